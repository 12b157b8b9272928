import { visitor } from './visitor.mjs';

/** The listing page is measured full: 60 tiles. */
const FULL_PAGE = 60;

/** The assortment has no category of the measured size. */
class NoSample extends Error {
  name = 'NoSample';
}

/** Cycles through items that can be ordered without further choices, because stock is finite. @param {readonly any[]} tiles */
const buyableOf = (tiles) => {
  const itemIds = tiles
    .filter(
      ({ moreVariants, minimumOrderQuantity, delivery }) =>
        !moreVariants && minimumOrderQuantity === 1 && delivery.availability === 'in-stock',
    )
    .map(({ bestItemId }) => String(bestItemId));
  let at = -1;
  return () => {
    at = (at + 1) % itemIds.length;
    return itemIds[at] ?? '';
  };
};

/** @typedef {{ readonly id: string, readonly path: string }} Node */

/**
 * A category that fills a page, a product of it, and items to buy. @param {string} origin
 */
export const catalogueSample = async (origin) => {
  const browser = visitor(origin);
  const { navigation } = /** @type {{ navigation: readonly Node[] }} */ (await browser.run('Navigation'));
  for (const { id, path } of navigation) {
    const { category } = await browser.run('Category', { id, page: 1, sort: 'si' });
    if (category.products.length === FULL_PAGE)
      return { id, path, product: category.products[0], buyable: buyableOf(category.products) };
  }
  throw new NoSample(`no category fills a page of ${FULL_PAGE}`);
};

/** @typedef {Awaited<ReturnType<typeof catalogueSample>>} Sample */
