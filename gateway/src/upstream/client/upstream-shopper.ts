import type { Shopper } from '@shop/domain/visit/shopper';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { CallContext } from '../../request/call-context.ts';

/** A shopper as a request to the upstream tells of them. */
export interface UpstreamShopper extends Shopper, Pick<CallContext, 'headers' | 'source' | 'isOrdering'> {}

/** The shoppers of one request, each always the same object: the client keeps the order of their operations by it. */
export const upstreamShoppers = ({
  headers,
  source,
  isOrdering,
}: CallContext): ((shopper: Shopper) => UpstreamShopper) => {
  const told = new Map<Shopper, UpstreamShopper>();
  return (shopper) => {
    const known = told.get(shopper) ?? { ...shopper, headers, ...omitNil({ source, isOrdering }) };
    told.set(shopper, known);
    return known;
  };
};
