import type { ReactNode } from 'react';

import { useFormHandle } from '../../platform/forms/form-context.ts';
import type { AddressPart } from '../../platform/forms/form-names.ts';
import { type Format, useFormat } from '../../platform/texts/format.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { HouseNumberQuestion } from './house-number-question.tsx';
import { FieldRow } from '../../ui/fieldset.tsx';
import { FormRadioGroup, FormSelect, FormTextField } from '../../ui/form-fields.tsx';
import { NameFields } from './name-fields.tsx';

interface AddressFieldsProps {
  /** Prefix of the field names. */
  readonly form: AddressPart;
  readonly kind: 'billing' | 'shipping';
  /** The country codes to choose from. */
  readonly countries: readonly string[];
}

/** The countries as options, with their names in the shopper's language. */
const countryOptions = (
  codes: readonly string[],
  { countryName }: Format,
): { readonly value: string; readonly label: string }[] =>
  codes.map((code) => ({ value: code, label: countryName(code) }));

/** Street, city and country. */
export const StreetFields = ({ form, kind, countries }: AddressFieldsProps): ReactNode => {
  const { t } = useTranslation('addresses');
  const format = useFormat();
  return (
    <>
      <FormTextField name={`${form}.streetAndNumber`} label={t('street')} autoComplete={`${kind} address-line1`} />
      <HouseNumberQuestion form={form} />
      <FormTextField
        name={`${form}.addition`}
        label={t('addition')}
        isRequired={false}
        hint={t('addition.hint')}
        autoComplete={`${kind} address-line2`}
      />
      <FieldRow template="short long">
        <FormTextField
          name={`${form}.postcode`}
          label={t('postcode')}
          width="s"
          inputMode="numeric"
          autoComplete={`${kind} postal-code`}
        />
        <FormTextField name={`${form}.city`} label={t('city')} autoComplete={`${kind} address-level2`} />
      </FieldRow>
      <FormSelect
        name={`${form}.country`}
        label={t('country')}
        width="m"
        autoComplete={`${kind} country`}
        options={countryOptions(countries, format)}
      />
    </>
  );
};

/** The fields of an address. */
export const AddressFields = ({ form, kind, countries }: AddressFieldsProps): ReactNode => {
  const { t } = useTranslation('addresses');
  const isCompany = useFormHandle().values[`${form}.formType`] === 'companyOrSchool';
  return (
    <>
      <FormRadioGroup
        name={`${form}.formType`}
        label={t('formType')}
        isLabelHidden
        choices={[
          { value: 'private', label: t('formType.private') },
          { value: 'companyOrSchool', label: t('formType.companyOrSchool') },
        ]}
      />
      {isCompany && (
        <FormTextField name={`${form}.company`} label={t('company')} autoComplete={`${kind} organization`} />
      )}
      <NameFields form={form} section={kind} />
      <StreetFields form={form} kind={kind} countries={countries} />
    </>
  );
};
