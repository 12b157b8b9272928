import { AccountDocument, PasswordLinkDocument } from '../../platform/generated/graphql.ts';
import { linkQuery, personalQuery } from '../../platform/queries/document-query.ts';

export const accountQuery = () => personalQuery('Account', AccountDocument, {});

/** Whether a mailed link to a new password still works. */
export const passwordLinkQuery = (token: string) => linkQuery('PasswordLink', PasswordLinkDocument, { token });
