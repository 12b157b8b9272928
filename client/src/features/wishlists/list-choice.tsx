import { WISHLIST } from '@shop/domain/shared/paths';
import { type FormEvent, type ReactNode, useState } from 'react';

import type { BookmarksQuery } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './list-choice.module.css';

interface ListChoiceProps {
  readonly lists: BookmarksQuery['bookmarks'];
  readonly productId: string;
  /** With all lists that are to hold the product. */
  readonly onChoose: (listIds: readonly string[]) => void;
  readonly onCancel: () => void;
}

const focus = (box: HTMLInputElement | null): void => box?.focus();

/** The lists that hold a product, to be ticked. What is chosen is kept until it is saved. */
export const ListChoice = ({ lists, productId, onChoose, onCancel }: ListChoiceProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const changeable = lists.filter(({ isChangeable }) => isChangeable);
  const holding = changeable.filter(({ productIds }) => productIds.includes(productId));
  const [chosen, setChosen] = useState<readonly string[]>(holding.map(({ externalId }) => externalId));
  const toggle = (id: string): void =>
    setChosen((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
  const save = (event: FormEvent): void => {
    event.preventDefault();
    onChoose(chosen);
  };
  return (
    <Dialog title={t('choice.title')} isOpen onClose={onCancel}>
      <form className={styles.form} onSubmit={save}>
        <fieldset className={styles.lists}>
          <legend>{t('choice.lists')}</legend>
          {changeable.map(({ externalId, name, productIds }, index) => (
            <label key={externalId} className={styles.list}>
              <input
                type="checkbox"
                checked={chosen.includes(externalId)}
                ref={index === 0 ? focus : undefined}
                onChange={() => toggle(externalId)}
              />
              <span>{name}</span>
              <span className={styles.count}>{t('list.entries', { count: productIds.length })}</span>
            </label>
          ))}
        </fieldset>
        <p>
          <a href={WISHLIST}>{t('choice.manage')}</a>
        </p>
        <div className={styles.buttons}>
          <Button type="submit">{t('choice.save')}</Button>
          <Button variant="outline" onClick={onCancel}>
            {t('choice.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
