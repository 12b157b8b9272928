import { MeDocument } from '../../platform/generated/graphql.ts';
import { personalQuery } from '../../platform/queries/document-query.ts';

/** The visitor and the size of the cart: everything that a cached page leaves out. */
export const meQuery = () => personalQuery('Me', MeDocument, {});
