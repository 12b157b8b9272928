import { isSameListName } from '@shop/domain/wishlists/wishlist';
import { type AddableSource, addToListPath } from '@shop/domain/wishlists/add-to-list-path';
import { wishlistErrors } from '@shop/domain/wishlists/wishlist-rules';
import { type ReactNode, useState } from 'react';

import { formRefused } from '../../platform/forms/form-refused.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import type { WishlistHeadPartFragment } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { FormSelect, FormTextField, SubmitButton } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { AddToMerkzettel } from './add-to-merkzettel.tsx';
import styles from './dialogs.module.css';
import { useListPage } from './list-page-context.ts';
import { mayDo } from './list-rights.ts';
import { sourceFields } from './list-source.ts';
import { useAddToList } from './lists.mutations.ts';
import { useAfterAdding } from './use-after-adding.ts';

const FORM = 'add-to-wishlist';

type Lists = readonly WishlistHeadPartFragment[];

interface AddToListProps {
  readonly source: AddableSource;
  readonly lists: Lists;
}

/** A name that none of the lists has: "Bestellung 400000001", else with a 2, and so on. */
const freeName = (name: string, lists: Lists, at = 1): string => {
  const numbered = at === 1 ? name : `${name} (${at})`;
  return lists.some((list) => isSameListName(list.name, numbered)) ? freeName(name, lists, at + 1) : numbered;
};

const ChooseList = ({ source, lists }: AddToListProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const after = useAfterAdding();
  const { mutateAsync: add } = useAddToList(source, { isForm: true });
  const suggested = t(`add.name.${source.from}`, { number: source.from === 'order' ? source.orderId : '' });
  const form = useForm({
    action: FORM,
    name: FORM,
    initial: { wishlistId: '', listName: freeName(suggested, lists) },
    validate: ({ wishlistId, listName }) =>
      wishlistId === '' ? wishlistErrors({ listName, listDescription: '' }) : [],
    onSubmit: async ({ wishlistId, listName }) => {
      const result = await add(wishlistId === '' ? { listName } : { wishlistId });
      if (result.__typename === 'FormRefused') return formRefused(result);
      if (result.__typename === 'WishlistRefused') return { accepted: false, general: result.messageKey };
      after(result);
      return { accepted: true };
    },
  });
  return (
    <Form form={form} hidden={{ ...sourceFields(source), from: addToListPath(source) }} label={t('add.to')}>
      <FormSelect
        name="wishlistId"
        label={t('add.to')}
        options={[
          { value: '', label: t('add.new') },
          ...lists
            .filter((list) => mayDo(list, 'edit-entries'))
            .map(({ externalId: value, name: label }) => ({ value, label })),
        ]}
      />
      {form.values['wishlistId'] === '' && <FormTextField name="listName" label={t('add.name')} width="m" />}
      <SubmitButton isWide={false}>{t('add.do')}</SubmitButton>
    </Form>
  );
};

/** Puts an order, the basket or what was saved for later on a list of the visitor's, or on a new one. */
export const AddToList = ({ source, lists }: AddToListProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const { hasAccount } = useListPage();
  // What a customer has chosen stays after their session has ended, until they have signed in again.
  const [isCustomers] = useState(hasAccount);
  return (
    <div className={styles.stack}>
      <p>{t('add.text')}</p>
      {isCustomers ? (
        <ChooseList source={source} lists={lists} />
      ) : (
        <AddToMerkzettel source={source} from={addToListPath(source)} label={t('add.merkzettel')} />
      )}
    </div>
  );
};
