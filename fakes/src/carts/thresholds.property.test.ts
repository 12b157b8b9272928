import { type StorefrontId, STOREFRONTS } from '@shop/domain/storefronts/storefront';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setPrice } from '../catalogue/prices.ts';
import { setStock } from '../catalogue/stock.ts';
import { aCartRecord } from '../testing/a-cart-record.ts';
import { aPausedWorld } from '../testing/a-paused-world.ts';
import { foundItem } from '../testing/found-item.ts';
import type { CartRecord } from './cart-record.ts';
import { FREE_DELIVERY } from '../shippers/free-delivery.ts';
import { cartOf } from './project-cart.ts';
import { BRAND_DISCOUNT, THREE_FOR_TWO_CATEGORY } from '../goods/promoted-goods.ts';
import { GIFT_FROM } from './promotions.ts';
import { VOUCHERS, MAGIC_VOUCHERS } from './voucher-table.ts';
import { combineCodes } from './vouchers.ts';

const CARTS = 300;
/** How far from a threshold goods are worth, in minor units: more than any saving around it. */
const AROUND = 3000;

const itemOf = (isOwnBrand: boolean, isPencil: boolean): string =>
  foundItem(
    ({ bulky, vatClass, minimumOrderQuantity }, { brandId, categoryId, isCatalog }) =>
      !bulky &&
      !isCatalog &&
      vatClass === 'standard' &&
      minimumOrderQuantity === 1 &&
      (brandId === BRAND_DISCOUNT.brandId) === isOwnBrand &&
      categoryId.startsWith(THREE_FOR_TWO_CATEGORY) === isPencil,
  ).item.itemId;
const [PLAIN, OWN_BRAND, PENCIL] = [itemOf(false, false), itemOf(true, false), itemOf(false, true)];
const BOOK = foundItem(
  ({ bulky, vatClass, minimumOrderQuantity }) => !bulky && vatClass === 'reduced' && minimumOrderQuantity === 1,
).item.itemId;

const thresholdsOn = (id: StorefrontId): readonly number[] => {
  const { store, currency } = STOREFRONTS[id];
  return [
    FREE_DELIVERY[store].from,
    GIFT_FROM[currency],
    BRAND_DISCOUNT.from[currency],
    VOUCHERS.fixed.minimum,
    VOUCHERS.fromMinimum.minimum,
  ];
};

const anyCodes = fc
  .shuffledSubarray([
    MAGIC_VOUCHERS.fixed,
    MAGIC_VOUCHERS.percent,
    MAGIC_VOUCHERS.fromMinimum,
    MAGIC_VOUCHERS.alone,
    MAGIC_VOUCHERS.payless,
  ])
  .map((codes) => combineCodes([], codes));

/** Goods around a threshold of a storefront: an article of each kind, with a share of the value each, three pencils, and vouchers. */
const anyGoods = fc.constantFrom<StorefrontId>('de', 'at', 'ch', 'b2b-de').chain((storefrontId) =>
  fc.record({
    storefrontId: fc.constant(storefrontId),
    threshold: fc.constantFrom(...thresholdsOn(storefrontId)),
    off: fc.integer({ min: -AROUND, max: AROUND }),
    shares: fc.tuple(fc.nat(100), fc.nat(100), fc.nat(100), fc.nat(100)),
    codes: anyCodes,
  }),
);

type Goods = typeof anyGoods extends fc.Arbitrary<infer Value> ? Value : never;

const world = aPausedWorld();
world.run((tx) => {
  for (const itemId of [PLAIN, OWN_BRAND, PENCIL, BOOK]) setStock(tx, itemId, 100);
});

/** The same cart with each of these vouchers. */
const cartsOf = (
  { storefrontId, threshold, off, shares: [plain, own, pencil, book] }: Goods,
  codes: readonly (readonly string[])[],
) => {
  const storefront = STOREFRONTS[storefrontId];
  const value = Math.round((threshold + off) * (storefront.isB2b ? 1.19 : 1));
  const whole = Math.max(1, plain + own + pencil + book);
  const priceOf = (share: number, pieces = 1): number => Math.max(50, Math.round((value * share) / whole / pieces));
  world.run((tx) => {
    setPrice(tx, PLAIN, priceOf(plain));
    setPrice(tx, OWN_BRAND, priceOf(own));
    setPrice(tx, PENCIL, priceOf(pencil, 3));
    setPrice(tx, BOOK, priceOf(book));
  });
  const lines: CartRecord['lines'] = (
    [
      [PLAIN, 1],
      [OWN_BRAND, 1],
      [PENCIL, 3],
      [BOOK, 1],
    ] as const
  ).map(([itemId, quantity]) => ({ id: itemId, itemId, quantity }));
  return world.read((view) =>
    codes.map((voucherCodes) => cartOf(view, storefront, aCartRecord({ lines, voucherCodes }), { shippingCost: true })),
  );
};

describe(`around every threshold, ${CARTS} generated carts`, () => {
  it('cost with one more voucher at most what they cost without it, and lose neither free delivery nor the gift', () => {
    const property = fc.property(anyGoods, (goods) => {
      const carts = cartsOf(goods, [...goods.codes.map((_, count) => goods.codes.slice(0, count)), goods.codes]);
      carts.slice(1).forEach((withVoucher, at) => {
        const without = carts[at];
        expect(withVoucher.total.minor).toBeLessThanOrEqual(without?.total.minor ?? Number.NaN);
        expect(withVoucher.shippingCost?.minor).toBeLessThanOrEqual(without?.shippingCost?.minor ?? Number.NaN);
        expect(withVoucher.freeArticles).toEqual(without?.freeArticles);
      });
    });
    fc.assert(property, { seed: 2026, numRuns: CARTS });
  });

  it('are on the same side of it whatever they save', () => {
    const property = fc.property(anyGoods, (goods) => {
      const [cart] = cartsOf(goods, [goods.codes]);
      const storefront = STOREFRONTS[goods.storefrontId];
      const { subtotal, shippingCost, freeArticles } = cart ?? {};
      expect([(shippingCost?.minor ?? 0) === 0, freeArticles?.length === 1]).toEqual([
        (subtotal?.minor ?? 0) >= FREE_DELIVERY[storefront.store].from || goods.codes.includes(MAGIC_VOUCHERS.payless),
        (subtotal?.minor ?? 0) >= GIFT_FROM[storefront.currency],
      ]);
    });
    fc.assert(property, { seed: 2026, numRuns: CARTS });
  });
});
