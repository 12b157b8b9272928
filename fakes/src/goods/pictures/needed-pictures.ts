import { assortment } from '../assortment.ts';
import type { GoodsCategory } from '../goods.ts';

const ofCategory = ({ picture, children }: GoodsCategory): readonly string[] => [picture, ...children.flatMap(ofCategory)];

/** Names of all pictures that a product or a category shows. */
export const neededPictures = (seed?: number): readonly string[] => {
  const { roots, products } = assortment(seed);
  return [...new Set([...roots.flatMap(ofCategory), ...products.flatMap(({ items }) => items.flatMap(({ pictures }) => pictures))])].sort();
};
