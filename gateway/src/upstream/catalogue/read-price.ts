import type { BasePrice, Price } from '@shop/domain/catalogue/product';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type {
  BasePriceFieldsFragment,
  PricesFieldsFragment,
  ProductTileFieldsFragment,
} from '../generated/operation-types.ts';
import { readMoney, readMoneyIf } from '../shared/read-money.ts';

export const readBasePrice = (base: BasePriceFieldsFragment | null): BasePrice | undefined =>
  base === null ? undefined : { price: readMoney(base.price), unit: base.unit };

/** Price of an item or product. If there is a special price, that is the current one, and the price is the previous one. */
export const readPrices = ({ price, specialPrice, uvp, basePrice, ...prices }: PricesFieldsFragment): Price => ({
  current: readMoney(specialPrice ?? price),
  counterpart: readMoney(prices.counterpartPrice),
  vatIncluded: prices.vatIncluded,
  vatRate: prices.vatRate,
  ...omitNil({
    previous: specialPrice === null ? undefined : readMoney(price),
    recommended: readMoneyIf(uvp),
    discountPercent: prices.discountPercent,
    base: readBasePrice(basePrice),
  }),
});

type Tile = Pick<ProductTileFieldsFragment, 'price' | 'discountPercent'>;

/** Price on a tile. */
export const readTilePrice = ({ price, discountPercent }: Tile): Price => ({
  current: readMoney(price.currentPrice),
  counterpart: readMoney(price.counterpartPrice),
  vatIncluded: price.vatIncluded,
  vatRate: price.vatRate,
  ...omitNil({
    previous: readMoneyIf(price.oldPrice),
    recommended: readMoneyIf(price.uvp),
    discountPercent,
    base:
      price.basePrice === null || price.basePriceUnit === null
        ? undefined
        : { price: readMoney(price.basePrice), unit: price.basePriceUnit },
  }),
});
