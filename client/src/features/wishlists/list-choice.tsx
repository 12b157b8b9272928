import { WISHLIST } from '@shop/domain/shared/paths';
import { wishlistErrors } from '@shop/domain/wishlists/wishlist-rules';
import { type FormEvent, type ReactNode, useState } from 'react';

import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import type { BookmarksQuery } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useMessage } from '../../platform/texts/use-message.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './list-choice.module.css';

interface ListChoiceProps {
  readonly lists: BookmarksQuery['bookmarks'];
  readonly productId: string;
  /** With all lists that are to hold the product, and the name of a new one. Resolves with the key of what is wrong with that name. */
  readonly onChoose: (listIds: readonly string[], newListName: string | undefined) => Promise<string | undefined>;
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
  const message = useMessage();
  const [newName, setNewName] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [isPending, setPending] = useState(false);
  const send = async (): Promise<void> => {
    const isNew = newName.trim() !== '';
    const [error] = isNew ? wishlistErrors({ listName: newName, listDescription: '' }) : [];
    if (error !== undefined) return setWrong(error.message);
    setPending(true);
    try {
      setWrong(await onChoose(chosen, isNew ? newName : undefined));
    } finally {
      setPending(false);
    }
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) ignoreRejection(send());
  };
  return (
    <Dialog title={t('choice.title')} isOpen onClose={onCancel}>
      <form className={styles.form} onSubmit={save}>
        <fieldset>
          <legend>{t('choice.lists')}</legend>
          {changeable.map(({ externalId, name, productIds }, index) => (
            <label key={externalId} className={styles.list}>
              <input
                type="checkbox"
                checked={chosen.includes(externalId)}
                ref={index === 0 ? focus : undefined}
                onChange={() => toggle(externalId)}
              />
              <span>
                {name} <span className={styles.count}>{t('list.entries', { count: productIds.length })}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <TextField
          name="listName"
          label={t('choice.new')}
          isRequired={false}
          isErrorAlert
          value={newName}
          onChange={setNewName}
          error={wrong === undefined ? undefined : message(wrong)}
        />
        <p>
          <a href={WISHLIST}>{t('choice.manage')}</a>
        </p>
        <div className={styles.buttons}>
          <Button type="submit" isPending={isPending}>
            {t('choice.save')}
          </Button>
          <Button variant="outline" onClick={onCancel}>
            {t('choice.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
