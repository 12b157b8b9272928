import { AddressBookDocument } from '../../platform/generated/graphql.ts';
import { personalQuery } from '../../platform/queries/document-query.ts';

/** All addresses of the customer. */
export const addressBookQuery = personalQuery('AddressBook', AddressBookDocument, {});
