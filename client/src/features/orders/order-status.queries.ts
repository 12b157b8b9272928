import { LookedUpOrderDocument } from '../../platform/generated/graphql.ts';
import { personalQuery } from '../../platform/queries/document-query.ts';
import { SILENT } from '../../platform/queries/silent-error-policy.ts';

/** Parcels move while a visitor looks at other pages. */
const STALE_AFTER_MS = 30_000;

/** The order that this browser looked up by number and postcode. Null if there is none. A failure is shown in place. */
export const lookedUpOrderQuery = () => ({
  ...personalQuery('LookedUpOrder', LookedUpOrderDocument, {}),
  staleTime: STALE_AFTER_MS,
  meta: SILENT,
});
