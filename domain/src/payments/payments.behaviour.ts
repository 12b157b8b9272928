import type { PortHarness, Scene } from '../testing/port-harness.ts';
import { adding, cartIdOf, cartOf, entered, onScene, refusalOf, updated, valueOf } from '../testing/scenes.ts';
import type { TestApi } from '../testing/test-api.ts';
import { isPrepaid } from './payment-rules.ts';

const GUEST = { 'guest session': true, 'a cart exists': { positions: 1 } } as const;
const X_RECHNUNG_ON = { ...GUEST, 'global parameter set': { name: 'paymentTypes/xRechnung', value: 'true' } } as const;

const methodsOf = ({ shop, shopper }: Scene) => shop.payments.methods(shopper, cartIdOf(shopper));
const idsOf = async (scene: Scene) => (await methodsOf(scene)).map(({ paymentId }) => paymentId);

const offers = (harness: PortHarness, { it, expect }: TestApi): void => {
  it('tell name, description, the words of the button and whether they are prepaid; none is chosen yet (ENT-10)', onScene(harness, GUEST, async (scene) => {
    const methods = await methodsOf(scene);
    expect(methods.length).toBeGreaterThan(1);
    for (const method of methods) {
      expect([method.displayName === '', method.description === '', method.selected, method.isPrepaid]).toEqual([false, false, false, isPrepaid(method.paymentId)]);
      expect([method.enabled, (method.buttonLabel ?? '') === '']).toEqual([true, false]);
    }
    const card = methods.find(({ paymentId }) => paymentId === 'CREDIT_CARD');
    expect(card?.icons.length).toBeGreaterThan(0);
    expect(card?.buttonInfo ?? '').not.toBe('');
  }));

  it('speak the language of the storefront', onScene(harness, { ...GUEST, storefront: 'en' }, async (scene) => {
    expect((await methodsOf(scene)).find(({ paymentId }) => paymentId === 'RECHNUNG')?.displayName).toBe('Invoice');
  }));

  it('hold the invoice to public bodies on the German consumer shop while its switch is on', onScene(harness, X_RECHNUNG_ON, async (scene) => {
    expect(await idsOf(scene)).toContain('X_RECHNUNG');
  }));

  it('do not hold it when the switch is off', onScene(harness, { ...GUEST, 'global parameter set': { name: 'paymentTypes/xRechnung', value: 'false' } }, async (scene) => {
    expect(await idsOf(scene)).not.toContain('X_RECHNUNG');
  }));

  it('do not hold it in Austria', onScene(harness, { ...X_RECHNUNG_ON, storefront: 'at' }, async (scene) => {
    expect(await idsOf(scene)).not.toContain('X_RECHNUNG');
  }));

  it('are none where nothing is to be paid', onScene(harness, GUEST, async (scene) => {
    valueOf(await updated(scene, scene.shopper, { do: 'add-voucher', code: scene.vouchers.payless }));
    expect(await methodsOf(scene)).toEqual([]);
  }));

  it('are the agreed terms on the business shop, chosen by themselves', onScene(harness, { storefront: 'b2b-de', 'a registered customer': { kind: 'b2b' }, 'a cart exists': { positions: 1 } }, async (scene) => {
    expect(await methodsOf(scene)).toMatchObject([{ paymentId: 'RECHNUNG', selected: true, enabled: true }]);
    expect((await cartOf(scene, scene.shopper)).selectedPayment).toBe('RECHNUNG');
  }));

  it('sell nothing on invoice above the limit, and say so (ENT-10)', onScene(harness, GUEST, async (scene) => {
    valueOf(await updated(scene, scene.shopper, adding(scene.goods.expensive, 20)));
    const invoice = (await methodsOf(scene)).find(({ paymentId }) => paymentId === 'RECHNUNG');
    expect(invoice).toMatchObject({ enabled: false });
    expect(invoice?.additionalInfo ?? '').not.toBe('');
    expect(refusalOf(await scene.shop.payments.select(scene.shopper, cartIdOf(scene.shopper), 'RECHNUNG'))).toEqual({ because: 'payment-disabled' });
  }));

  it('are none for a foreign cart', onScene(harness, GUEST, async (scene) => {
    const other = await entered(scene, scene.stranger);
    expect(await scene.shop.payments.methods(other, cartIdOf(scene.shopper))).toEqual([]);
    expect(refusalOf(await scene.shop.payments.select(other, cartIdOf(scene.shopper), 'RECHNUNG'))).toEqual({ because: 'no-such-payment' });
  }));
};

const choice = (harness: PortHarness, { it, expect }: TestApi): void => {
  it('stands on the cart and among the ways to pay (ENT-10)', onScene(harness, GUEST, async (scene) => {
    const { shop, shopper } = scene;
    valueOf(await shop.payments.select(shopper, cartIdOf(shopper), 'CREDIT_CARD'));
    valueOf(await shop.payments.select(shopper, cartIdOf(shopper), 'VORKASSE'));
    expect((await cartOf(scene, shopper)).selectedPayment).toBe('VORKASSE');
    expect((await methodsOf(scene)).filter(({ selected }) => selected).map(({ paymentId }) => paymentId)).toEqual(['VORKASSE']);
  }));

  it('is refused where the way to pay is not offered', onScene(harness, GUEST, async ({ shop, shopper }) => {
    expect(refusalOf(await shop.payments.select(shopper, cartIdOf(shopper), 'MUSCHELN'))).toEqual({ because: 'no-such-payment' });
  }));

  it('needs the reference of the buyer where the invoice goes to a public body (ENT-10)', onScene(harness, X_RECHNUNG_ON, async (scene) => {
    const { shop, shopper } = scene;
    const select = (reference?: string) => shop.payments.select(shopper, cartIdOf(shopper), 'X_RECHNUNG', reference);
    expect(refusalOf(await select())).toEqual({ because: 'payment-refused', message: 'shop.payment.buyerReference.required' });
    expect(refusalOf(await select('<b>'))).toEqual({ because: 'payment-refused', message: 'shop.payment.buyerReference.invalid' });
    valueOf(await select(' 04011000-1234512345-06 '));
    expect((await methodsOf(scene)).find(({ selected }) => selected)).toMatchObject({ paymentId: 'X_RECHNUNG', buyerReference: '04011000-1234512345-06' });
    expect(await cartOf(scene, shopper)).toMatchObject({ selectedPayment: 'X_RECHNUNG', buyerReference: '04011000-1234512345-06' });
    valueOf(await shop.payments.select(shopper, cartIdOf(shopper), 'VORKASSE'));
    expect((await cartOf(scene, shopper)).buyerReference).toBeUndefined();
  }));

  it('no longer stands when the cart has outgrown it', onScene(harness, GUEST, async (scene) => {
    valueOf(await scene.shop.payments.select(scene.shopper, cartIdOf(scene.shopper), 'RECHNUNG'));
    const { cart } = valueOf(await updated(scene, scene.shopper, adding(scene.goods.expensive, 20)));
    expect(cart.selectedPayment).toBeUndefined();
  }));
};

/** The law of the payments. */
export const behavesLikePayments = (harness: PortHarness, t: TestApi): void => {
  t.describe('the ways to pay', () => offers(harness, t));
  t.describe('the choice of a way to pay', () => choice(harness, t));
};
