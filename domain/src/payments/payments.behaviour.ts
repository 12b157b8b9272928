import type { PortHarness, PortFixture } from '../testing/port-harness.ts';
import { addItem, cartIdOf, readCart, openSession, withFixture, refusalOf, updateCart, valueOf } from '../testing/fixtures.ts';
import type { TestApi } from '../testing/test-api.ts';
import { isPrepaid } from './payment-rules.ts';

const GUEST = { 'guest session': true, 'a cart exists': { positions: 1 } } as const;
const X_RECHNUNG_ON = { ...GUEST, 'global parameter set': { name: 'paymentTypes/xRechnung', value: 'true' } } as const;

const methodsOf = ({ shop, shopper }: PortFixture) => shop.payments.methods(shopper, cartIdOf(shopper));
const idsOf = async (fixture: PortFixture) => (await methodsOf(fixture)).map(({ paymentId }) => paymentId);

const offers = (harness: PortHarness, { it, expect }: TestApi): void => {
  it('tell name, description, the words of the button and whether they are prepaid; none is chosen yet (ENT-10)', withFixture(harness, GUEST, async (fixture) => {
    const methods = await methodsOf(fixture);
    expect(methods.length).toBeGreaterThan(1);
    for (const method of methods) {
      expect([method.displayName === '', method.description === '', method.selected, method.isPrepaid]).toEqual([false, false, false, isPrepaid(method.paymentId)]);
      expect([method.enabled, (method.buttonLabel ?? '') === '']).toEqual([true, false]);
    }
    const card = methods.find(({ paymentId }) => paymentId === 'CREDIT_CARD');
    expect(card?.icons.length).toBeGreaterThan(0);
    expect(card?.buttonInfo ?? '').not.toBe('');
  }));

  it('speak the language of the storefront', withFixture(harness, { ...GUEST, storefront: 'en' }, async (fixture) => {
    expect((await methodsOf(fixture)).find(({ paymentId }) => paymentId === 'RECHNUNG')?.displayName).toBe('Invoice');
  }));

  it('hold the invoice to public bodies on the German consumer shop while its switch is on', withFixture(harness, X_RECHNUNG_ON, async (fixture) => {
    expect(await idsOf(fixture)).toContain('X_RECHNUNG');
  }));

  it('do not hold it when the switch is off', withFixture(harness, { ...GUEST, 'global parameter set': { name: 'paymentTypes/xRechnung', value: 'false' } }, async (fixture) => {
    expect(await idsOf(fixture)).not.toContain('X_RECHNUNG');
  }));

  it('do not hold it in Austria', withFixture(harness, { ...X_RECHNUNG_ON, storefront: 'at' }, async (fixture) => {
    expect(await idsOf(fixture)).not.toContain('X_RECHNUNG');
  }));

  it('are none where nothing is to be paid', withFixture(harness, GUEST, async (fixture) => {
    valueOf(await updateCart(fixture, fixture.shopper, { do: 'add-voucher', code: fixture.vouchers.payless }));
    expect(await methodsOf(fixture)).toEqual([]);
  }));

  it('are the agreed terms on the business shop, chosen by themselves', withFixture(harness, { storefront: 'b2b-de', 'a registered customer': { kind: 'b2b' }, 'a cart exists': { positions: 1 } }, async (fixture) => {
    expect(await methodsOf(fixture)).toMatchObject([{ paymentId: 'RECHNUNG', selected: true, enabled: true }]);
    expect((await readCart(fixture, fixture.shopper)).selectedPayment).toBe('RECHNUNG');
  }));

  it('sell nothing on invoice above the limit, and say so (ENT-10)', withFixture(harness, GUEST, async (fixture) => {
    valueOf(await updateCart(fixture, fixture.shopper, addItem(fixture.goods.expensive, 20)));
    const invoice = (await methodsOf(fixture)).find(({ paymentId }) => paymentId === 'RECHNUNG');
    expect(invoice).toMatchObject({ enabled: false });
    expect(invoice?.additionalInfo ?? '').not.toBe('');
    expect(refusalOf(await fixture.shop.payments.select(fixture.shopper, cartIdOf(fixture.shopper), 'RECHNUNG'))).toEqual({ because: 'payment-disabled' });
  }));

  it('are none for a foreign cart', withFixture(harness, GUEST, async (fixture) => {
    const other = await openSession(fixture, fixture.anonymous);
    expect(await fixture.shop.payments.methods(other, cartIdOf(fixture.shopper))).toEqual([]);
    expect(refusalOf(await fixture.shop.payments.select(other, cartIdOf(fixture.shopper), 'RECHNUNG'))).toEqual({ because: 'no-such-payment' });
  }));
};

const choice = (harness: PortHarness, { it, expect }: TestApi): void => {
  it('stands on the cart and among the ways to pay (ENT-10)', withFixture(harness, GUEST, async (fixture) => {
    const { shop, shopper } = fixture;
    valueOf(await shop.payments.select(shopper, cartIdOf(shopper), 'CREDIT_CARD'));
    valueOf(await shop.payments.select(shopper, cartIdOf(shopper), 'VORKASSE'));
    expect((await readCart(fixture, shopper)).selectedPayment).toBe('VORKASSE');
    expect((await methodsOf(fixture)).filter(({ selected }) => selected).map(({ paymentId }) => paymentId)).toEqual(['VORKASSE']);
  }));

  it('is refused where the way to pay is not offered', withFixture(harness, GUEST, async ({ shop, shopper }) => {
    expect(refusalOf(await shop.payments.select(shopper, cartIdOf(shopper), 'MUSCHELN'))).toEqual({ because: 'no-such-payment' });
  }));

  it('needs the reference of the buyer where the invoice goes to a public body (ENT-10)', withFixture(harness, X_RECHNUNG_ON, async (fixture) => {
    const { shop, shopper } = fixture;
    const select = (reference?: string) => shop.payments.select(shopper, cartIdOf(shopper), 'X_RECHNUNG', reference);
    expect(refusalOf(await select())).toEqual({ because: 'payment-refused', message: 'shop.payment.buyerReference.required' });
    expect(refusalOf(await select('<b>'))).toEqual({ because: 'payment-refused', message: 'shop.payment.buyerReference.invalid' });
    valueOf(await select(' 04011000-1234512345-06 '));
    expect((await methodsOf(fixture)).find(({ selected }) => selected)).toMatchObject({ paymentId: 'X_RECHNUNG', buyerReference: '04011000-1234512345-06' });
    expect(await readCart(fixture, shopper)).toMatchObject({ selectedPayment: 'X_RECHNUNG', buyerReference: '04011000-1234512345-06' });
    valueOf(await shop.payments.select(shopper, cartIdOf(shopper), 'VORKASSE'));
    expect((await readCart(fixture, shopper)).buyerReference).toBeUndefined();
  }));

  it('no longer stands when the cart has outgrown it', withFixture(harness, GUEST, async (fixture) => {
    valueOf(await fixture.shop.payments.select(fixture.shopper, cartIdOf(fixture.shopper), 'RECHNUNG'));
    const { cart } = valueOf(await updateCart(fixture, fixture.shopper, addItem(fixture.goods.expensive, 20)));
    expect(cart.selectedPayment).toBeUndefined();
  }));
};

/** What every adapter of the payments port promises. */
export const behavesLikePayments = (harness: PortHarness, t: TestApi): void => {
  t.describe('the ways to pay', () => offers(harness, t));
  t.describe('the choice of a way to pay', () => choice(harness, t));
};
