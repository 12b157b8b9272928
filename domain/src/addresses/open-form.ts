import type { AddressId } from './address.ts';
import type { AddressList } from './address-lists.ts';

/** The form that is open beside a list of addresses: at most one, either for a new address or for one of the list (ACCT-03). */
export type OpenForm =
  | { readonly mode: 'closed' }
  | { readonly mode: 'add' }
  | { readonly mode: 'edit'; readonly addressId: AddressId };

/** What a page was asked to open, as its URL says it. */
export interface RequestedForm {
  readonly add?: boolean;
  readonly edit?: AddressId | undefined;
}

/** Names the draft of a form, and the form to which the server replies when scripts do not run. */
export const addressFormName = (list: AddressList, addressId?: AddressId): string =>
  ['address', list, ...(addressId === undefined ? [] : [addressId])].join('-');

const CLOSED: OpenForm = { mode: 'closed' };
const ADD: OpenForm = { mode: 'add' };

/** Editing wins over adding; an address that is not in the list opens nothing. */
export const openFormOf = (
  { add = false, edit }: RequestedForm,
  list: readonly { readonly id: AddressId }[],
): OpenForm => {
  if (edit !== undefined) return list.some(({ id }) => id === edit) ? { mode: 'edit', addressId: edit } : CLOSED;
  return add ? ADD : CLOSED;
};
