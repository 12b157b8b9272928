import type { QueryClient } from '@tanstack/react-query';

import { loadOptional } from '../../platform/queries/load-optional.ts';
import { tilesQuery, type ShownProduct } from './catalogue.queries.ts';

type Product = Pick<ShownProduct, 'availableForSale' | 'accessoryIds' | 'replacementProductIds'> & {
  readonly item: { readonly delivery: Pick<NonNullable<ShownProduct['item']>['delivery'], 'availability'> } | null;
};

/** What is offered instead of a product that cannot be bought now. */
export const replacementsOf = ({ availableForSale, item, replacementProductIds }: Product): readonly string[] =>
  availableForSale && item?.delivery.availability !== 'sold-out' ? [] : replacementProductIds;

/** Loads the tiles beside a product. Without them the page is shorter, but works. */
export const loadRelatedProducts = async (client: QueryClient, product: Product): Promise<void> => {
  const rows = [product.accessoryIds, replacementsOf(product)].filter((ids) => ids.length > 0);
  await Promise.all(rows.map((ids) => loadOptional(client, tilesQuery(ids))));
};
