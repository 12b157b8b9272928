import { ADDRESS_LIST_PATHS, ADDRESS_LISTS, type AddressList } from '@shop/domain/addresses/address-lists';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { LOGIN } from '@shop/domain/shared/paths';
import { IsIn } from 'class-validator';
import { FormOnPage } from '../request/form-on-page.ts';
import type { FormReply } from '../request/form-route.decorator.ts';

/** A form on the page of a list of addresses. */
export class AddressListForm extends FormOnPage {
  @IsIn(ADDRESS_LISTS) readonly list: AddressList;
}

const SESSION_EXPIRED: MessageKey = 'shop.error.sessionExpired';

/** The session is over: on to the login, and back to the list. */
export const logInAgain = (list: AddressList): FormReply => ({
  path: `${LOGIN}?${new URLSearchParams({ origin: ADDRESS_LIST_PATHS[list] })}`,
  toasts: [{ kind: 'warning', messageKey: SESSION_EXPIRED }],
});
