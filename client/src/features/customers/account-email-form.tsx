import { emailChangeErrors } from '@shop/domain/customers/change-contact';
import type { ReactNode } from 'react';

import { type FormHandle, useForm } from '../../platform/forms/use-form.ts';
import { type AccountPartFragment, ChangeEmailDocument } from '../../platform/generated/graphql.ts';
import { useStorefront } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { request } from '../../platform/transport/request.ts';
import { EmailField } from '../../ui/email-field.tsx';
import { FormPasswordField, SubmitButton } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { useSaveAccount } from './use-save-account.ts';

/** The e-mail address, with which consumers also sign in. */
export const AccountEmailForm = ({ account }: { readonly account: Pick<AccountPartFragment, 'email'> }): ReactNode => {
  const { t } = useTranslation('customers');
  const { isB2b } = useStorefront();
  const save = useSaveAccount();
  const form: FormHandle = useForm({
    action: 'account-email',
    name: 'account-email',
    initial: { email: account.email, password: '' },
    validate: emailChangeErrors,
    onSubmit: async ({ email, password }) => {
      const result = await save(
        (await request('ChangeEmail', ChangeEmailDocument, { input: { email: email.trim(), password } })).changeEmail,
      );
      if (result.accepted) form.set({ password: '' });
      return result;
    },
  });
  return (
    <Form form={form} label={t('contact.email')}>
      <EmailField
        name="email"
        label={t('contact.email')}
        hint={t(isB2b ? 'contact.email.hint.business' : 'contact.email.hint')}
      />
      <FormPasswordField
        name="password"
        label={t('contact.email.password')}
        hint={t('contact.email.password.hint')}
        autoComplete="current-password"
      />
      <SubmitButton isWide={false}>{t('contact.email.save')}</SubmitButton>
    </Form>
  );
};
