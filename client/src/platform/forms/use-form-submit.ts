import { type FormEvent, useRef, useState } from 'react';

import { failureMessage } from '../failures/failure-notice.ts';
import { useNavigationEnd } from '../navigation/use-navigation-end.ts';
import type { FormError, Validate } from './field-errors.ts';
import type { FieldValues } from './form-draft.ts';
import { fromServer, generalError, type GeneralError } from './form-errors.ts';

/** The shop's reply to a submitted form. */
export type SubmitResult =
  | { readonly accepted: true }
  | {
      readonly accepted: false;
      readonly fieldErrors?: readonly Pick<FormError, 'field' | 'message'>[];
      readonly general?: string;
      /** The fields that the general message is about. */
      readonly about?: readonly string[];
    };

interface SubmitOptions<Values extends FieldValues> {
  readonly current: () => Values;
  readonly validate: Validate<Values>;
  readonly onSubmit: (values: Values) => Promise<SubmitResult>;
  readonly onAccepted: () => void;
  readonly fieldErrors: readonly FormError[];
  readonly refuse: (fieldErrors: readonly FormError[], general?: GeneralError) => void;
}

/** Submits a form once at a time, and only if it is valid as far as the page can tell. If it leads to another page, it is over when that page is there. */
export const useFormSubmit = <Values extends FieldValues>({
  current,
  validate,
  onSubmit,
  onAccepted,
  fieldErrors,
  refuse,
}: SubmitOptions<Values>) => {
  const navigationEnd = useNavigationEnd();
  const [isPending, setPending] = useState(false);
  const isSubmitting = useRef(false);

  const deliver = async (): Promise<void> => {
    const result = await onSubmit(current()).catch(
      (failure: unknown): SubmitResult => ({ accepted: false, general: failureMessage(failure) }),
    );
    if (result.accepted) {
      onAccepted();
      return;
    }
    refuse(fromServer(result.fieldErrors ?? []), generalError(result));
  };

  const submit = (event?: FormEvent): void => {
    event?.preventDefault();
    if (isSubmitting.current) return;
    const found = validate(current());
    if (found.length > 0) {
      refuse([
        ...found,
        ...fieldErrors.filter(
          ({ field, isFromServer }) => isFromServer === true && !found.some((error) => error.field === field),
        ),
      ]);
      return;
    }
    isSubmitting.current = true;
    setPending(true);
    void deliver()
      .then(navigationEnd)
      .finally(() => {
        isSubmitting.current = false;
        setPending(false);
      });
  };
  return { isPending, submit };
};
