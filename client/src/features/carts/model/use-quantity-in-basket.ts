import { useQuery } from '@tanstack/react-query';

import { SILENT } from '../../../platform/queries/silent-error-policy.ts';
import { useQueryResult } from '../../../platform/queries/use-query-result.ts';
import { visitorQuery } from '../../sessions/model/personal-queries.ts';
import { cartQuery } from './carts.queries.ts';

/** How many pieces of an article are in the visitor's basket; 0 until that is known. An empty basket is not fetched. */
export const useQuantityInBasket = (itemId: string): number => {
  const isFilled = (useQueryResult(visitorQuery)?.me.cartArticleCount ?? 0) > 0;
  const { data } = useQuery({ ...cartQuery, enabled: isFilled, meta: SILENT });
  const lines = isFilled ? (data?.cart.positions ?? []) : [];
  return lines.filter((line) => line.itemId === itemId).reduce((pieces, { quantity }) => pieces + quantity, 0);
};
