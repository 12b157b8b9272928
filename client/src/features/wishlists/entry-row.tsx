import { type FormEvent, memo, type ReactNode, useRef } from 'react';

import { isFocusLost } from '../../platform/focus/focus-page.ts';
import { useIsomorphicLayoutEffect } from '../../platform/hydration/use-isomorphic-layout-effect.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { buyableOf, openOf, releasableOf } from './class-entries.ts';
import { DialogLink } from './dialog-link.tsx';
import { EntryChange } from './entry-change.tsx';
import { EntryArticle } from './entry-article.tsx';
import { EntryComments } from './entry-comments.tsx';
import { EntryGap, VariantsLink } from './entry-gap.tsx';
import { EntryQuantity } from './entry-quantity.tsx';
import styles from './list-table.module.css';
import { useListPage } from './list-page-context.ts';
import type { Entry } from './list-rows.ts';
import { useEntryQuantity } from './use-entry-quantity.ts';
import { placeOfRow } from './row-groups.ts';
import { CELL, ROW, ROW_HEADER } from '../../ui/table-roles.ts';

interface EntryRowProps {
  readonly entry: Entry;
  /** Its place among the rows, from 0. */
  readonly index: number;
  /** While the shop is asked about it (WISH-13). */
  readonly isBusy: boolean;
  /** While it goes into the basket, which waits for a quantity that is being saved. */
  readonly isPutting: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (entryId: string, isChosen: boolean) => void;
  readonly onCart: (entryId: string) => void;
  /** It has just come back. */
  readonly isFocused: boolean;
}

type ActionsProps = Pick<EntryRowProps, 'entry' | 'isBusy' | 'isPutting' | 'onCart'>;

const Actions = ({ entry, isBusy, isPutting, onCart }: ActionsProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const { listId, actions, canEdit, canComment, canRelease, hasAccount } = useListPage();
  const { externalId: entryId, product, isSaleable, item } = entry;
  const canBuy = isSaleable && item !== null;
  const releasable = releasableOf(entry);
  const putIn = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPutting) onCart(entryId);
  };
  const remove = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBusy) actions.remove(entry);
  };
  return (
    <div className={styles.actions}>
      {canBuy && (
        <PostForm action="put-wishlist-into-cart" fields={{ wishlistId: listId, entryId }} onSubmit={putIn}>
          <Button type="submit" variant="secondary" isPending={isPutting}>
            {t('entry.cart')} <VisuallyHidden>{product.name}</VisuallyHidden>
          </Button>
        </PostForm>
      )}
      {canEdit && <VariantsLink entry={entry} />}
      {hasAccount && canBuy && (
        <DialogLink request={{ open: 'options', entryId }}>
          {t('entry.options')} <VisuallyHidden>{product.name}</VisuallyHidden>
        </DialogLink>
      )}
      {canComment && (
        <DialogLink request={{ open: 'comments', entryId }}>
          {t('entry.comments.write')} <VisuallyHidden>{product.name}</VisuallyHidden>
        </DialogLink>
      )}
      {canRelease && releasable > 0 && (
        <DialogLink request={{ open: 'release', entryId }}>
          {t('entry.release', { count: releasable })} <VisuallyHidden>{product.name}</VisuallyHidden>
        </DialogLink>
      )}
      {canEdit && (
        <PostForm
          action="change-wishlist"
          fields={{ wishlistId: listId, do: 'remove-entry', entryId }}
          onSubmit={remove}
        >
          <Button type="submit" variant="link">
            {t('entry.remove')} <VisuallyHidden>{product.name}</VisuallyHidden>
          </Button>
        </PostForm>
      )}
    </div>
  );
};

/** What a total of a class list is of, and what of it is still open; if fewer of the open pieces can be bought now, what those cost. */
const ClassTotals = ({ entry }: Pick<EntryRowProps, 'entry'>): ReactNode => {
  const { t } = useTranslation('wishlists');
  const { total, openTotal } = entry;
  if (total === null || openTotal === null) return null;
  const [open, pieces] = [openOf(entry), buyableOf(entry, 'open')];
  return (
    <span className={styles.parts}>
      <span>{t('entry.total.needed')}</span>
      {open > 0 && (
        <span>
          {pieces < open
            ? t('entry.total.open.part', { total: openTotal.text, pieces, open })
            : t('entry.total.open', { total: openTotal.text })}
        </span>
      )}
    </span>
  );
};

/** Not rendered again when its row gets another place. */
const ChooseCell = memo(
  ({ entry, isChosen, onChoose }: Pick<EntryRowProps, 'entry' | 'isChosen' | 'onChoose'>): ReactNode => {
    const { t } = useTranslation('wishlists');
    const { externalId: entryId, product } = entry;
    return (
      <div {...CELL} className={styles.choose}>
        <input
          type="checkbox"
          aria-label={t('choose.one', { name: product.name })}
          checked={isChosen}
          onChange={({ target }) => onChoose(entryId, target.checked)}
        />
        <span className={styles.box} aria-hidden="true" />
      </div>
    );
  },
);
ChooseCell.displayName = 'ChooseCell';

/** Not rendered again when its row is chosen: of 500 rows at once that would take a phone seconds. */
const ArticleCell = memo(
  ({ entry, isBusy, isPutting, onCart }: ActionsProps): ReactNode => (
    <div {...ROW_HEADER} className={styles.article}>
      <EntryArticle entry={entry}>
        <EntryGap entry={entry} />
        <EntryChange entry={entry} />
        <EntryComments entry={entry} />
        <Actions entry={entry} isBusy={isBusy} isPutting={isPutting} onCart={onCart} />
      </EntryArticle>
    </div>
  ),
);
ArticleCell.displayName = 'ArticleCell';

/** The cells that a quantity changes: the rest of its row is not rendered with each number that is typed. */
const QuantityCells = memo(({ entry, isBusy }: Pick<EntryRowProps, 'entry' | 'isBusy'>): ReactNode => {
  const { t } = useTranslation('wishlists');
  const quantity = useEntryQuantity(entry);
  return (
    <>
      <div {...CELL} className={styles.quantity}>
        <EntryQuantity entry={entry} quantity={quantity} />
        <span className={styles.printed}>{entry.quantity}</span>
      </div>
      <div {...CELL} className={styles.total} data-unsettled={quantity.isUnsaved || isBusy || undefined}>
        <span className={styles.label} aria-hidden="true">
          {t('column.total')}
        </span>
        {entry.total?.text ?? '–'}
        <ClassTotals entry={entry} />
        {isBusy && <VisuallyHidden> {t('entry.saving')}</VisuallyHidden>}
      </div>
    </>
  );
});
QuantityCells.displayName = 'QuantityCells';

/** One entry: a row of the table, a card on a phone (WISH-04). */
export const EntryRow = memo(
  ({ entry, index, isBusy, isPutting, isChosen, onChoose, onCart, isFocused }: EntryRowProps): ReactNode => {
    const row = useRef<HTMLDivElement>(null);
    // Before the toasts notice that the focus is lost.
    useIsomorphicLayoutEffect(() => {
      if (isFocused && isFocusLost()) row.current?.querySelector<HTMLElement>('h3 a, button')?.focus();
    }, [isFocused]);
    return (
      <div
        ref={row}
        {...ROW}
        {...placeOfRow(index)}
        className={styles.row}
        aria-busy={isBusy || undefined}
        data-busy={isBusy || undefined}
      >
        <ChooseCell entry={entry} isChosen={isChosen} onChoose={onChoose} />
        <ArticleCell entry={entry} isBusy={isBusy} isPutting={isPutting} onCart={onCart} />
        <QuantityCells entry={entry} isBusy={isBusy} />
      </div>
    );
  },
);
EntryRow.displayName = 'EntryRow';
