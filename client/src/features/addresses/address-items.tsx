import type { AddressList } from '@shop/domain/addresses/address-lists';
import { type ReactNode, useEffect, useRef } from 'react';

import type { AddressBookPartFragment, AddressPartFragment } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { AddressCard } from './address-card.tsx';
import { AddressEditor } from './address-editor.tsx';
import { addressesOf } from './address-form-fields.ts';
import styles from './address-page.module.css';

interface AddressItemsProps {
  readonly list: AddressList;
  readonly book: AddressBookPartFragment;
  /** Whether this shop still uses such addresses; otherwise they can only be deleted. */
  readonly canEdit: boolean;
  readonly editedId: string | undefined;
  /** The address that was just saved or restored. */
  readonly focusedId: string | undefined;
  readonly removingId: string | undefined;
  readonly onRemove: (address: AddressPartFragment) => void;
  readonly onSaved: (addressId: string) => void;
}

/** The addresses of a list; one of them may be open as a form. */
export const AddressItems = ({
  list,
  book,
  canEdit,
  editedId,
  focusedId,
  removingId,
  onRemove,
  onSaved,
}: AddressItemsProps): ReactNode => {
  const { t } = useTranslation('address-book');
  const focused = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (focusedId !== undefined && editedId === undefined) focused.current?.focus();
  }, [focusedId, editedId]);
  const addresses = addressesOf(list, book);
  if (addresses.length === 0) return null;
  return (
    <ul className={styles.addresses} aria-label={t(`title.${list}`)}>
      {addresses.map((address) => (
        <li
          key={address.id}
          className={address.id === editedId ? styles.isOpen : undefined}
          {...(address.id === focusedId ? { ref: focused, tabIndex: -1 } : {})}
        >
          {address.id === editedId ? (
            <AddressEditor list={list} book={book} address={address} onSaved={onSaved} />
          ) : (
            <AddressCard
              list={list}
              canEdit={canEdit}
              address={address}
              isDefault={address.id === book.defaultBillingAddressId}
              isRemoving={address.id === removingId}
              onRemove={() => onRemove(address)}
            />
          )}
        </li>
      ))}
    </ul>
  );
};
