import { lacksHouseNumber } from '@shop/domain/addresses/address-rules';
import { type ReactNode, useState } from 'react';

import { useFormHandle } from '../../platform/forms/form-context.ts';
import type { AddressPart } from '../../platform/forms/form-names.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { CHECKED, FormCheckbox } from '../../ui/form-fields.tsx';

interface HouseNumberQuestionProps {
  /** Prefix of the field names. */
  readonly form: AddressPart;
}

/** Asks whether there is no house number, once one was found missing. */
export const HouseNumberQuestion = ({ form }: HouseNumberQuestionProps): ReactNode => {
  const { t } = useTranslation('addresses');
  const { values, errorOf } = useFormHandle();
  const name = `${form}.hasNoHouseNumber` as const;
  const street = `${form}.streetAndNumber`;
  const [wasAsked, setAsked] = useState(values[name] === CHECKED);
  if (!lacksHouseNumber(values[street] ?? '')) return null;
  const isMissed = errorOf(street) !== undefined;
  if (isMissed && !wasAsked) setAsked(true);
  return (isMissed || wasAsked) && <FormCheckbox name={name} label={t('hasNoHouseNumber')} />;
};
