import { type Currency, type Money, money, percentOf, sumOf, times } from '@shop/domain/shared/money';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { Assortment, GoodsItem } from '../goods/goods.ts';
import { ordinaryPart, type PricedLine } from './priced-lines.ts';
import { BRAND_DISCOUNT, THREE_FOR_TWO_CATEGORY } from '../goods/promoted-goods.ts';
import { addSavings, noSaving, type Saving, spreadSaving } from './saving.ts';

/** From this value of goods before savings on, the cart gets one free article. */
export const GIFT_FROM: Readonly<Record<Currency, number>> = { EUR: 10_000, CHF: 12_000 };
/** The gift is the cheapest article of this category that has a minimum value and is in stock when a world begins. */
export const GIFT_CATEGORY = '101';
export const GIFT_MIN_VALUE_MINOR = 200;
export const GIFT_CODE = 'DANKE';

const threeForTwo = (lines: readonly PricedLine[]): Saving =>
  lines.map((line) =>
    times(
      line.price.current,
      line.product.categoryId.startsWith(THREE_FOR_TWO_CATEGORY) ? Math.floor(ordinaryPart(line).quantity / 3) : 0,
    ),
  );

/** All goods of the brand count for its threshold; those that are already cheaper get no discount. */
const brandDiscount = (lines: readonly PricedLine[], cheaper: Saving, { currency }: Storefront): Saving => {
  const nothing = money(0, currency);
  const ofBrand = lines.map((line) =>
    line.product.brandId === BRAND_DISCOUNT.brandId ? ordinaryPart(line).total : nothing,
  );
  if (sumOf(ofBrand, currency).minor < BRAND_DISCOUNT.from[currency]) return noSaving(lines);
  const discounted = ofBrand.map((total, at) => ((cheaper[at]?.minor ?? 0) > 0 ? nothing : total));
  return spreadSaving(percentOf(sumOf(discounted, currency), BRAND_DISCOUNT.percent), discounted);
};

/** What the promotions save; each article is part of only one of them. */
export const promotionSaving = (lines: readonly PricedLine[], storefront: Storefront): Saving => {
  const pieces = threeForTwo(lines);
  return addSavings(pieces, brandDiscount(lines, pieces, storefront));
};

const gifts = new WeakMap<Assortment, GoodsItem | undefined>();

const findGift = (goods: Assortment): GoodsItem | undefined => {
  if (!gifts.has(goods)) {
    const candidates = goods
      .productsIn(GIFT_CATEGORY)
      .flatMap(({ items }) =>
        items.filter(
          ({ stock, minimumOrderQuantity, price }) =>
            stock > 0 && minimumOrderQuantity === 1 && price.eurGross >= GIFT_MIN_VALUE_MINOR,
        ),
      );
    gifts.set(
      goods,
      candidates.toSorted((a, b) => a.price.eurGross - b.price.eurGross || (a.itemId < b.itemId ? -1 : 1))[0],
    );
  }
  return gifts.get(goods);
};

/** The free article for goods of this value before savings. */
export const giftFor = (goods: Assortment, value: Money): GoodsItem | undefined =>
  value.minor >= GIFT_FROM[value.currency] ? findGift(goods) : undefined;
