import { wishlistPath } from '@shop/domain/wishlists/wishlist-paths';
import { sharedWishlistPath } from '@shop/domain/shared/paths';
import { wishlistErrors } from '@shop/domain/wishlists/wishlist-rules';
import type { FormEvent, ReactNode } from 'react';

import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import { formRefused } from '../../platform/forms/form-refused.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import type { WishlistChangePartFragment } from '../../platform/generated/graphql.ts';
import { useNavigateTo } from '../../platform/navigation/use-navigate-to.ts';
import { useFormEcho } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FormTextField, SubmitButton } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { useCopyList } from './shared-list.mutations.ts';

const FORM = 'add-to-wishlist';

interface CopyListProps {
  readonly listName: string;
  readonly token: string;
  readonly hasAccount: boolean;
}

type Copied = Extract<WishlistChangePartFragment, { readonly __typename: 'WishlistChanged' }>;

/** Says what was copied, and opens the list. */
const useAfterCopy = () => {
  const toast = useToast();
  const navigateTo = useNavigateTo();
  return ({ list, items }: Copied): void => {
    const values = { count: items.added.length + items.raised.length, list: list.name };
    toast({ kind: 'success', messageKey: 'shop.wishlist.filled', values });
    navigateTo(wishlistPath(list.externalId));
  };
};

const CopyToNewList = ({ listName, token }: Omit<CopyListProps, 'hasAccount'>): ReactNode => {
  const { t } = useTranslation('wishlists');
  const echo = useFormEcho(FORM);
  const after = useAfterCopy();
  const { mutateAsync: copy } = useCopyList(token, { isForm: true });
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

const CopyToMerkzettel = ({ token }: Pick<CopyListProps, 'token'>): ReactNode => {
  const { t } = useTranslation('wishlists');
  const toast = useToast();
  const after = useAfterCopy();
  const { mutateAsync: copy, isPending } = useCopyList(token);
  const send = async (): Promise<void> => {
    const result = await copy('merkzettel');
    if (result.__typename === 'WishlistChanged') after(result);
    else if (result.__typename === 'WishlistRefused') toast({ kind: 'error', messageKey: result.messageKey });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) ignoreRejection(send());
  };
  return (
    <PostForm
      action={FORM}
      fields={{ source: 'link', token, toMerkzettel: 'true', from: sharedWishlistPath(token) }}
      onSubmit={submit}
    >
      <Button type="submit" variant="link" isPending={isPending}>
        {t('shared.copy.merkzettel')}
      </Button>
    </PostForm>
  );
};

/** A copy of the list: a new one of the customer's, or on the Merkzettel of a visitor without an account. */
export const CopyList = ({ listName, token, hasAccount }: CopyListProps): ReactNode =>
  hasAccount ? <CopyToNewList listName={listName} token={token} /> : <CopyToMerkzettel token={token} />;
