import { writeStored } from '../../../platform/session/stored-values.ts';

/** Names in the storage, for the name of the customer (AUTH-07). */
const FIRST_NAME = 'firstName';
const LAST_NAME = 'lastName';

export const saveName = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): void => {
  writeStored('browser', FIRST_NAME, firstName);
  writeStored('browser', LAST_NAME, lastName);
};
