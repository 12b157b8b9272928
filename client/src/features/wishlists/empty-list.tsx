import { HOME } from '@shop/domain/shared/paths';
import type { FormEvent, ReactNode } from 'react';

import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { usePendingChanges } from './change-list.mutations.ts';
import { DialogLink, useDialogLink } from './dialog-link.tsx';
import { useListPage } from './list-page-context.ts';
import type { Removed } from './list-rows.ts';
import styles from './wishlist-page.module.css';

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

interface RemovedToolsProps {
  readonly removed: readonly Removed[];
  readonly onDismiss: () => void;
}

/** Restores all that was removed, or lets go of it. A single entry is restored in its row. */
export const RemovedTools = ({ removed, onDismiss }: RemovedToolsProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const { listId, actions } = useListPage();
  const isRestoring = usePendingChanges().some((change) => change.do === 'restore-entries');
  return (
    <div className={styles.ways} data-print="none">
      {removed.length > 1 && (
        <PostForm
          action="change-wishlist"
          fields={{ wishlistId: listId, do: 'restore-entries' }}
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            if (!isRestoring) ignoreRejection(actions.restoreAll(removed));
          }}
        >
          <Button type="submit" variant="link" isPending={isRestoring}>
            {t('removed.restoreAll', { count: removed.length })}
          </Button>
        </PostForm>
      )}
      <PostForm
        action="change-wishlist"
        fields={{ wishlistId: listId, do: 'dismiss-removed' }}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          onDismiss();
        }}
      >
        <Button type="submit" variant="link">
          {t('removed.dismiss')}
        </Button>
      </PostForm>
    </div>
  );
};
