import { type FormEvent, type ReactNode, useId } from 'react';

import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import styles from './wishlist-page.module.css';
import type { OwnLists } from './list-rows.ts';
import { useSettleMerge } from './lists.mutations.ts';

/** What a login has added to the Merkzettel. Stays until it is dismissed, and can be undone. */
export const ListMergeNotice = ({ merge }: { readonly merge: NonNullable<OwnLists['merge']> }): ReactNode => {
  const { t } = useTranslation('wishlists');
  const heading = useId();
  const toast = useToast();
  const { id: mergeId, added, raised, leftOut } = merge;
  const { mutateAsync: settle, isPending } = useSettleMerge(mergeId);
  const send = async (undo: boolean): Promise<void> => {
    const result = await settle(undo);
    if (result.__typename === 'WishlistRefused') toast({ kind: 'error', messageKey: result.messageKey });
    if (result.__typename === 'WishlistDone' && undo) toast({ kind: 'success', messageKey: result.messageKey });
  };
  const form = (what: 'undo' | 'dismiss'): ReactNode => (
    <PostForm
      action="settle-merkzettel-merge"
      fields={{ mergeId, do: what }}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!isPending) ignoreRejection(send(what === 'undo'));
      }}
    >
      <Button type="submit" variant="link" isPending={isPending}>
        {t(`merge.${what}`)}
      </Button>
    </PostForm>
  );
  return (
    <section aria-labelledby={heading} role="status">
      <Notice kind="info">
        <p id={heading}>
          <strong>{t('merge.title')}</strong>
        </p>
        <p>
          {added > 0 && t('merge.added', { count: added })} {raised > 0 && t('merge.raised', { count: raised })}{' '}
          {leftOut > 0 && t('merge.leftOut', { count: leftOut })}
        </p>
        <div className={styles.ways}>
          {form('undo')}
          {form('dismiss')}
        </div>
      </Notice>
    </section>
  );
};
