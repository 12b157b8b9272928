import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { FormSelect, FormTextField } from '../../ui/form-fields.tsx';
import type { BusinessLists } from './businesses.queries.ts';

interface BusinessFieldsProps {
  /** Of the field names. */
  readonly prefix: '' | 'business.';
  readonly lists: BusinessLists;
}

/** What a business says about itself. */
export const BusinessFields = ({ prefix, lists: { industries, jobTitles } }: BusinessFieldsProps): ReactNode => {
  const { t } = useTranslation('businesses');
  const options = (entries: BusinessLists['industries']) => [
    { value: '', label: t('choose') },
    ...entries.map(({ code, name }) => ({ value: code, label: name })),
  ];
  return (
    <>
      <FormSelect name={`${prefix}primaryIndustryGroupCode`} label={t('industry')} options={options(industries)} />
      <FormSelect
        name={`${prefix}jobTitleCode`}
        label={t('job')}
        autoComplete="organization-title"
        options={options(jobTitles)}
      />
      <FormTextField
        name={`${prefix}numberOfEmployees`}
        label={t('employees')}
        isRequired={false}
        width="s"
        inputMode="numeric"
      />
      <FormTextField
        name={`${prefix}vatRegistrationNo`}
        label={t('vatNumber')}
        hint={t('vatNumber.hint')}
        isRequired={false}
        width="m"
        autoCapitalize="characters"
      />
    </>
  );
};
