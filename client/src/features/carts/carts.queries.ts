import { personalQuery } from '../../platform/queries/document-query.ts';
import { CartDocument } from '../../platform/generated/graphql.ts';

/** The visitor's own cart; its totals are the shop's, never computed here. */
export const cartQuery = personalQuery('Cart', CartDocument, {});
