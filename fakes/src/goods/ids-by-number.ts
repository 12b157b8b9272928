import { normaliseCode } from '@shop/domain/shared/normalise-text';
import type { Assortment } from './goods.ts';

/** The id behind each number, which is written without dashes and spaces: of an item, and of a product with several. */
export const idsByNumber = ({ products }: Pick<Assortment, 'products'>): ReadonlyMap<string, string> =>
  new Map(
    products.flatMap(({ productId, items }) => [
      [normaliseCode(productId), productId] as const,
      ...items.map(({ itemId, orderNumber }) => [normaliseCode(orderNumber), itemId] as const),
    ]),
  );
