import { ADDRESS_LIST_PATHS, type AddressList } from '@shop/domain/addresses/address-lists';
import { addressFormName } from '@shop/domain/addresses/open-form';
import { LOGIN } from '@shop/domain/shared/paths';
import { useState } from 'react';

import { saveDraft } from '../../platform/forms/form-draft.ts';
import type { AddressPartFragment } from '../../platform/generated/graphql.ts';
import { useNavigateTo } from '../../platform/navigation/use-navigate-to.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { useRemoveAddress, useSaveAddress } from './address-book.mutations.ts';
import { FORM, savedValues } from './address-form-fields.ts';
import { addPath } from './address-paths.ts';
import { CHOICE } from './model/address-values.ts';
import { useRemovedAddress, WAS_IN_CART } from './removed-addresses.ts';

/** What has just happened on the page, and takes the focus. */
type Event = { readonly happened: 'removed' } | { readonly happened: 'saved'; readonly addressId: string };

/** Removes addresses of a list, and restores the last one. */
export const useAddressActions = (list: AddressList) => {
  const { mutateAsync: sendRemoval, isPending: isRemoving, variables: removing } = useRemoveAddress();
  const { mutateAsync: save, isPending: isRestoring } = useSaveAddress(list);
  const { removed, remember, clean } = useRemovedAddress(list);
  const [event, setEvent] = useState<Event>();
  const toast = useToast();
  const navigateTo = useNavigateTo();

  const signInAgain = (messageKey: string): void => {
    toast({ kind: 'warning', messageKey });
    navigateTo(`${LOGIN}?${new URLSearchParams({ origin: ADDRESS_LIST_PATHS[list] })}`);
  };

  const remove = async (address: AddressPartFragment): Promise<void> => {
    const result = await sendRemoval(address.id);
    switch (result.__typename) {
      case 'AddressRemoved':
        remember({ ...savedValues(list, address), [`${FORM}.${CHOICE}`]: '', [WAS_IN_CART]: String(result.wasInCart) });
        return setEvent({ happened: 'removed' });
      case 'AddressNotRemoved':
        return toast({ kind: 'error', messageKey: result.messageKey });
      case 'SessionExpired':
        return signInAgain(result.messageKey);
    }
  };

  /** What the shop no longer accepts is put into the form of a new address. */
  const restore = async (): Promise<void> => {
    if (removed === undefined) return;
    const result = await save(removed);
    switch (result.__typename) {
      case 'AddressSaved':
        clean();
        toast({ kind: 'success', messageKey: 'shop.address.restored' });
        return setEvent({ happened: 'saved', addressId: result.addressId });
      case 'FormRefused':
        saveDraft(addressFormName(list), removed);
        return navigateTo(addPath(list));
      case 'SessionExpired':
        return signInAgain(result.messageKey);
    }
  };

  const onSaved = (addressId: string): void => {
    clean();
    setEvent({ happened: 'saved', addressId });
  };
  return {
    removed,
    event,
    removing: isRemoving ? removing : undefined,
    isRestoring,
    remove,
    restore,
    dismiss: clean,
    onSaved,
  };
};
