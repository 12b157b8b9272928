import { SALUTATIONS } from '@shop/domain/addresses/address';
import { personalDetailsErrors } from '@shop/domain/customers/personal-details';
import type { ReactNode } from 'react';

import type { FieldValues } from '../../platform/forms/form-draft.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { type AccountPartFragment, ChangeAccountDataDocument } from '../../platform/generated/graphql.ts';
import { useStorefront } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { request } from '../../platform/transport/request.ts';
import { FieldRow } from '../../ui/fieldset.tsx';
import { FormSelect, FormTextField, SubmitButton } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { useSaveAccount } from './use-save-account.ts';

const detailsIn = (values: FieldValues) => ({
  salutation: values['salutation'] ?? '',
  firstName: values['firstName'] ?? '',
  lastName: values['lastName'] ?? '',
  company: values['company'] ?? '',
});

/** Salutation, names, and the school or company. */
export const AccountDataForm = ({
  account: { salutation, firstName, lastName, company },
}: {
  readonly account: AccountPartFragment;
}): ReactNode => {
  const { t } = useTranslation('customers');
  const storefront = useStorefront();
  const save = useSaveAccount();
  const form = useForm({
    action: 'account-data',
    name: 'account-data',
    initial: { salutation, firstName, lastName, company },
    validate: (values) => personalDetailsErrors(detailsIn(values), storefront),
    onSubmit: async (values) =>
      save(
        (await request('ChangeAccountData', ChangeAccountDataDocument, { input: detailsIn(values) })).changeAccountData,
      ),
  });
  return (
    <Form form={form} label={t('contact.about')}>
      <FormTextField
        name="company"
        label={t('contact.company')}
        autoComplete="organization"
        isRequired={storefront.isB2b}
      />
      <FormSelect
        name="salutation"
        label={t('contact.salutation')}
        options={SALUTATIONS.map((value) => ({ value, label: t(`contact.salutation.${value}`) }))}
      />
      <FieldRow>
        <FormTextField name="firstName" label={t('contact.firstName')} autoComplete="given-name" />
        <FormTextField name="lastName" label={t('contact.lastName')} autoComplete="family-name" />
      </FieldRow>
      <SubmitButton isWide={false}>{t('contact.save')}</SubmitButton>
    </Form>
  );
};
