import { HOME } from '@shop/domain/shared/paths';
import type { FormEvent, ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { DialogLink, useDialogLink } from './dialog-link.tsx';
import { useListPage } from './list-page-context.ts';

/** A list with nothing on it, and how that changes. */
export const EmptyList = (): ReactNode => {
  const { t } = useTranslation('wishlists');
  const { isClassList, canEdit } = useListPage();
  const insert = useDialogLink({ open: 'import' });
  const home = { href: HOME, label: t('empty.on') };
  return (
    <EmptyState
      headline={t('empty')}
      text={t(isClassList ? 'empty.class.text' : 'empty.text')}
      {...(isClassList && canEdit ? { link: { ...insert, label: t('menu.import') }, other: home } : { link: home })}
    />
  );
};

/** Offers at once to delete a list of which the last entry was removed. It leaves what was just removed in sight, unlike a dialog (WISH-10). */
export const EmptyListNotice = (): ReactNode => {
  const { t } = useTranslation('wishlists');
  return (
    <div role="status">
      <Notice kind="info">
        <p>{t('empty.delete')}</p>
        <p>
          <DialogLink request={{ open: 'delete' }}>{t('empty.delete.do')}</DialogLink>
        </p>
      </Notice>
    </div>
  );
};

/** Lets go of all that could still be restored. */
export const RemovedTools = ({ onDismiss }: { readonly onDismiss: () => void }): ReactNode => {
  const { t } = useTranslation('wishlists');
  const { listId } = useListPage();
  return (
    <PostForm
      action="change-wishlist"
      fields={{ wishlistId: listId, do: 'dismiss-removed' }}
      data-print="none"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onDismiss();
      }}
    >
      <Button type="submit" variant="link">
        {t('removed.dismiss')}
      </Button>
    </PostForm>
  );
};
