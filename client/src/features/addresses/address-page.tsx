import { ADDRESS_LIST_PATHS, ADDRESS_LISTS, type AddressList } from '@shop/domain/addresses/address-lists';
import { openFormOf } from '@shop/domain/addresses/open-form';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import { useFocusFallback } from '../../platform/focus/focus-page.ts';
import type { SearchValues } from '../../platform/navigation/search-params.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { addressBookQuery } from './address-book.queries.ts';
import { AddressEditor } from './address-editor.tsx';
import { addressesOf } from './address-form-fields.ts';
import { AddressItems } from './address-items.tsx';
import styles from './address-page.module.css';
import { addPath, requestedForm } from './address-paths.ts';
import { BusinessFacts } from './business-facts.tsx';
import { RemovedNotice } from './removed-notice.tsx';
import { useAddressActions } from './use-address-actions.ts';

interface AddressPageProps {
  readonly list: AddressList;
  readonly search: SearchValues;
}

const ListNavigation = ({ list }: Pick<AddressPageProps, 'list'>): ReactNode => {
  const { t } = useTranslation('address-book');
  return (
    <nav className={styles.lists} aria-label={t('lists')}>
      <ul>
        {ADDRESS_LISTS.map((linked) => (
          <li key={linked}>
            <a href={ADDRESS_LIST_PATHS[linked]} aria-current={linked === list ? 'page' : undefined}>
              {t(`title.${linked}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** One list of the address book, with at most one open form. */
export const AddressPage = ({ list, search }: AddressPageProps): ReactNode => {
  const { t } = useTranslation('address-book');
  const { addressBook: book } = useSuspenseQuery(addressBookQuery).data;
  const addresses = addressesOf(list, book);
  const open = openFormOf(requestedForm(search), addresses);
  const canAdd = list !== 'packstation' || book.offersPackstations;
  const { removed, event, removing, isRestoring, remove, restore, dismiss, onSaved } = useAddressActions(list);
  useFocusFallback();
  return (
    <div className={styles.page}>
      <h1>{t(`title.${list}`)}</h1>
      <ListNavigation list={list} />
      <div>
        <div className={styles.removed} role="status">
          {removed !== undefined && (
            <RemovedNotice
              list={list}
              removed={removed}
              isNew={event?.happened === 'removed'}
              isRestoring={isRestoring}
              onRestore={() => ignoreRejection(restore())}
              onDismiss={dismiss}
            />
          )}
        </div>
        {canAdd ? (
          <p>{t(addresses.length === 0 ? `empty.${list}` : `intro.${list}`)}</p>
        ) : (
          <Notice kind="info">
            <p>{t('stations.none')}</p>
          </Notice>
        )}
      </div>
      {open.mode === 'add' && canAdd && <AddressEditor key="new" list={list} book={book} onSaved={onSaved} />}
      {open.mode !== 'add' && canAdd && (
        <p>
          <LinkButton variant="outline" href={addPath(list)}>
            {t(`add.${list}`)}
          </LinkButton>
        </p>
      )}
      <AddressItems
        list={list}
        book={book}
        canEdit={canAdd}
        editedId={open.mode === 'edit' && canAdd ? open.addressId : undefined}
        focusedId={event?.happened === 'saved' ? event.addressId : undefined}
        removingId={removing}
        onRemove={(address) => ignoreRejection(remove(address))}
        onSaved={onSaved}
      />
      {list === 'billing' && book.business !== null && <BusinessFacts business={book.business} />}
    </div>
  );
};
