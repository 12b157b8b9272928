import type { FormEvent, ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { Select } from '../../ui/select.tsx';
import { useListPage } from './list-page-context.ts';
import { LIST_SORTS, type ListSort } from './list-rows.ts';
import styles from './wishlist-page.module.css';

interface ListToolsProps {
  readonly path: string;
  readonly sort: ListSort;
  readonly isPending: boolean;
  readonly onCart: () => void;
}

/** The order in which the list is looked at, and all of it into the basket. */
export const ListTools = ({ path, sort, isPending, onCart }: ListToolsProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const { listId } = useListPage();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) onCart();
  };
  return (
    <div className={styles.tools} data-print="none">
      <form className={styles.sort} action={path} method="get">
        <input type="hidden" name="list" value={listId} />
        <Select
          name="sort"
          label={t('sort')}
          autoComplete="off"
          data-keeps="sort"
          defaultValue={sort}
          submits
          options={LIST_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        />
        <noscript>
          <Button type="submit" variant="outline">
            {t('sort.apply')}
          </Button>
        </noscript>
      </form>
      <PostForm action="put-wishlist-into-cart" fields={{ wishlistId: listId }} onSubmit={submit}>
        <Button type="submit" isPending={isPending}>
          {t('menu.cart')}
        </Button>
      </PostForm>
    </div>
  );
};

interface ChosenBarProps {
  readonly count: number;
  readonly total: number;
  readonly isBusy: boolean;
  readonly onAll: (isChosen: boolean) => void;
  readonly onTransfer: () => void;
  readonly onCart: () => void;
  readonly onRemove: () => void;
}

/** What can be done with several entries at once. Only with scripts. */
export const ChosenBar = ({ count, total, isBusy, onAll, onTransfer, onCart, onRemove }: ChosenBarProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const { canEdit, hasAccount } = useListPage();
  return (
    <div className={styles.chosen} role="group" aria-label={t('chosen.bar')} data-print="none">
      <label className={styles.all}>
        <input
          type="checkbox"
          checked={count === total}
          ref={(box) => {
            if (box !== null) box.indeterminate = count > 0 && count < total;
          }}
          onChange={({ target }) => onAll(target.checked)}
        />
        {t('choose.all')}
      </label>
      <span className={styles.count} role="status">
        {count > 0 && t('chosen', { count })}
      </span>
      {count > 0 && (
        <div className={styles.ways}>
          {hasAccount && (
            <Button variant="link" isPending={isBusy} onClick={onTransfer}>
              {t('chosen.transfer')}
            </Button>
          )}
          <Button variant="link" isPending={isBusy} onClick={onCart}>
            {t('chosen.cart')}
          </Button>
          {canEdit && (
            <Button variant="link" isPending={isBusy} onClick={onRemove}>
              {t('chosen.remove')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
};
