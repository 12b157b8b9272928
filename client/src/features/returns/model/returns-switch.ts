import { ReturnsSwitchDocument } from '../../../platform/generated/graphql.ts';
import { publicQuery } from '../../../platform/queries/document-query.ts';
import { useQueryResult } from '../../../platform/queries/use-query-result.ts';

const returnsSwitchQuery = publicQuery('ReturnsSwitch', ReturnsSwitchDocument, {});

/** Whether the pages of returns exist. False until that is known. */
export const useAreReturnsOpen = (): boolean => useQueryResult(returnsSwitchQuery)?.areReturnsOpen === true;
