import { boundsOf } from '@shop/domain/shared/field-limits';
import type { ReactNode } from 'react';

import type { AddressPart } from '../../platform/forms/form-names.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { FieldRow } from '../../ui/fieldset.tsx';
import { FormTextField } from '../../ui/form-fields.tsx';
import { NameFields } from './name-fields.tsx';

/** The fields of a DHL Packstation. */
export const PackstationFields = ({ form }: { readonly form: AddressPart }): ReactNode => {
  const { t } = useTranslation('addresses');
  return (
    <>
      <NameFields form={form} section="shipping" />
      <FormTextField
        name={`${form}.postnumber`}
        label={t('postnumber')}
        hint={t('postnumber.hint', boundsOf('postnumber'))}
        width="m"
        inputMode="numeric"
        autoComplete="off"
      />
      <FormTextField
        name={`${form}.packstation`}
        label={t('packstation')}
        hint={t('packstation.hint', boundsOf('packstation'))}
        width="xs"
        inputMode="numeric"
        autoComplete="off"
      />
      <FieldRow template="short long">
        <FormTextField
          name={`${form}.postcode`}
          label={t('postcode')}
          width="s"
          inputMode="numeric"
          autoComplete="off"
        />
        <FormTextField name={`${form}.city`} label={t('city')} autoComplete="off" />
      </FieldRow>
    </>
  );
};
