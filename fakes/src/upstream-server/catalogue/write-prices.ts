import type { Price } from '@shop/domain/catalogue/product';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { Prices, TilePrice } from '../generated/upstream-types.ts';
import { orNull } from '../shared/or-null.ts';
import { writeBasePrice } from '../shared/write-base-price.ts';
import { writeMoney, writeMoneyIfAny } from '../shared/write-money.ts';

/** A reduced price is the special price; the lowest of the last 30 days takes the place of the price (§ 11 PAngV). */
export const writePrices = (price: Price, storefront: Storefront): Prices => ({
  price: writeMoney(price.previous ?? price.current, storefront),
  specialPrice: price.previous === undefined ? null : writeMoney(price.current, storefront),
  discountPercent: orNull(price.discountPercent),
  uvp: writeMoneyIfAny(price.recommended, storefront),
  basePrice: writeBasePrice(price.base, storefront),
  counterpartPrice: writeMoney(price.counterpart, storefront),
  vatIncluded: price.vatIncluded,
  vatRate: price.vatRate,
});

export const writeTilePrice = (price: Price, startFromFlag: boolean, storefront: Storefront): TilePrice => ({
  currentPrice: writeMoney(price.current, storefront),
  oldPrice: writeMoneyIfAny(price.previous, storefront),
  startFromFlag,
  uvp: writeMoneyIfAny(price.recommended, storefront),
  basePrice: writeMoneyIfAny(price.base?.price, storefront),
  basePriceUnit: orNull(price.base?.unit),
  counterpartPrice: writeMoney(price.counterpart, storefront),
  vatIncluded: price.vatIncluded,
  vatRate: price.vatRate,
});
