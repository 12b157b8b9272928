import {
  SearchTargetDocument,
  SuggestionsDocument,
  type SuggestionsQuery,
} from '../../../platform/generated/graphql.ts';
import { publicQuery } from '../../../platform/queries/document-query.ts';
import { SILENT } from '../../../platform/queries/silent-error-policy.ts';

/** Suggestions are many and soon useless: in milliseconds. */
const KEPT_FOR_MS = 60_000;

/** Suggestions for what is typed. The search can do without them. */
export const suggestionsQuery = (q: string) => ({
  ...publicQuery('Suggestions', SuggestionsDocument, { q }),
  gcTime: KEPT_FOR_MS,
  meta: SILENT,
});

/** The page that a search leads to. The search page serves where it cannot be asked. */
export const searchTargetQuery = (q: string) => ({
  ...publicQuery('SearchTarget', SearchTargetDocument, { q }),
  gcTime: KEPT_FOR_MS,
  meta: SILENT,
});

export type Suggested = SuggestionsQuery['suggestions'];
