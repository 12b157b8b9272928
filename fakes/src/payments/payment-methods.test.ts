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
      for (const field of ['displayName', 'description'] as const)
        expect(new Set(all.map((method) => method[field])).size).toBe(all.length);
      expect(new Set(all.map(({ buttonLabel }) => buttonLabel)).size).toBe(1);
    }
  });

  it('is the text on the order button that the law requires (§ 312j (3) BGB)', async () => {
    expect((await methods())[0]?.buttonLabel).toBe('Zahlungspflichtig bestellen');
    expect((await methods({ ...GUEST, storefront: 'en' }))[0]?.buttonLabel).toBe('Order with obligation to pay');
  });

  it('is what follows the button where a provider is next', async () => {
    expect((await methods()).filter((method) => 'buttonInfo' in method).map(({ paymentId }) => paymentId)).toEqual([
      'CREDIT_CARD',
      'PAYPAL',
    ]);
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

  it.each([
    ['de', 'bis zu einem Bestellwert von 750 €', 'leider nicht möglich'],
    ['ch', 'bis zu einem Bestellwert von CHF 750', 'leider nicht möglich'],
    ['en', 'up to an order value of €750', 'not available for this order'],
  ] as const)(
    'says on %s why there is no invoice: its limit, or that there is no credit',
    async (storefront, limit, declined) => {
      const fixture = await inMemoryHarness.arrange({ ...GUEST, storefront });
      const { shop, shopper, goods } = fixture;
      const reasons = async () =>
        (await shop.payments.methods(shopper, cartIdOf(shopper)))
          .map(({ additionalInfo }) => additionalInfo ?? '')
          .filter((text) => text !== '');
      expect(await reasons()).toEqual([]);
      valueOf(await updateCart(fixture, shopper, addItem(goods.expensive, 20)));
      const [aboveLimit] = await reasons();
      const { addressId } = valueOf(await shop.addresses.add(shopper, 'billing', anAddressForm({ postcode: '01009' })));
      valueOf(await shop.addresses.select(shopper, cartIdOf(shopper), 'billing', addressId));
      const [noCredit] = await reasons();
      expect(aboveLimit).toContain(limit);
      expect(noCredit).toContain(declined);
    },
  );
});

describe('every payment method that the specification names', () => {
  const NAMES = {
    CREDIT_CARD: ['Kreditkarte', 'Credit card'],
    PAYPAL: ['PayPal', 'PayPal'],
    AMAZONPAY: ['Amazon Pay', 'Amazon Pay'],
    INVOICE: ['Kauf auf Rechnung', 'Pay by invoice'],
    RECHNUNG: ['Rechnung', 'Invoice'],
    RECHNUNG_V: ['Rechnung nach Vereinbarung', 'Invoice on agreed terms'],
    CASH_ON_DELIVERY: ['Nachnahme', 'Cash on delivery'],
    TWINT: ['TWINT', 'TWINT'],
    X_RECHNUNG: ['XRechnung', 'XRechnung (e-invoice)'],
    VINCO_V: ['Vorauszahlung mit Vinco', 'Payment in advance with Vinco'],
    VORKASSE_V: ['Vorkasse nach Vereinbarung', 'Prepayment as agreed'],
    VORKASSE: ['Vorkasse', 'Prepayment'],
    PREPAID: ['Prepaid-Guthaben', 'Prepaid balance'],
  } as const;
  const offered = (storefront: 'de' | 'en', ids: readonly string[] = Object.keys(NAMES)) =>
    methods({ ...GUEST, storefront, 'global parameter set': { name: 'paymentTypes/offered', value: ids.join(',') } });

  it('has a name and a description of its own in both languages (PAY-05)', async () => {
    for (const [at, storefront] of (['de', 'en'] as const).entries()) {
      const all = await offered(storefront);
      expect(all.map(({ displayName }) => displayName)).toEqual(Object.values(NAMES).map((names) => names[at]));
      for (const { description } of all) expect(description.split(' ').length).toBeGreaterThan(4);
      expect(new Set(all.map(({ description }) => description)).size).toBe(13);
    }
    const [german, english] = await Promise.all([offered('de'), offered('en')]);
    expect(
      german
        .map(({ description }) => description)
        .filter((text) => english.some(({ description }) => description === text)),
    ).toEqual([]);
  });

  it('leads to its provider after the button where there is one, and says so in both languages', async () => {
    const said = async (storefront: 'de' | 'en') =>
      Object.fromEntries(
        (await offered(storefront)).flatMap(({ paymentId, buttonInfo }) =>
          buttonInfo === undefined ? [] : [[paymentId, buttonInfo]],
        ),
      );
    expect(await said('de')).toEqual({
      CREDIT_CARD: expect.stringMatching(/^Danach .*Karte/u) as unknown,
      PAYPAL: expect.stringMatching(/^Danach .*PayPal/u) as unknown,
      AMAZONPAY: expect.stringMatching(/^Danach .*Amazon Pay/u) as unknown,
      TWINT: expect.stringMatching(/^Danach .*TWINT-App/u) as unknown,
    });
    expect(await said('en')).toEqual({
      CREDIT_CARD: expect.stringMatching(/^Next .*card/u) as unknown,
      PAYPAL: expect.stringMatching(/^Next .*PayPal/u) as unknown,
      AMAZONPAY: expect.stringMatching(/^Next .*Amazon Pay/u) as unknown,
      TWINT: expect.stringMatching(/^Next .*TWINT app/u) as unknown,
    });
  });

  it('shows the picture of its kind', async () => {
    const ids = ['AMAZONPAY', 'TWINT', 'INVOICE', 'RECHNUNG_V', 'VORKASSE_V', 'VINCO_V', 'PREPAID'];
    expect((await offered('de', ids)).map(({ icons }) => icons)).toEqual([
      ['amazon-pay'],
      ['twint'],
      ['invoice'],
      ['invoice'],
      [],
      [],
      [],
    ]);
  });

  it('stands beside an unknown one, which is called by its id, says nothing else and counts as prepaid (PAY-06)', async () => {
    expect((await offered('de', ['VORKASSE', 'MUSCHELN']))[1]).toStrictEqual({
      paymentId: 'MUSCHELN',
      displayName: 'MUSCHELN',
      description: '',
      icons: [],
      selected: false,
      enabled: true,
      isPrepaid: true,
    });
  });
});

describe('what a business customer reads about the invoice', () => {
  const invoiceOf = async (preconditions: Preconditions) =>
    (await methods({ 'a cart exists': { positions: 1 }, ...preconditions })).map(({ displayName, description }) => [
      displayName,
      description,
    ]);

  it('is the term that was agreed with them, in days', async () => {
    expect(await invoiceOf({ storefront: 'b2b-de', 'a registered customer': { kind: 'b2b' } })).toEqual([
      ['Rechnung, 30 Tage netto', 'Sie bezahlen innerhalb von 30 Tagen nach Rechnungsdatum, ohne Abzug.'],
    ]);
    expect(await invoiceOf({ storefront: 'b2b-en', 'a registered customer': { kind: 'b2b' } })).toEqual([
      ['Invoice, 30 days net', 'You pay within 30 days of the invoice date, without deduction.'],
    ]);
  });

  it('is nothing about days agreed as long as nobody has logged in', async () => {
    expect(await invoiceOf({ storefront: 'b2b-de' })).toEqual([
      ['Rechnung', 'Sie bezahlen innerhalb von 14 Tagen nach Erhalt der Ware.'],
    ]);
  });
});

it('counts delivery costs towards the limit of an invoice', async () => {
  const on = await aShop();
  const { shop } = on;
  const itemId = on.picked();
  // Delivery to Vienna costs 9.95 in addition to goods of 741 euros.
  on.world.run((tx) => setPrice(tx, itemId, 74_100));
  valueOf(await updateCart(on, on.shopper, addItem(itemId)));
  const guest = asSignedIn(
    on.shopper,
    'guest',
    valueOf(
      await shop.sessions.registerGuest(on.shopper, {
        email: 'gast@example.org',
        billingAddress: anAddressForm({ country: 'AT', postcode: '1010' }),
      }),
    ),
  );
  const invoice = async () =>
    (await shop.payments.methods(guest, cartIdOf(guest))).find(({ paymentId }) => paymentId === 'RECHNUNG')?.enabled;
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
    expect(chosen.filter((method) => 'buyerReference' in method).map(({ paymentId }) => paymentId)).toEqual([
      'X_RECHNUNG',
    ]);
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
    expect(
      refusalOf(await payments.select(fixture.shopper, cartIdOf(fixture.shopper), 'X_RECHNUNG', ' ')),
    ).toMatchObject({ because: 'payment-refused' });
    expect((await readCart(fixture, fixture.shopper)).selectedPayment).toBe('VORKASSE');
  });
});

it('a cart that became an order offers and accepts no payment method', async () => {
  const { shop, shopper } = await inMemoryHarness.arrange({ ...GUEST, 'the cart is ready': { paymentId: 'RECHNUNG' } });
  valueOf(await shop.orders.submit(shopper, cartIdOf(shopper)));
  expect(await shop.payments.methods(shopper, cartIdOf(shopper))).toEqual([]);
  expect(refusalOf(await shop.payments.select(shopper, cartIdOf(shopper), 'VORKASSE'))).toEqual({
    because: 'no-such-payment',
  });
});
