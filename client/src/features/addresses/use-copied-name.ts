import { useEffect, useEffectEvent, useRef } from 'react';

import { useFormHandle } from '../../platform/forms/form-context.ts';
import type { FieldValues } from '../../platform/forms/form-draft.ts';
import { type PersonName, valuesOfPerson } from './model/address-values.ts';

/** Copies a name from elsewhere on the page into this form until another is typed there (WCAG 3.3.7). */
export const useCopiedName = (form: string, person: PersonName): void => {
  const { values, set } = useFormHandle();
  const taken = useRef<FieldValues>({});
  const take = useEffectEvent(() => {
    const known = valuesOfPerson(form, person);
    const isUntouched = (field: string): boolean => ['', taken.current[field]].includes(values[field] ?? '');
    const news = Object.entries(known).filter(([field, value]) => value !== values[field] && isUntouched(field));
    taken.current = known;
    if (news.length > 0) set(Object.fromEntries(news));
  });
  const { salutation, firstname, lastname } = person;
  useEffect(() => take(), [salutation, firstname, lastname]);
};
