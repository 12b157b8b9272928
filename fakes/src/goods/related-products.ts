import type { ProductId } from '@shop/domain/catalogue/product';
import type { Assortment, GoodsProduct } from './goods.ts';

const MOST_ACCESSORIES = 4;

const found = new WeakMap<Assortment, Map<ProductId, readonly ProductId[]>>();

const pick = (goods: Assortment, product: GoodsProduct): readonly ProductId[] => {
  const aisle = goods.category(product.categoryId)?.parentId;
  if (aisle === undefined || product.isCatalog) return [];
  const others = goods.productsIn(aisle).filter(({ categoryId }) => categoryId !== product.categoryId);
  const ranked = [
    ...others.filter(({ brandId }) => brandId === product.brandId),
    ...others.filter(({ brandId }) => brandId !== product.brandId),
  ];
  const shelves = new Set<string>();
  const chosen: ProductId[] = [];
  for (const { productId, origin } of ranked) {
    if (chosen.length === MOST_ACCESSORIES) break;
    if (shelves.has(origin.templateId)) continue;
    shelves.add(origin.templateId);
    chosen.push(productId);
  }
  return chosen;
};

/** What goes with a product: the most relevant goods of the neighbouring shelves, of its own brand first, one of each kind. */
export const accessoryIdsOf = (goods: Assortment, product: GoodsProduct): readonly ProductId[] => {
  const known = found.get(goods) ?? new Map<ProductId, readonly ProductId[]>();
  found.set(goods, known);
  const accessories = known.get(product.productId) ?? pick(goods, product);
  known.set(product.productId, accessories);
  return accessories;
};
