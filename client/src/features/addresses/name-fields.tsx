import { SALUTATIONS } from '@shop/domain/addresses/address';
import type { ReactNode } from 'react';

import type { AddressPart } from '../../platform/forms/form-names.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { FieldRow } from '../../ui/fieldset.tsx';
import { FormSelect, FormTextField } from '../../ui/form-fields.tsx';

/** Salutation and name. `section` separates the browser's autofill of two addresses on a page. */
export const NameFields = ({ form, section }: { readonly form: AddressPart; readonly section: string }): ReactNode => {
  const { t } = useTranslation('addresses');
  return (
    <>
      <FormSelect
        name={`${form}.salutation`}
        label={t('salutation')}
        width="m"
        autoComplete={`${section} honorific-prefix`}
        options={[
          { value: '', label: t('choose') },
          ...SALUTATIONS.map((salutation) => ({ value: salutation, label: t(`salutation.${salutation}`) })),
        ]}
      />
      <FieldRow>
        <FormTextField name={`${form}.firstname`} label={t('firstname')} autoComplete={`${section} given-name`} />
        <FormTextField name={`${form}.lastname`} label={t('lastname')} autoComplete={`${section} family-name`} />
      </FieldRow>
    </>
  );
};
