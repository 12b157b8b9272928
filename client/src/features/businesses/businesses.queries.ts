import {
  BusinessDetailsDocument,
  BusinessListsDocument,
  type BusinessListsQuery,
} from '../../platform/generated/graphql.ts';
import { personalQuery, publicQuery } from '../../platform/queries/document-query.ts';

export type BusinessLists = BusinessListsQuery['businessLists'];

/** Jobs and industries to choose from. */
export const businessListsQuery = () => publicQuery('BusinessLists', BusinessListsDocument, {});

/** What the customer's institution says about itself; null for consumers. */
export const businessDetailsQuery = () => personalQuery('BusinessDetails', BusinessDetailsDocument, {});
