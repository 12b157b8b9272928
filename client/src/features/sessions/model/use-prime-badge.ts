import { hasPrimeBadge } from '@shop/domain/customers/prime-membership';

import { useQueryResult } from '../../../platform/queries/use-query-result.ts';
import { visitorQuery } from './personal-queries.ts';

/** Whether an article shows the Prime badge to this visitor; not until the visitor is known. */
export const usePrimeBadge = (article: { readonly primeFaehig: boolean }): boolean => {
  const status = useQueryResult(visitorQuery)?.me.primeStatus;
  return status !== undefined && hasPrimeBadge(status, article);
};
