import { BusinessListsDocument, type BusinessListsQuery } from '../../platform/generated/graphql.ts';
import { publicQuery } from '../../platform/queries/document-query.ts';

export type BusinessLists = BusinessListsQuery['businessLists'];

/** Jobs and industries to choose from. */
export const businessListsQuery = () => publicQuery('BusinessLists', BusinessListsDocument, {});
