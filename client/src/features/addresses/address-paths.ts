import { ADDRESS_LIST_PATHS, type AddressList } from '@shop/domain/addresses/address-lists';
import type { RequestedForm } from '@shop/domain/addresses/open-form';

import type { SearchValues } from '../../platform/navigation/search-params.ts';

const ADD = 'add';
const EDIT = 'edit';

/** The list with the form for a new address. */
export const addPath = (list: AddressList): string =>
  `${ADDRESS_LIST_PATHS[list]}?${new URLSearchParams({ [ADD]: '1' })}`;

/** The list with the form of one of its addresses. */
export const editPath = (list: AddressList, addressId: string): string =>
  `${ADDRESS_LIST_PATHS[list]}?${new URLSearchParams({ [EDIT]: addressId })}`;

/** The form that the URL asks for. */
export const requestedForm = (search: SearchValues): RequestedForm => ({
  add: search[ADD] !== undefined,
  edit: search[EDIT],
});
