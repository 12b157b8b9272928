import { sharedWishlistPath } from '@shop/domain/shared/paths';
import { wishlistErrors } from '@shop/domain/wishlists/wishlist-rules';
import type { ReactNode } from 'react';

import { formRefused } from '../../platform/forms/form-refused.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useFormEcho } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FormTextField, SubmitButton } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { AddToMerkzettel } from './add-to-merkzettel.tsx';
import { useAddToList } from './lists.mutations.ts';
import { useAfterAdding } from './use-after-adding.ts';

const FORM = 'add-to-wishlist';

interface CopyListProps {
  readonly listName: string;
  readonly token: string;
  readonly hasAccount: boolean;
}

const CopyToNewList = ({ listName, token }: Omit<CopyListProps, 'hasAccount'>): ReactNode => {
  const { t } = useTranslation('wishlists');
  const echo = useFormEcho(FORM);
  const after = useAfterAdding();
  const { mutateAsync: copy } = useAddToList({ from: 'link', token }, { isForm: true });
  const form = useForm({
    action: FORM,
    name: FORM,
    initial: { listName },
    validate: ({ listName: typed }) => wishlistErrors({ listName: typed, listDescription: '' }),
    onSubmit: async (typed) => {
      const result = await copy({ listName: typed.listName });
      if (result.__typename === 'FormRefused') return formRefused(result);
      if (result.__typename === 'WishlistRefused') return { accepted: false, general: result.messageKey };
      after(result);
      return { accepted: true };
    },
  });
  return (
    <Disclosure label={t('shared.copy')} isForcedOpen={echo !== undefined}>
      <Form form={form} hidden={{ source: 'link', token, from: sharedWishlistPath(token) }} label={t('shared.copy')}>
        <FormTextField name="listName" label={t('new.name')} width="m" />
        <SubmitButton isWide={false} variant="outline">
          {t('shared.copy.do')}
        </SubmitButton>
      </Form>
    </Disclosure>
  );
};

/** A copy of the list: a new one of the customer's, or on the Merkzettel of a visitor without an account. */
export const CopyList = ({ listName, token, hasAccount }: CopyListProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  return hasAccount ? (
    <CopyToNewList listName={listName} token={token} />
  ) : (
    <AddToMerkzettel
      source={{ from: 'link', token }}
      from={sharedWishlistPath(token)}
      label={t('shared.copy.merkzettel')}
    />
  );
};
