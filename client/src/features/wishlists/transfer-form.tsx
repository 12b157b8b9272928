import { type FormEvent, type ReactNode, useRef } from 'react';

import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './dialogs.module.css';
import { useListPage } from './list-page-context.ts';
import { mayDo } from './list-rights.ts';
import type { OwnLists } from './list-rows.ts';

interface TransferFormProps {
  readonly lists: OwnLists;
  readonly entryIds: readonly string[];
  readonly onDone: () => void;
}

/** Copies or moves entries to another list. Without scripts it takes one of them. */
export const TransferForm = ({ lists: { lists, open }, entryIds, onDone }: TransferFormProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const { listId, actions, canEdit } = useListPage();
  const select = useRef<HTMLSelectElement>(null);
  const others = lists.filter((list) => list.externalId !== listId && mayDo(list, 'edit-entries'));
  const [only] = entryIds;
  if (others.length === 0) return <p>{t('options.noList')}</p>;
  const send = async (what: 'copy-entries' | 'move-entries'): Promise<void> => {
    const to = others.find(({ externalId }) => externalId === select.current?.value);
    if (to === undefined) return;
    const names = open.entries
      .filter(({ externalId }) => entryIds.includes(externalId))
      .map(({ product }) => product.name);
    onDone();
    await actions.transfer({ do: what, entryIds, to: to.externalId }, to.name, names);
  };
  const button = (what: 'copy-entries' | 'move-entries'): ReactNode => (
    <Button
      type="submit"
      name="do"
      value={what}
      variant="outline"
      onClick={(event) => {
        event.preventDefault();
        ignoreRejection(send(what));
      }}
    >
      {t(what === 'copy-entries' ? 'transfer.copy' : 'transfer.move')}
    </Button>
  );
  return (
    <PostForm
      className={styles.stack}
      action="change-wishlist"
      fields={{ wishlistId: listId, entryId: only }}
      onSubmit={(event: FormEvent) => event.preventDefault()}
      aria-label={t('options.transfer')}
    >
      <Select
        ref={select}
        name="to"
        label={t('transfer.to')}
        options={others.map(({ externalId: value, name: label }) => ({ value, label }))}
      />
      <div className={styles.ways}>
        {button('copy-entries')}
        {canEdit && button('move-entries')}
      </div>
    </PostForm>
  );
};
