import type { AddressList } from '@shop/domain/addresses/address-lists';
import { CHECKOUT_SHIPPING } from '@shop/domain/shared/paths';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';

import type { FieldValues } from '../../platform/forms/form-draft.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { FORM } from './address-form-fields.ts';
import styles from './removed-notice.module.css';
import { WAS_IN_CART } from './removed-addresses.ts';

interface RemovedNoticeProps {
  readonly list: AddressList;
  /** The removed address, as its form. */
  readonly removed: FieldValues;
  /** Whether it was removed just now: the notice takes the focus. */
  readonly isNew: boolean;
  readonly isRestoring: boolean;
  readonly onRestore: () => void;
  readonly onDismiss: () => void;
}

const nameIn = (form: FieldValues): string => {
  const read = (field: string): string => form[`${FORM}.${field}`] ?? '';
  const place = read('packstation') === '' ? read('streetAndNumber') : `Packstation ${read('packstation')}`;
  return [
    read('company') === '' ? `${read('firstname')} ${read('lastname')}` : read('company'),
    place,
    read('city'),
  ].join(', ');
};

/** Offers to restore the last removed address. Without scripts its button posts all the fields again. */
export const RemovedNotice = ({
  list,
  removed,
  isNew,
  isRestoring,
  onRestore,
  onDismiss,
}: RemovedNoticeProps): ReactNode => {
  const { t } = useTranslation('address-book');
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) notice.current?.focus();
  }, [isNew, removed]);
  const typed = Object.fromEntries(
    Object.entries(removed).filter(([field, value]) => field.startsWith(`${FORM}.`) && value !== ''),
  );
  const restore = (event: FormEvent): void => {
    event.preventDefault();
    onRestore();
  };
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice kind="info">
        <p>{t('removed', { address: nameIn(removed) })}</p>
        {removed[WAS_IN_CART] === 'true' && (
          <p>
            {t('removed.inCart')} <a href={CHECKOUT_SHIPPING}>{t('removed.toCheckout')}</a>
          </p>
        )}
        <PostForm className={styles.actions} action="save-address" fields={{ list, ...typed }} onSubmit={restore}>
          <Button type="submit" variant="link" isPending={isRestoring}>
            {t('restore')}
          </Button>
          <Button variant="link" onClick={onDismiss}>
            {t('dismiss')}
          </Button>
        </PostForm>
      </Notice>
    </div>
  );
};
