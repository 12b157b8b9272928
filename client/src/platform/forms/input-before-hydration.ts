import { type RefObject, useRef } from 'react';

import { useIsomorphicLayoutEffect } from '../hydration/use-isomorphic-layout-effect.ts';
import type { FieldValues } from './form-draft.ts';

/** `FormData` leaves out unticked boxes. */
const untickedIn = (form: HTMLFormElement): readonly (readonly [string, string])[] =>
  [...form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]:not(:checked, :disabled)')].map(({ name }) => [
    name,
    '',
  ]);

const fieldsOf = (form: HTMLFormElement): FieldValues =>
  Object.fromEntries([
    ...untickedIn(form),
    ...[...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
  ]);

/** Reports what a shopper typed into a form before hydration. React leaves it in the fields, but fires no event for it. */
export const useFormInputBeforeHydration = (
  formRef: RefObject<HTMLFormElement | null>,
  rendered: FieldValues,
  onChange: (changes: FieldValues) => void,
): void => {
  useIsomorphicLayoutEffect(() => {
    const form = formRef.current;
    if (form === null) return;
    const changed = Object.entries(fieldsOf(form)).filter(
      ([field, value]) => value !== (rendered[field] ?? '') && field in rendered,
    );
    if (changed.length > 0) onChange(Object.fromEntries(changed));
    // Once: after hydration each change fires its own event.
  }, []);
};

/** The same for a controlled field outside the forms of `useForm`. */
export const useFieldInputBeforeHydration = <Field extends HTMLInputElement | HTMLSelectElement>(
  rendered: string,
  onChange: (value: string, field: Field) => void,
): RefObject<Field | null> => {
  const ref = useRef<Field>(null);
  useIsomorphicLayoutEffect(() => {
    const field = ref.current;
    if (field !== null && field.value !== rendered) onChange(field.value, field);
    // Once: after hydration each change fires its own event.
  }, []);
  return ref;
};
