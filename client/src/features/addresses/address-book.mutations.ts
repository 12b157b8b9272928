import type { AddressList } from '@shop/domain/addresses/address-lists';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';

import type { FieldValues } from '../../platform/forms/form-draft.ts';
import {
  type AddressBookPartFragment,
  RemoveAddressDocument,
  SaveAddressDocument,
  type SaveAddressPartFragment,
  SavePackstationDocument,
} from '../../platform/generated/graphql.ts';
import { SILENT } from '../../platform/queries/silent-error-policy.ts';
import { postToTabs } from '../../platform/tabs/post-to-tabs.ts';
import { request } from '../../platform/transport/request.ts';
import { cachedVisitor, invalidateCheckout } from '../sessions/model/personal-queries.ts';
import { FORM } from './address-form-fields.ts';
import { addressBookQuery } from './address-book.queries.ts';
import { packstationInput } from './model/packstation-input.ts';
import { addressIn, packstationIn } from './model/address-values.ts';

/** The cart may use the changed address, so the checkout is read again. */
const settle = async (client: QueryClient, book: AddressBookPartFragment): Promise<void> => {
  await client.cancelQueries({ queryKey: addressBookQuery.queryKey });
  client.setQueryData(addressBookQuery.queryKey, { addressBook: book });
  await invalidateCheckout(client);
};

/** Another tab may show the order with the address that is gone. */
const postCartChange = (client: QueryClient): void => {
  const me = cachedVisitor(client);
  if (me !== undefined)
    postToTabs({
      happened: 'cart-changed',
      cart: { id: me.cartId, articleCount: me.cartArticleCount },
      loginState: me.loginState,
    });
};

const send = async (list: AddressList, values: FieldValues): Promise<SaveAddressPartFragment> => {
  if (list === 'packstation')
    return (
      await request('SavePackstation', SavePackstationDocument, {
        packstation: packstationInput(packstationIn(FORM, values)),
      })
    ).savePackstation;
  const kind = list === 'billing' ? 'billing' : 'shipping';
  return (await request('SaveAddress', SaveAddressDocument, { kind, address: addressIn(FORM, values) })).saveAddress;
};

/** Adds an address, changes the one that the form names, or restores a removed one. A form says itself why nothing was saved. */
export const useSaveAddress = (list: AddressList, { isForm = false }: { readonly isForm?: boolean } = {}) => {
  const client = useQueryClient();
  return useMutation({
    ...(isForm ? { meta: SILENT } : {}),
    mutationFn: (values: FieldValues) => send(list, values),
    onSuccess: async (result) => {
      if (result.__typename === 'AddressSaved') await settle(client, result.book);
    },
  });
};

export const useRemoveAddress = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (addressId: string) =>
      (await request('RemoveAddress', RemoveAddressDocument, { addressId })).removeAddress,
    onSuccess: async (result) => {
      if (result.__typename !== 'AddressRemoved') return;
      if (result.wasInCart) postCartChange(client);
      await settle(client, result.book);
    },
  });
};
