import { personalQuery } from '../../platform/queries/document-query.ts';
import { MeDocument } from '../../platform/generated/graphql.ts';

/** Who is visiting and how full the basket is: all that a cached page leaves out. */
export const meQuery = () => personalQuery('Me', MeDocument, {});
