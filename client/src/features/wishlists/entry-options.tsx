import { type ReactNode, useId } from 'react';

import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import styles from './dialogs.module.css';
import { useListPage } from './list-page-context.ts';
import type { OwnLists } from './list-rows.ts';
import { TransferForm } from './transfer-form.tsx';

interface EntryOptionsProps {
  readonly lists: OwnLists;
  readonly entryId: string;
  readonly onDone: () => void;
}

interface Place {
  readonly key: 'options.top' | 'options.up' | 'options.down';
  readonly before: string | null;
}

/** Where an entry can go from its place among the others. */
const placesOf = (ids: readonly string[], entryId: string): readonly Place[] => {
  const at = ids.indexOf(entryId);
  const [first] = ids;
  const above = ids[at - 1];
  return [
    ...(at > 1 && first !== undefined ? [{ key: 'options.top', before: first } as const] : []),
    ...(above === undefined ? [] : [{ key: 'options.up', before: above } as const]),
    ...(at < ids.length - 1 ? [{ key: 'options.down', before: ids[at + 2] ?? null } as const] : []),
  ];
};

/** The order of an entry, and other lists for it (WISH-17). */
export const EntryOptions = ({ lists, entryId, onDone }: EntryOptionsProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const { listId, canEdit, actions } = useListPage();
  const [order, transfer] = [useId(), useId()];
  const places = placesOf(
    lists.open.entries.map(({ externalId }) => externalId),
    entryId,
  );
  return (
    <div className={styles.stack}>
      {canEdit && places.length > 0 && (
        <section aria-labelledby={order}>
          <h3 className={styles.heading} id={order}>
            {t('options.order')}
          </h3>
          <div className={styles.ways}>
            {places.map(({ key, before }) => (
              <PostForm
                key={key}
                action="change-wishlist"
                fields={{ wishlistId: listId, do: 'place-entry', entryId, before: before ?? undefined }}
                onSubmit={(event) => {
                  event.preventDefault();
                  ignoreRejection(actions.place(entryId, before));
                }}
              >
                <Button type="submit" variant="outline">
                  {t(key)}
                </Button>
              </PostForm>
            ))}
          </div>
        </section>
      )}
      <section aria-labelledby={transfer}>
        <h3 className={styles.heading} id={transfer}>
          {t('options.transfer')}
        </h3>
        <TransferForm lists={lists} entryIds={[entryId]} onDone={onDone} />
      </section>
    </div>
  );
};
