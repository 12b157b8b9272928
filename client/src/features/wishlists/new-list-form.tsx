import { tidyWishlistForm, wishlistErrors } from '@shop/domain/wishlists/wishlist-rules';
import { FIELD_LIMITS } from '@shop/domain/shared/field-limits';
import { loginPathFor } from '@shop/domain/sessions/target-after-login';
import { NEW_WISHLIST, wishlistPath } from '@shop/domain/wishlists/wishlist-paths';
import type { ReactNode } from 'react';

import { formRefused } from '../../platform/forms/form-refused.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useNavigateTo } from '../../platform/navigation/use-navigate-to.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { FormRadioGroup, FormTextArea, FormTextField, SubmitButton } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { useListPage } from './list-page-context.ts';
import { useCreateList } from './lists.mutations.ts';

/** Makes a list and opens it. Of a visitor without an account, it is made by the login that follows. */
export const NewListForm = ({ onDone }: { readonly onDone: () => void }): ReactNode => {
  const { hasAccount } = useListPage();
  const { t } = useTranslation('wishlists');
  const toast = useToast();
  const navigateTo = useNavigateTo();
  const { mutateAsync: create } = useCreateList();
  const form = useForm({
    action: 'create-wishlist',
    name: 'new-wishlist',
    initial: { listName: '', listDescription: '', kind: 'list' },
    validate: wishlistErrors,
    onSubmit: async ({ kind, ...typed }) => {
      const result = await create({ ...tidyWishlistForm(typed), kind: kind === 'class-list' ? kind : 'list' });
      if (result.__typename === 'FormRefused') return formRefused(result);
      if (result.__typename === 'WishlistRefused' && result.because === 'login-needed') {
        navigateTo(loginPathFor(NEW_WISHLIST));
        return { accepted: false };
      }
      if (result.__typename === 'WishlistRefused') return { accepted: false, general: result.messageKey };
      const { externalId, name } = result.list;
      toast({ kind: 'success', messageKey: 'shop.wishlist.created', values: { list: name } });
      onDone();
      navigateTo(wishlistPath(externalId));
      return { accepted: true };
    },
  });
  return (
    <Form form={form} label={t('new.title')}>
      {!hasAccount && <p>{t('visitor.new')}</p>}
      <FormTextField name="listName" label={t('new.name')} hint={t('new.name.hint')} />
      <FormTextArea
        name="listDescription"
        label={t('new.description')}
        isRequired={false}
        rows={3}
        limit={FIELD_LIMITS.listDescription}
      />
      <FormRadioGroup
        name="kind"
        label={t('new.kind')}
        choices={[
          { value: 'list', label: t('new.kind.list'), hint: t('new.kind.list.hint') },
          { value: 'class-list', label: t('new.kind.class'), hint: t('new.kind.class.hint') },
        ]}
      />
      <SubmitButton>{t(hasAccount ? 'new.save' : 'new.login')}</SubmitButton>
    </Form>
  );
};
