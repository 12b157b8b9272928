import type { PortHarness, PortFixture } from '../testing/port-harness.ts';
import {
  addItem,
  cartIdOf,
  readCart,
  openSession,
  withFixture,
  refusalOf,
  updateCart,
  valueOf,
} from '../testing/fixtures.ts';
import type { TestApi } from '../testing/test-api.ts';

const GUEST = { 'guest session': true, 'a cart exists': { positions: 1 } } as const;
const X_RECHNUNG_ON = { ...GUEST, 'global parameter set': { name: 'paymentTypes/xRechnung', value: 'true' } } as const;

const methodsOf = ({ shop, shopper }: PortFixture) => shop.payments.methods(shopper, cartIdOf(shopper));
const idsOf = async (fixture: PortFixture) => (await methodsOf(fixture)).map(({ paymentId }) => paymentId);

const offers = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'have name, description, button label and whether they are prepaid; none is selected yet (ENT-10)',
    withFixture(harness, GUEST, async (fixture) => {
      const methods = await methodsOf(fixture);
      expect(methods.length).toBeGreaterThan(1);
      for (const method of methods) {
        expect([method.displayName === '', method.description === '', method.selected, method.isPrepaid]).toEqual([
          false,
          false,
          false,
          ['VINCO_V', 'VORKASSE_V', 'VORKASSE', 'PREPAID'].includes(method.paymentId),
        ]);
        expect([method.enabled, (method.buttonLabel ?? '') === '']).toEqual([true, false]);
      }
      const card = methods.find(({ paymentId }) => paymentId === 'CREDIT_CARD');
      expect(card?.icons.length).toBeGreaterThan(0);
      expect(card?.buttonInfo ?? '').not.toBe('');
    }),
  );

  it(
    'are in the language of the storefront',
    withFixture(harness, { ...GUEST, storefront: 'en' }, async (fixture) => {
      expect((await methodsOf(fixture)).find(({ paymentId }) => paymentId === 'RECHNUNG')?.displayName).toBe('Invoice');
    }),
  );

  it(
    'include the invoice to public bodies in the German consumer shop while its switch is on',
    withFixture(harness, X_RECHNUNG_ON, async (fixture) => {
      expect(await idsOf(fixture)).toContain('X_RECHNUNG');
    }),
  );

  it(
    'do not include it when the switch is off',
    withFixture(
      harness,
      { ...GUEST, 'global parameter set': { name: 'paymentTypes/xRechnung', value: 'false' } },
      async (fixture) => {
        expect(await idsOf(fixture)).not.toContain('X_RECHNUNG');
      },
    ),
  );

  it(
    'do not include it in Austria',
    withFixture(harness, { ...X_RECHNUNG_ON, storefront: 'at' }, async (fixture) => {
      expect(await idsOf(fixture)).not.toContain('X_RECHNUNG');
    }),
  );

  it(
    'are empty if there is nothing to pay',
    withFixture(harness, GUEST, async (fixture) => {
      valueOf(await updateCart(fixture, fixture.shopper, { do: 'add-voucher', code: fixture.vouchers.payless }));
      expect(await methodsOf(fixture)).toEqual([]);
    }),
  );

  it(
    'are the agreed terms in the business shop, preselected',
    withFixture(
      harness,
      { storefront: 'b2b-de', 'a registered customer': { kind: 'b2b' }, 'a cart exists': { positions: 1 } },
      async (fixture) => {
        expect(await methodsOf(fixture)).toMatchObject([{ paymentId: 'RECHNUNG', selected: true, enabled: true }]);
        expect((await readCart(fixture, fixture.shopper)).selectedPayment).toBe('RECHNUNG');
      },
    ),
  );

  it(
    'disable the invoice above its limit, and give the reason (ENT-10)',
    withFixture(harness, GUEST, async (fixture) => {
      valueOf(await updateCart(fixture, fixture.shopper, addItem(fixture.goods.expensive, 20)));
      const invoice = (await methodsOf(fixture)).find(({ paymentId }) => paymentId === 'RECHNUNG');
      expect(invoice).toMatchObject({ enabled: false });
      expect(invoice?.additionalInfo ?? '').not.toBe('');
      expect(
        refusalOf(await fixture.shop.payments.select(fixture.shopper, cartIdOf(fixture.shopper), 'RECHNUNG')),
      ).toEqual({ because: 'payment-disabled' });
    }),
  );

  it(
    'are empty for somebody else’s cart',
    withFixture(harness, GUEST, async (fixture) => {
      const other = await openSession(fixture, fixture.anonymous);
      expect(await fixture.shop.payments.methods(other, cartIdOf(fixture.shopper))).toEqual([]);
      expect(refusalOf(await fixture.shop.payments.select(other, cartIdOf(fixture.shopper), 'RECHNUNG'))).toEqual({
        because: 'no-such-payment',
      });
    }),
  );
};

const choice = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'shows on the cart and among the payment methods (ENT-10)',
    withFixture(harness, GUEST, async (fixture) => {
      const { shop, shopper } = fixture;
      valueOf(await shop.payments.select(shopper, cartIdOf(shopper), 'CREDIT_CARD'));
      valueOf(await shop.payments.select(shopper, cartIdOf(shopper), 'VORKASSE'));
      expect((await readCart(fixture, shopper)).selectedPayment).toBe('VORKASSE');
      expect((await methodsOf(fixture)).filter(({ selected }) => selected).map(({ paymentId }) => paymentId)).toEqual([
        'VORKASSE',
      ]);
    }),
  );

  it(
    'is refused if the method is not offered',
    withFixture(harness, GUEST, async ({ shop, shopper }) => {
      expect(refusalOf(await shop.payments.select(shopper, cartIdOf(shopper), 'MUSCHELN'))).toEqual({
        because: 'no-such-payment',
      });
    }),
  );

  it(
    'needs the buyer’s reference if the invoice goes to a public body (ENT-10)',
    withFixture(harness, X_RECHNUNG_ON, async (fixture) => {
      const { shop, shopper } = fixture;
      const select = (reference?: string) => shop.payments.select(shopper, cartIdOf(shopper), 'X_RECHNUNG', reference);
      expect(refusalOf(await select())).toEqual({
        because: 'payment-refused',
        message: 'shop.payment.buyerReference.required',
      });
      expect(refusalOf(await select('<b>'))).toEqual({
        because: 'payment-refused',
        message: 'shop.payment.buyerReference.invalid',
      });
      valueOf(await select(' 04011000-1234512345-06 '));
      expect((await methodsOf(fixture)).find(({ selected }) => selected)).toMatchObject({
        paymentId: 'X_RECHNUNG',
        buyerReference: '04011000-1234512345-06',
      });
      expect(await readCart(fixture, shopper)).toMatchObject({
        selectedPayment: 'X_RECHNUNG',
        buyerReference: '04011000-1234512345-06',
      });
      valueOf(await shop.payments.select(shopper, cartIdOf(shopper), 'VORKASSE'));
      expect((await readCart(fixture, shopper)).buyerReference).toBeUndefined();
    }),
  );

  it(
    'is dropped when the cart exceeds the method’s limit',
    withFixture(harness, GUEST, async (fixture) => {
      valueOf(await fixture.shop.payments.select(fixture.shopper, cartIdOf(fixture.shopper), 'RECHNUNG'));
      const { cart } = valueOf(await updateCart(fixture, fixture.shopper, addItem(fixture.goods.expensive, 20)));
      expect(cart.selectedPayment).toBeUndefined();
    }),
  );
};

/** What every adapter of the payments port promises. */
export const behavesLikePayments = (harness: PortHarness, t: TestApi): void => {
  t.describe('the payment methods', () => offers(harness, t));
  t.describe('the choice of a payment method', () => choice(harness, t));
};
