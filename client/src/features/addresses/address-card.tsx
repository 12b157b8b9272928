import type { AddressList } from '@shop/domain/addresses/address-lists';
import { canBeRemoved } from '@shop/domain/addresses/removed-addresses';
import type { FormEvent, ReactNode } from 'react';

import type { AddressPartFragment } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './address-card.module.css';
import { AddressLines } from './address-lines.tsx';
import { editPath } from './address-paths.ts';
import { shortAddress } from './short-address.ts';

interface AddressCardProps {
  readonly list: AddressList;
  readonly address: AddressPartFragment;
  /** Whether the next checkout starts with it as the billing address. */
  readonly isDefault: boolean;
  readonly canEdit: boolean;
  readonly isRemoving: boolean;
  readonly onRemove: () => void;
}

interface RemoveFormProps extends Pick<AddressCardProps, 'list' | 'address' | 'isRemoving' | 'onRemove'> {
  readonly name: string;
}

const RemoveForm = ({ list, address, name, isRemoving, onRemove }: RemoveFormProps): ReactNode => {
  const { t } = useTranslation('address-book');
  const remove = (event: FormEvent): void => {
    event.preventDefault();
    onRemove();
  };
  return (
    <PostForm action="remove-address" fields={{ list, addressId: address.id }} onSubmit={remove}>
      <Button type="submit" variant="link" isPending={isRemoving}>
        {t('remove')} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </PostForm>
  );
};

/** A saved address, and what can be done with it. */
export const AddressCard = ({
  list,
  address,
  isDefault,
  canEdit,
  isRemoving,
  onRemove,
}: AddressCardProps): ReactNode => {
  const { t } = useTranslation('address-book');
  const name = shortAddress(address);
  return (
    <Card>
      <div className={styles.card}>
        {(address.isCustomerAddress || isDefault) && (
          <p className={styles.badges}>
            {address.isCustomerAddress && <Badge kind="popular">{t('badge.customer')}</Badge>}
            {isDefault && <Badge kind="extra">{t('badge.default')}</Badge>}
          </p>
        )}
        <address className={styles.address}>
          <AddressLines address={address} />
          {address.phone !== null && (
            <span>
              {address.phone}
              <br />
            </span>
          )}
          {address.email !== null && <span>{address.email}</span>}
        </address>
        <div className={styles.actions}>
          {canEdit && (
            <LinkButton variant="link" href={editPath(list, address.id)}>
              {t('edit')} <VisuallyHidden>{name}</VisuallyHidden>
            </LinkButton>
          )}
          {canBeRemoved(address) && (
            <RemoveForm list={list} address={address} name={name} isRemoving={isRemoving} onRemove={onRemove} />
          )}
        </div>
        {address.isCustomerAddress && <p className={styles.why}>{t('customer.why')}</p>}
      </div>
    </Card>
  );
};
