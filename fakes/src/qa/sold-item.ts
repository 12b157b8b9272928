import type { Assortment } from '../goods/goods.ts';
import { noSuchName } from '../schemas/nearest-names.ts';
import { QaRefused } from './qa-refused.ts';

/** The id of the article that a tester names by its id or by its number, as pages show it. */
export const soldItem = ({ item, product, products }: Assortment, named: string): string => {
  const items = products.flatMap((sold) => sold.items);
  const found = item(named) ?? items.find(({ orderNumber }) => orderNumber === named);
  if (found !== undefined) return found.itemId;
  const alike = product(named)?.items ?? items;
  throw new QaRefused(
    404,
    'ITEM_UNKNOWN',
    `itemId must be the id or the number of an article: ${noSuchName(
      named,
      alike.map(({ orderNumber }) => orderNumber),
    )}`,
  );
};
