import { SALUTATIONS } from '@shop/domain/addresses/address';
import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { FieldRow } from '../../ui/fieldset.tsx';
import { FormSelect, FormTextField } from '../../ui/form-fields.tsx';

/** Whom the shop asks about the return (RETURN-08). */
export const ContactFields = (): ReactNode => {
  const { t } = useTranslation('returns');
  return (
    <>
      <FormSelect
        name="salutation"
        label={t('contact.salutation')}
        width="m"
        autoComplete="honorific-prefix"
        options={[
          { value: '', label: t('contact.salutation.choose') },
          ...SALUTATIONS.map((salutation) => ({ value: salutation, label: t(`contact.salutation.${salutation}`) })),
        ]}
      />
      <FieldRow>
        <FormTextField name="firstName" label={t('contact.firstName')} autoComplete="given-name" />
        <FormTextField name="lastName" label={t('contact.lastName')} autoComplete="family-name" />
      </FieldRow>
      <EmailField name="email" label={t('contact.email')} hint={t('contact.email.hint')} autoComplete="email" />
      <FormTextField
        name="phone"
        label={t('contact.phone')}
        hint={t('contact.phone.hint')}
        type="tel"
        autoComplete="tel"
        isRequired={false}
      />
    </>
  );
};
