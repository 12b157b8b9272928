import type { CategoryId } from '@shop/domain/catalogue/product';
import { AMAZON_PAY_ACTIVATED, AMAZON_PAY_PARAMETER } from '@shop/domain/payments/express-payment';
import { money } from '@shop/domain/shared/money';
import { ALL_STOREFRONTS, type StorefrontId, STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { anAddress } from '@shop/domain/testing/an-address';
import { describe, expect, it } from 'vitest';
import { type CalculatedCart, calculateCart } from '../carts/cart-totals.ts';
import { setParameter } from '../parameters/parameter-values.ts';
import { aCartRecord } from '../testing/a-cart-record.ts';
import { aPricedLine } from '../testing/a-priced-line.ts';
import { aView } from '../testing/a-view.ts';
import { hindranceText } from './method-texts.ts';
import { paymentName } from './payment-name.ts';
import { isOfferedTo, paymentOffers, selectedPayment } from './payment-offers.ts';

const view = aView();
const withoutXRechnung = aView((tx) => setParameter(tx, 'paymentTypes/xRechnung', 'false'));

const cartWithTotal = (name: StorefrontId, minor: number, billingPostcode?: string): CalculatedCart => {
  const storefront = STOREFRONTS[name];
  const cart = calculateCart(view, storefront, aCartRecord(), { shippingCost: true });
  const place =
    billingPostcode === undefined
      ? cart.place
      : { ...cart.place, billingAddress: anAddress({ postCode: billingPostcode }) };
  return { ...cart, total: money(minor, storefront.currency), place };
};

const offers = (name: StorefrontId, minor = 5000, seen = view) =>
  paymentOffers(seen, STOREFRONTS[name], cartWithTotal(name, minor)).map(({ paymentId }) => paymentId);
const hindrances = (minor: number, billingPostcode?: string) =>
  paymentOffers(view, STOREFRONTS.de, cartWithTotal('de', minor, billingPostcode)).flatMap(
    ({ paymentId, hindrance }) => (hindrance === undefined ? [] : [[paymentId, hindrance]]),
  );

describe('the payment methods', () => {
  it.each<[StorefrontId, readonly string[]]>([
    ['de', ['CREDIT_CARD', 'PAYPAL', 'RECHNUNG', 'X_RECHNUNG', 'VORKASSE', 'CASH_ON_DELIVERY']],
    ['en', ['CREDIT_CARD', 'PAYPAL', 'RECHNUNG', 'X_RECHNUNG', 'VORKASSE', 'CASH_ON_DELIVERY']],
    ['at', ['CREDIT_CARD', 'PAYPAL', 'RECHNUNG', 'VORKASSE']],
    ['ch', ['CREDIT_CARD', 'TWINT', 'RECHNUNG', 'VORKASSE']],
    ['b2b-de', ['RECHNUNG']],
  ])('on %s are %j', (name, expected) => {
    expect(offers(name)).toEqual(expected);
  });

  it('never include cash in francs, whose totals are not rounded to coins', () => {
    expect(ALL_STOREFRONTS.filter(({ currency }) => currency === 'CHF').flatMap(({ id }) => offers(id))).not.toContain(
      'CASH_ON_DELIVERY',
    );
  });

  it('exclude the e-invoice while its switch is off (FLAG-03)', () => {
    expect(offers('de', 5000, withoutXRechnung)).toEqual([
      'CREDIT_CARD',
      'PAYPAL',
      'RECHNUNG',
      'VORKASSE',
      'CASH_ON_DELIVERY',
    ]);
  });

  it('exclude TWINT while its switch is off', () => {
    expect(
      offers(
        'ch',
        5000,
        aView((tx) => setParameter(tx, 'paymentTypes/twint', 'false')),
      ),
    ).toEqual(['CREDIT_CARD', 'RECHNUNG', 'VORKASSE']);
  });

  it('are those that testers name, in their order, known or not, except for business customers', () => {
    const replaced = aView((tx) => setParameter(tx, 'paymentTypes/offered', ' VINCO_V,INVOICE, MUSCHELN,INVOICE,,'));
    for (const name of ['de', 'at', 'ch'] as const)
      expect(offers(name, 5000, replaced)).toEqual(['VINCO_V', 'INVOICE', 'MUSCHELN']);
    expect(offers('b2b-de', 5000, replaced)).toEqual(['RECHNUNG']);
  });

  it.each<StorefrontId>(['de', 'ch', 'b2b-de'])('are empty on %s if nothing is to be paid', (name) => {
    expect(offers(name, 0)).toEqual([]);
    expect(offers(name, 1)).not.toEqual([]);
  });
});

describe('an invoice', () => {
  it.each([
    ['750.00', 75_000, '10115', []],
    ['a cent more', 75_001, '10115', [['RECHNUNG', 'above-limit']]],
    ['750.00 while nobody has said who pays', 75_000, undefined, []],
    ['little where there is no credit', 1000, '01009', [['RECHNUNG', 'no-credit']]],
    ['little where there is no credit in Austria', 1000, '1009', [['RECHNUNG', 'no-credit']]],
    ['much where there is no credit', 75_001, '01009', [['RECHNUNG', 'no-credit']]],
  ])('over %s', (_, minor, postcode, expected) => {
    expect(hindrances(minor, postcode)).toEqual(expected);
  });

  it('is limited and refused under both of its names', () => {
    const both = aView((tx) => setParameter(tx, 'paymentTypes/offered', 'INVOICE,RECHNUNG,VORKASSE'));
    expect(paymentOffers(both, STOREFRONTS.de, cartWithTotal('de', 75_001))).toStrictEqual([
      { paymentId: 'INVOICE', hindrance: 'above-limit' },
      { paymentId: 'RECHNUNG', hindrance: 'above-limit' },
      { paymentId: 'VORKASSE' },
    ]);
    expect(
      paymentOffers(both, STOREFRONTS.de, cartWithTotal('de', 1000, '01009')).map(({ hindrance }) => hindrance),
    ).toEqual(['no-credit', 'no-credit', undefined]);
  });

  it('is what business customers agreed on, whatever the amount', () => {
    expect(paymentOffers(view, STOREFRONTS['b2b-de'], cartWithTotal('b2b-de', 1_000_000, '01009'))).toEqual([
      { paymentId: 'RECHNUNG' },
    ]);
  });
});

describe('Amazon Pay', () => {
  const activated = aView((tx) => setParameter(tx, AMAZON_PAY_PARAMETER, AMAZON_PAY_ACTIVATED));
  const offered = (name: StorefrontId, ...categoryIds: readonly CategoryId[]) =>
    paymentOffers(activated, STOREFRONTS[name], {
      ...cartWithTotal(name, 5000),
      lines: categoryIds.map((categoryId) => aPricedLine({ categoryId })),
    }).map(({ paymentId }) => paymentId);

  it('is offered to consumers of every storefront while its switch is on (FLAG-03, PAY-09)', () => {
    expect(offered('de', '2011')).toEqual([
      'CREDIT_CARD',
      'PAYPAL',
      'AMAZONPAY',
      'RECHNUNG',
      'X_RECHNUNG',
      'VORKASSE',
      'CASH_ON_DELIVERY',
    ]);
    expect(offered('ch', '2011')).toEqual(['CREDIT_CARD', 'AMAZONPAY', 'TWINT', 'RECHNUNG', 'VORKASSE']);
    expect(offered('b2b-de', '2011')).toEqual(['RECHNUNG']);
  });

  // The nine categories of docs/decisions/0126.
  it.each(['151', '152', '153', '154', '155', '1711', '1721', '1722', '192'])(
    'pays for nothing with an article of category %s or below it; the other methods stay (PAY-09)',
    (excluded) => {
      const [product] = activated.goods.productsIn(excluded);
      expect(product?.categoryId).toMatch(new RegExp(`^${excluded}`, 'u'));
      for (const categoryId of [excluded, product?.categoryId ?? ''])
        expect(offered('at', '2011', categoryId)).toEqual(['CREDIT_CARD', 'PAYPAL', 'RECHNUNG', 'VORKASSE']);
    },
  );
});

describe('what a customer without a cart may pay with', () => {
  const isOffered = (name: StorefrontId, paymentId: string, seen = view) =>
    isOfferedTo(seen, STOREFRONTS[name], paymentId);

  it.each([
    ['CREDIT_CARD', [true, true, true]],
    ['PAYPAL', [true, true, false]],
    ['TWINT', [false, false, true]],
    ['RECHNUNG', [true, true, true]],
    ['VORKASSE', [true, true, true]],
    ['X_RECHNUNG', [true, false, false]],
    ['CASH_ON_DELIVERY', [true, false, false]],
    ['AMAZONPAY', [false, false, false]],
    ['INVOICE', [false, false, false]],
    ['RECHNUNG_V', [false, false, false]],
    ['VORKASSE_V', [false, false, false]],
    ['VINCO_V', [false, false, false]],
    ['PREPAID', [false, false, false]],
    ['MUSCHELN', [false, false, false]],
    ['constructor', [false, false, false]],
  ] as const)('%s: in Germany, Austria and Switzerland %j', (paymentId, expected) => {
    expect((['de', 'at', 'ch'] as const).map((name) => isOffered(name, paymentId))).toEqual(expected);
  });

  it('has no e-invoice on the business shop, whose terms are agreed', () => {
    expect(isOffered('b2b-de', 'X_RECHNUNG')).toBe(false);
  });
});

it('cash is collected in the country of the store only', () => {
  const cart = cartWithTotal('de', 5000);
  const hindered = (country: 'AT' | 'DE') =>
    paymentOffers(view, STOREFRONTS.de, { ...cart, place: { ...cart.place, country } }).flatMap(
      ({ paymentId, hindrance }) => (hindrance === undefined ? [] : [[paymentId, hindrance]]),
    );
  expect([hindered('DE'), hindered('AT')]).toEqual([[], [['CASH_ON_DELIVERY', 'delivery-abroad']]]);
});

it.each([
  ['de', 'Nachnahme ist nur bei Lieferung nach Deutschland möglich.'],
  ['en', 'Cash on delivery is only available for delivery within Germany.'],
  ['at', 'Nachnahme ist nur bei Lieferung nach Österreich möglich.'],
] as const)('a shopper of %s reads in which country cash is collected', (name, text) => {
  expect(hindranceText(STOREFRONTS[name], 'delivery-abroad')).toContain(text);
});

describe('the payment method in effect', () => {
  const counts = (name: StorefrontId, minor: number, paymentId?: string, seen = view) =>
    selectedPayment(
      seen,
      STOREFRONTS[name],
      aCartRecord(paymentId === undefined ? {} : { paymentId }),
      cartWithTotal(name, minor),
    );

  it('is the selected one while it is available', () => {
    expect(counts('de', 75_000, 'RECHNUNG')).toBe('RECHNUNG');
    expect(counts('de', 75_001, 'RECHNUNG')).toBeUndefined();
    expect(counts('de', 5000, 'X_RECHNUNG')).toBe('X_RECHNUNG');
    expect(counts('de', 5000, 'X_RECHNUNG', withoutXRechnung)).toBeUndefined();
    expect(counts('de', 5000)).toBeUndefined();
    expect(counts('de', 0, 'VORKASSE')).toBeUndefined();
  });

  it('is the agreed one on the business shop, whatever was selected before', () => {
    expect(counts('b2b-de', 5000)).toBe('RECHNUNG');
    expect(counts('b2b-de', 5000, 'VORKASSE')).toBe('RECHNUNG');
    expect(counts('b2b-de', 0)).toBeUndefined();
  });
});

it.each([
  ['CREDIT_CARD', 'Kreditkarte', 'Credit card'],
  ['RECHNUNG', 'Rechnung', 'Invoice'],
  ['X_RECHNUNG', 'XRechnung', 'XRechnung (e-invoice)'],
  ['VORKASSE', 'Vorkasse', 'Prepayment'],
  ['PREPAID', 'Prepaid-Guthaben', 'Prepaid balance'],
  ['MUSCHELN', 'Vorauszahlung', 'Payment in advance'],
] as const)('an order paid by %s states it in the storefront’s language', (paymentId, german, english) => {
  expect(paymentName(paymentId, money(1), STOREFRONTS.at, undefined)).toBe(german);
  expect(paymentName(paymentId, money(1), STOREFRONTS.en, undefined)).toBe(english);
});

it('an order of a business names its terms of payment; no other order does', () => {
  expect(paymentName('RECHNUNG', money(1), STOREFRONTS['b2b-de'], 30)).toBe('Rechnung, 30 Tage netto');
  expect(paymentName('RECHNUNG', money(1), STOREFRONTS['b2b-en'], 14)).toBe('Invoice, 14 days net');
  expect(paymentName('RECHNUNG', money(1), STOREFRONTS['b2b-de'], undefined)).toBe('Rechnung');
  expect(paymentName('RECHNUNG', money(1), STOREFRONTS.de, 30)).toBe('Rechnung');
  expect(paymentName('VORKASSE', money(1), STOREFRONTS['b2b-de'], 30)).toBe('Vorkasse');
  expect(paymentName('RECHNUNG', money(0), STOREFRONTS['b2b-de'], 30)).toBe('Vollständig mit Gutschein bezahlt');
});

it('an order that cost nothing says that a voucher paid for it', () => {
  expect(paymentName('PREPAID', money(0), STOREFRONTS.at, undefined)).toBe('Vollständig mit Gutschein bezahlt');
  expect(paymentName('PREPAID', money(0), STOREFRONTS.en, undefined)).toBe('Fully paid by voucher');
});
