import { phoneErrors } from '@shop/domain/customers/change-contact';
import type { ReactNode } from 'react';

import { useForm } from '../../platform/forms/use-form.ts';
import { type AccountPartFragment, ChangePhoneDocument } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { request } from '../../platform/transport/request.ts';
import { FormTextField, SubmitButton } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { useSaveAccount } from './use-save-account.ts';

/** The telephone number, which nobody has to give. */
export const AccountPhoneForm = ({ account }: { readonly account: Pick<AccountPartFragment, 'phone'> }): ReactNode => {
  const { t } = useTranslation('customers');
  const save = useSaveAccount();
  const form = useForm({
    action: 'account-phone',
    name: 'account-phone',
    initial: { phone: account.phone },
    validate: ({ phone }) => phoneErrors(phone),
    onSubmit: async ({ phone }) =>
      save((await request('ChangePhone', ChangePhoneDocument, { phone: phone.trim() })).changePhone),
  });
  return (
    <Form form={form} label={t('contact.phone')}>
      <FormTextField
        name="phone"
        label={t('contact.phone')}
        hint={t('contact.phone.hint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        isRequired={false}
      />
      <SubmitButton isWide={false}>{t('contact.phone.save')}</SubmitButton>
    </Form>
  );
};
