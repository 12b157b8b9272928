import { CompareDocument, type CompareQuery } from '../../platform/generated/graphql.ts';
import { publicQuery } from '../../platform/queries/document-query.ts';

export const compareQuery = (ids: readonly string[]) => publicQuery('Compare', CompareDocument, { ids: [...ids] });

export type ComparedTile = CompareQuery['tiles'][number];
export type ComparedProduct = CompareQuery['compared'][number];
