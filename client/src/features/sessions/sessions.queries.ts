import { personalQuery } from '../../shared/document-query.ts';
import { MeDocument } from '../../shared/generated/graphql.ts';

/** Who is visiting and how full the basket is: all that a cached page leaves out. */
export const meQuery = () => personalQuery('Me', MeDocument, {});
