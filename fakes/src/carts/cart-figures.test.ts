import { money } from '@shop/domain/shared/money';
import { type StorefrontId, STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { anAddress } from '@shop/domain/testing/an-address';
import { describe, expect, it } from 'vitest';
import { setPrice } from '../catalogue/prices.ts';
import { setStock } from '../catalogue/stock.ts';
import { aCartRecord } from '../testing/a-cart-record.ts';
import { aView } from '../testing/a-view.ts';
import { foundItem } from '../testing/found-item.ts';
import { MAGIC_VOUCHERS } from './voucher-table.ts';
import { put } from '../worlds/transaction.ts';
import type { CartRecord } from './cart-record.ts';
import { calculateCart } from './cart-totals.ts';
import { BRAND_DISCOUNT, THREE_FOR_TWO_CATEGORY } from '../goods/promoted-goods.ts';

const isPromoted = (brandId: string, categoryId: string): boolean =>
  brandId === BRAND_DISCOUNT.brandId || categoryId.startsWith(THREE_FOR_TWO_CATEGORY);
const PLAIN = foundItem(
  (item, { brandId, categoryId, isCatalog }) =>
    !isPromoted(brandId, categoryId) &&
    !isCatalog &&
    !item.bulky &&
    item.vatClass === 'standard' &&
    item.minimumOrderQuantity === 1,
).item.itemId;
const BOOK = foundItem(
  (item, { brandId, categoryId, isCatalog }) =>
    !isPromoted(brandId, categoryId) &&
    !isCatalog &&
    !item.bulky &&
    item.vatClass === 'reduced' &&
    item.minimumOrderQuantity === 1,
).item.itemId;
const BULKY = foundItem(
  (item, { brandId }) =>
    item.bulky && item.vatClass === 'standard' && item.minimumOrderQuantity === 1 && brandId !== BRAND_DISCOUNT.brandId,
).item.itemId;
const SOLD_OUT_BULKY = foundItem((item) => item.bulky && item.itemId !== BULKY && !item.onOrder).item.itemId;
const CATALOG = foundItem((item, { isCatalog }) => isCatalog && item.minimumOrderQuantity === 1).item.itemId;
const OWN_BRAND = foundItem(
  (item, { brandId, categoryId }) =>
    brandId === BRAND_DISCOUNT.brandId &&
    !categoryId.startsWith(THREE_FOR_TWO_CATEGORY) &&
    !item.bulky &&
    item.vatClass === 'standard' &&
    item.minimumOrderQuantity === 1,
).item.itemId;

/** With a hundred pieces of each in stock, at prices that are easy to calculate with. */
const view = aView((tx) => {
  for (const [itemId, gross] of [
    [PLAIN, 1190],
    [BOOK, 1070],
    [BULKY, 11_900],
    [OWN_BRAND, 2000],
  ] as const)
    setPrice(tx, itemId, gross);
  for (const itemId of [PLAIN, BOOK, BULKY, CATALOG, OWN_BRAND]) setStock(tx, itemId, 100);
  setStock(tx, SOLD_OUT_BULKY, 0);
  const book = {
    billing: [anAddress({ addressId: 'home' })],
    shipping: [
      anAddress({ addressId: 'vienna', country: 'AT' }),
      anAddress({ addressId: 'heligoland', postCode: '27498' }),
      anAddress({ addressId: 'station', packstationAddress: true }),
      anAddress({ addressId: 'zurich', country: 'CH' }),
      anAddress({ addressId: 'vaduz', country: 'LI' }),
      anAddress({ addressId: 'bozen', country: 'IT' }),
    ],
  };
  put(tx, 'addressBooks', 'user-1', book);
});

type Contents = readonly (readonly [itemId: string, quantity: number])[];

const workedOut = (
  contents: Contents,
  {
    on = 'de',
    shippingCost = true,
    ...said
  }: Partial<CartRecord> & { readonly on?: StorefrontId; readonly shippingCost?: boolean } = {},
) =>
  calculateCart(
    view,
    STOREFRONTS[on],
    aCartRecord({ lines: contents.map(([itemId, quantity], at) => ({ id: `line-${at}`, itemId, quantity })), ...said }),
    { shippingCost },
  );

const figures = (...said: Parameters<typeof workedOut>) => {
  const { subtotal, promotionsSaving, totalSavings, shippingCost, tax, total } = workedOut(...said);
  return {
    subtotal: subtotal.minor,
    promotions: promotionsSaving.minor,
    savings: totalSavings.minor,
    delivery: shippingCost.minor,
    tax: tax.map(({ rate, amount }) => [rate, amount.minor]),
    total: total.minor,
  };
};

describe('the figures of a cart (CART-06)', () => {
  it('include VAT in goods and delivery for consumers', () => {
    // 2 × 11.90 and 4.95 for dhl: 28.75, of which 19 / 119 are tax.
    expect(figures([[PLAIN, 2]])).toEqual({
      subtotal: 2380,
      promotions: 0,
      savings: 0,
      delivery: 495,
      tax: [[19, 459]],
      total: 2875,
    });
  });

  it('exclude delivery from tax and total unless the caller requests it', () => {
    expect(figures([[PLAIN, 2]], { shippingCost: false })).toEqual({
      subtotal: 2380,
      promotions: 0,
      savings: 0,
      delivery: 495,
      tax: [[19, 380]],
      total: 2380,
    });
  });

  it('are net with VAT added for businesses', () => {
    // Net 10.00 each; delivery 4.95 net; 19 % of 24.95 are 4.74.
    expect(figures([[PLAIN, 2]], { on: 'b2b-de' })).toEqual({
      subtotal: 2000,
      promotions: 0,
      savings: 0,
      delivery: 495,
      tax: [[19, 474]],
      total: 2969,
    });
  });

  it('state the tax by rate, with delivery split by the value of the goods', () => {
    // 11.90 at 19 % and 10.70 at 7 %; of 4.95 the shares are 2.61 and 2.34.
    expect(
      figures([
        [PLAIN, 1],
        [BOOK, 1],
      ]),
    ).toMatchObject({
      subtotal: 2260,
      tax: [
        [19, 232],
        [7, 85],
      ],
      total: 2755,
    });
  });

  it('contain no delivery and no tax if the cart is empty', () => {
    expect(figures([])).toEqual({ subtotal: 0, promotions: 0, savings: 0, delivery: 0, tax: [], total: 0 });
  });

  it('deduct promotions first, then vouchers from the rest', () => {
    // A tenth of 40.00 for the own brand, then a tenth of 36.00.
    expect(figures([[OWN_BRAND, 2]], { voucherCodes: [MAGIC_VOUCHERS.percent] })).toMatchObject({
      subtotal: 4000,
      promotions: 400,
      savings: 760,
      total: 3240 + 495,
    });
  });

  it('depend on the country and the island of delivery', () => {
    expect(figures([[PLAIN, 1]], { billingAddressId: 'home', shippingAddressId: 'vienna' })).toMatchObject({
      delivery: 995,
      total: 1190 + 995,
    });
    expect(figures([[PLAIN, 1]], { billingAddressId: 'home', shippingAddressId: 'heligoland' })).toMatchObject({
      delivery: 495 + 1490,
    });
    expect(figures([[PLAIN, 1]], { billingAddressId: 'home' })).toMatchObject({ delivery: 495 });
    expect(figures([[PLAIN, 1]], { shipperCode: 'dpd' })).toMatchObject({ delivery: 595 });
  });

  it('ignore what is sold out or no longer sold', () => {
    expect(
      figures([
        [PLAIN, 1],
        ['no-such-item', 4],
      ]),
    ).toEqual(figures([[PLAIN, 1]]));
  });
});

describe('the VAT of a cart', () => {
  // 11.90 at the standard rate and 10.70 at that of books; each with its share of the delivery.
  it.each([
    [
      'Austria',
      'vienna',
      995,
      [
        [20, 286],
        [10, 140],
      ],
    ],
    [
      'Switzerland',
      'zurich',
      1495,
      [
        [8.1, 148],
        [2.6, 45],
      ],
    ],
    [
      'Liechtenstein',
      'vaduz',
      1495,
      [
        [8.1, 148],
        [2.6, 45],
      ],
    ],
    [
      'Italy',
      'bozen',
      1295,
      [
        [22, 338],
        [4, 65],
      ],
    ],
  ])(
    'is that of %s once goods are sent there; the prices of consumers stay the same',
    (_, shippingAddressId, delivery, tax) => {
      expect(
        figures(
          [
            [PLAIN, 1],
            [BOOK, 1],
          ],
          { billingAddressId: 'home', shippingAddressId },
        ),
      ).toEqual({ subtotal: 2260, promotions: 0, savings: 0, delivery, tax, total: 2260 + delivery });
    },
  );

  it('is that of the storefront’s own country until it is known where the goods are sent', () => {
    // 11.90 and 8.95 contain 8.1 / 108.1; 11.90 and 5.95 contain 20 / 120.
    expect([figures([[PLAIN, 1]], { on: 'ch' }).tax, figures([[PLAIN, 1]], { on: 'at' }).tax]).toEqual([
      [[8.1, 156]],
      [[20, 298]],
    ]);
  });

  it('is German for what is sent from the Swiss shop to Germany', () => {
    // 11.90 and 19.90 contain 19 / 119.
    expect(figures([[PLAIN, 1]], { on: 'ch', billingAddressId: 'home' })).toMatchObject({
      delivery: 1990,
      tax: [[19, 508]],
    });
  });

  it('is added to the net prices of businesses at the rate of the country of delivery', () => {
    // Net 10.00 and 9.95; 20 % of 19.95.
    expect(
      figures([[PLAIN, 1]], { on: 'b2b-de', billingAddressId: 'home', shippingAddressId: 'vienna' }),
    ).toMatchObject({ delivery: 995, tax: [[20, 399]], total: 2394 });
  });
});

it('a sold-out article is not sent: it changes neither carriers nor costs', () => {
  const { shippers, isBulky, shippingCost } = workedOut([
    [SOLD_OUT_BULKY, 1],
    [PLAIN, 1],
  ]);
  expect([isBulky, shippingCost.minor, shippers.map(({ code, items }) => [code, items])]).toEqual([
    false,
    495,
    [
      ['dhl', [PLAIN]],
      ['dpd', [PLAIN]],
    ],
  ]);
});

it('furniture to a packstation has no delivery costs, because nobody can deliver it (SHIP-03)', () => {
  expect(figures([[BULKY, 1]], { billingAddressId: 'home', shippingAddressId: 'station' })).toMatchObject({
    delivery: 0,
    total: 11_900,
  });
});

describe('free delivery', () => {
  const missing = (...said: Parameters<typeof workedOut>) => workedOut(...said).missingForFreeDelivery?.minor;

  it('starts with goods for 49 euros before savings', () => {
    // 11.90 and 4 × 11.90: 47.60 lack 1.40; five are 59.50.
    expect([figures([[PLAIN, 4]]).delivery, missing([[PLAIN, 4]])]).toEqual([495, 140]);
    expect([figures([[PLAIN, 5]]).delivery, missing([[PLAIN, 5]])]).toEqual([0, undefined]);
    // A fifth less: 47.60 again, but the goods are worth 59.50.
    const voucherCodes = [MAGIC_VOUCHERS.alone];
    expect([figures([[PLAIN, 5]], { voucherCodes }).delivery, missing([[PLAIN, 5]], { voucherCodes })]).toEqual([
      0,
      undefined,
    ]);
    expect([figures([[PLAIN, 4]], { voucherCodes }).delivery, missing([[PLAIN, 4]], { voucherCodes })]).toEqual([
      495, 140,
    ]);
  });

  it('has no missing amount if it is not offered', () => {
    expect(workedOut([[BULKY, 1]])).not.toHaveProperty('missingForFreeDelivery');
  });

  it('never applies to furniture, nor to what is delivered with it', () => {
    expect([
      figures([
        [BULKY, 1],
        [PLAIN, 1],
      ]).delivery,
      missing([[BULKY, 1]]),
    ]).toEqual([3900, undefined]);
  });

  it('applies to printed catalogues, which still cost something to an island', () => {
    expect([figures([[CATALOG, 1]]).delivery, missing([[CATALOG, 1]])]).toEqual([0, undefined]);
    expect(
      figures([
        [CATALOG, 1],
        [PLAIN, 1],
      ]).delivery,
    ).toBe(495);
    expect(figures([[CATALOG, 1]], { shippingAddressId: 'heligoland' }).delivery).toBe(1490);
  });

  it.each<[what: string, Contents, Partial<CartRecord>]>([
    ['parcels', [[PLAIN, 1]], {}],
    ['furniture', [[BULKY, 1]], {}],
    ['an island', [[PLAIN, 1]], { shippingAddressId: 'heligoland' }],
  ])('is included in the voucher that pays for everything, whichever carrier delivers %s', (_, contents, said) => {
    const voucherCodes = [MAGIC_VOUCHERS.payless];
    expect(workedOut(contents, { ...said, voucherCodes }).shippers.map(({ costs }) => costs.minor)).toEqual(
      contents[0]?.[0] === BULKY ? [0] : [0, 0],
    );
    expect(figures(contents, { ...said, voucherCodes })).toMatchObject({ delivery: 0, total: 0, tax: [] });
    expect(missing(contents, { ...said, voucherCodes })).toBeUndefined();
  });
});

it.each<[StorefrontId, country: string]>([
  ['de', 'DE'],
  ['at', 'AT'],
  ['ch', 'CH'],
  ['b2b-en', 'DE'],
])('a cart on %s is delivered to %s by default', (on, country) => {
  const { place, subtotal } = workedOut([], { on });
  expect([place.country, place.deliveryType, place.postcode]).toEqual([country, 'sameAsBilling', undefined]);
  expect(subtotal).toEqual(money(0, STOREFRONTS[on].currency));
});
