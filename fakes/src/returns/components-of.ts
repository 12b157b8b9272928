import type { ReturnComponent } from '@shop/domain/returns/return';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { localise } from '../goods/catalogue-context.ts';
import type { Assortment } from '../goods/goods.ts';

/** The parts of a set: what its scope of delivery lists. A single article has none. */
export const componentsOf = (
  goods: Assortment,
  storefront: Storefront,
  productId: string,
): readonly ReturnComponent[] => {
  const product = goods.product(productId);
  const names =
    product === undefined
      ? []
      : goods.textsOf(product).deliveryScope.flatMap((line) => localise(storefront, line).split(', '));
  return names.length < 2
    ? []
    : names.map((name, at) => ({ id: `part-${at + 1}`, name: name.charAt(0).toUpperCase() + name.slice(1) }));
};
