import { CartDocument } from '../../../platform/generated/graphql.ts';
import { personalQuery } from '../../../platform/queries/document-query.ts';

/** The visitor's cart. The shop computes its totals, never the client. */
export const cartQuery = personalQuery('Cart', CartDocument, {});
