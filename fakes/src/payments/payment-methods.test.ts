import type { PaymentMethod } from '@shop/domain/payments/payment';
import { anAddressForm } from '@shop/domain/testing/an-address';
import type { Preconditions } from '@shop/domain/testing/preconditions';
import { addItem, cartIdOf, readCart, refusalOf, asSignedIn, updateCart, valueOf } from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { setPrice } from '../catalogue/prices.ts';
import { aShop } from '../testing/a-shop.ts';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';

const GUEST: Preconditions = { 'guest session': true, 'a cart exists': { positions: 1 } };

const methods = async (preconditions: Preconditions = GUEST) => {
  const { shop, shopper } = await inMemoryHarness.arrange(preconditions);
  return shop.payments.methods(shopper, cartIdOf(shopper));
};

const shown = ({ displayName, description, buttonLabel = '', additionalInfo, buttonInfo }: PaymentMethod) =>
  [displayName, description, buttonLabel, additionalInfo, buttonInfo].filter((text) => text !== undefined);

describe('what a shopper reads about payment methods', () => {
  it('is a separate text for each, in both languages', async () => {
    const read = await Promise.all([methods(), methods({ ...GUEST, storefront: 'en' })]);
    const [german = [], english = []] = read.map((all) => all.flatMap(shown));
    expect(german).toHaveLength(english.length);
    expect([...german, ...english].filter((text) => text.trim() === '')).toEqual([]);
    expect(german.filter((text) => english.includes(text))).toEqual(['PayPal']);
    for (const all of read) {
      for (const field of ['displayName', 'description'] as const) expect(new Set(all.map((method) => method[field])).size).toBe(all.length);
      expect(new Set(all.map(({ buttonLabel }) => buttonLabel)).size).toBe(1);
    }
  });

  it('is the text on the order button that the law requires (§ 312j (3) BGB)', async () => {
    expect((await methods())[0]?.buttonLabel).toBe('Zahlungspflichtig bestellen');
    expect((await methods({ ...GUEST, storefront: 'en' }))[0]?.buttonLabel).toBe('Order with obligation to pay');
  });

  it('is what follows the button where a provider is next', async () => {
    expect((await methods()).filter((method) => 'buttonInfo' in method).map(({ paymentId }) => paymentId)).toEqual(['CREDIT_CARD', 'PAYPAL']);
  });

  it('has the logos of the cards and invoices; prepayment has none', async () => {
    expect((await methods()).map(({ paymentId, icons }) => [paymentId, icons])).toEqual([
      ['CREDIT_CARD', ['visa', 'mastercard']],
      ['PAYPAL', ['paypal']],
      ['RECHNUNG', ['invoice']],
      ['X_RECHNUNG', ['e-invoice']],
      ['VORKASSE', []],
      ['CASH_ON_DELIVERY', ['cash']],
    ]);
  });

  it.each(['de', 'en'] as const)('says on %s why there is no invoice, with different texts for both reasons', async (storefront) => {
    const fixture = await inMemoryHarness.arrange({ ...GUEST, storefront });
    const { shop, shopper, goods } = fixture;
    const reasons = async () => (await shop.payments.methods(shopper, cartIdOf(shopper))).map(({ additionalInfo }) => additionalInfo ?? '').filter((text) => text !== '');
    expect(await reasons()).toEqual([]);
    valueOf(await updateCart(fixture, shopper, addItem(goods.expensive, 20)));
    const [aboveLimit] = await reasons();
    const { addressId } = valueOf(await shop.addresses.add(shopper, 'billing', anAddressForm({ postcode: '01009' })));
    valueOf(await shop.addresses.select(shopper, cartIdOf(shopper), 'billing', addressId));
    const [noCredit] = await reasons();
    expect(aboveLimit).toContain(storefront === 'de' ? 'Höchstwert' : 'maximum order value');
    expect(noCredit).toContain(storefront === 'de' ? 'leider nicht möglich' : 'not available for this order');
  });
});

it('counts delivery costs towards the limit of an invoice', async () => {
  const on = await aShop();
  const { shop } = on;
  const itemId = on.picked();
  // Delivery to Vienna costs 9.95 in addition to goods of 741 euros.
  on.world.run((tx) => setPrice(tx, itemId, 74_100));
  valueOf(await updateCart(on, on.shopper, addItem(itemId)));
  const guest = asSignedIn(on.shopper, 'guest', valueOf(await shop.sessions.registerGuest(on.shopper, { email: 'gast@example.org', billingAddress: anAddressForm({ country: 'AT', postcode: '1010' }) })));
  const invoice = async () => (await shop.payments.methods(guest, cartIdOf(guest))).find(({ paymentId }) => paymentId === 'RECHNUNG')?.enabled;
  expect(await invoice()).toBe(false);
  on.world.run((tx) => setPrice(tx, itemId, 74_005));
  expect((await readCart(on, guest)).total.minor).toBe(75_000);
  expect(await invoice()).toBe(true);
});

describe('a selected payment method', () => {
  it('has the buyer’s reference only with the e-invoice', async () => {
    const { shop, shopper } = await inMemoryHarness.arrange(GUEST);
    valueOf(await shop.payments.select(shopper, cartIdOf(shopper), 'X_RECHNUNG', '04011000-1234512345-06'));
    const chosen = await shop.payments.methods(shopper, cartIdOf(shopper));
    expect(chosen.filter((method) => 'buyerReference' in method).map(({ paymentId }) => paymentId)).toEqual(['X_RECHNUNG']);
    expect((await methods()).filter((method) => 'buyerReference' in method)).toEqual([]);
  });

  it('needs no reference for an ordinary invoice, and stores none', async () => {
    const fixture = await inMemoryHarness.arrange(GUEST);
    valueOf(await fixture.shop.payments.select(fixture.shopper, cartIdOf(fixture.shopper), 'RECHNUNG', '<b>'));
    expect('buyerReference' in (await readCart(fixture, fixture.shopper))).toBe(false);
  });

  it('stays when another one is refused', async () => {
    const fixture = await inMemoryHarness.arrange(GUEST);
    const { payments } = fixture.shop;
    valueOf(await payments.select(fixture.shopper, cartIdOf(fixture.shopper), 'VORKASSE'));
    expect(refusalOf(await payments.select(fixture.shopper, cartIdOf(fixture.shopper), 'X_RECHNUNG', ' '))).toMatchObject({ because: 'payment-refused' });
    expect((await readCart(fixture, fixture.shopper)).selectedPayment).toBe('VORKASSE');
  });
});

it('a cart that became an order offers and accepts no payment method', async () => {
  const { shop, shopper } = await inMemoryHarness.arrange({ ...GUEST, 'the cart is ready': { paymentId: 'RECHNUNG' } });
  valueOf(await shop.orders.submit(shopper, cartIdOf(shopper)));
  expect(await shop.payments.methods(shopper, cartIdOf(shopper))).toEqual([]);
  expect(refusalOf(await shop.payments.select(shopper, cartIdOf(shopper), 'VORKASSE'))).toEqual({ because: 'no-such-payment' });
});
