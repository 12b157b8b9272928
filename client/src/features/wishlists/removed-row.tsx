import { takenOfRemoved } from '@shop/domain/wishlists/change-messages';
import { type FormEvent, memo, type ReactNode, useRef } from 'react';

import { isFocusLost } from '../../platform/focus/focus-page.ts';
import { useIsomorphicLayoutEffect } from '../../platform/hydration/use-isomorphic-layout-effect.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './list-table.module.css';
import { useListPage } from './list-page-context.ts';
import type { Removed } from './list-rows.ts';
import { placeOfRow } from './row-groups.ts';
import { CELL, ROW } from '../../ui/table-roles.ts';

interface RemovedRowProps {
  readonly removed: Removed;
  /** Its place among the rows, from 0. */
  readonly index: number;
  readonly isBusy: boolean;
  /** It has just been removed. */
  readonly isFocused: boolean;
}

/** What was removed, at its former place, until it is restored or dismissed (WISH-08, WISH-09). */
export const RemovedRow = memo(({ removed, index, isBusy, isFocused }: RemovedRowProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const { listId, canEdit, actions } = useListPage();
  const button = useRef<HTMLButtonElement>(null);
  // Before the toasts notice that the focus is lost.
  useIsomorphicLayoutEffect(() => {
    if (isFocused && isFocusLost()) button.current?.focus();
  }, [isFocused]);
  const {
    externalId: entryId,
    name,
    removed: { by },
  } = removed;
  const taken = takenOfRemoved([removed]);
  const restore = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBusy) actions.restore(removed);
  };
  return (
    <div {...ROW} {...placeOfRow(index)} className={styles.removed} aria-busy={isBusy || undefined} data-print="none">
      <div {...CELL} aria-colspan={4}>
        <div className={styles.gone}>
          <p>
            {by === null ? t('removed', { name }) : t('removed.by', { name, by })}
            {taken !== undefined && ` ${t('removed.claimed', taken)}`}
          </p>
          {canEdit && (
            <PostForm
              action="change-wishlist"
              fields={{ wishlistId: listId, do: 'restore-entry', entryId }}
              onSubmit={restore}
            >
              <Button ref={button} type="submit" variant="link" isPending={isBusy}>
                {t('removed.restore')} <VisuallyHidden>{name}</VisuallyHidden>
              </Button>
            </PostForm>
          )}
        </div>
      </div>
    </div>
  );
});
RemovedRow.displayName = 'RemovedRow';
