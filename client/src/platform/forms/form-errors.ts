import { type RefObject, useEffect, useRef, useState } from 'react';

import type { FormEcho } from '@shop/domain/pages/page-contract';
import type { FormError } from './field-errors.ts';

/** An error of the whole form, or of fields of which nobody says which one is wrong. */
export interface GeneralError {
  readonly message: string;
  readonly about: readonly string[];
}

interface FormErrors {
  readonly fieldErrors: readonly FormError[];
  readonly general: GeneralError | undefined;
  /** Failed submits. Each of them moves the focus to the summary. */
  readonly attempts: number;
}

const NO_ERRORS: FormErrors = { fieldErrors: [], general: undefined, attempts: 0 };

export const fromServer = (fieldErrors: readonly Pick<FormError, 'field' | 'message'>[]): readonly FormError[] =>
  fieldErrors.map((error) => ({ ...error, isFromServer: true }));

export const generalError = ({
  general,
  about = [],
}: {
  readonly general?: string;
  readonly about?: readonly string[];
}): GeneralError | undefined => (general === undefined ? undefined : { message: general, about });

/** The errors of a form, starting with those that the server found when the form was submitted without scripts. */
export const useFormErrors = (echo: FormEcho | undefined, formRef: RefObject<HTMLFormElement | null>) => {
  const [errors, setErrors] = useState<FormErrors>(() =>
    echo === undefined
      ? NO_ERRORS
      : { fieldErrors: fromServer(echo.fieldErrors), general: generalError(echo), attempts: 1 },
  );
  const summaryRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.attempts === 0) return;
    summaryRef.current?.focus();
    formRef.current?.querySelector('[aria-invalid="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [errors.attempts, formRef]);
  return {
    ...errors,
    summaryRef,
    update: (next: (before: readonly FormError[]) => readonly FormError[]): void =>
      setErrors((before) => ({ ...before, fieldErrors: next(before.fieldErrors) })),
    /** Once one of the fields changes that a general error is about, it is over. */
    forgetGeneral: (changed: readonly string[]): void =>
      setErrors((before) =>
        before.general?.about.some((field) => changed.includes(field)) === true
          ? { ...before, general: undefined }
          : before,
      ),
    refuse: (fieldErrors: readonly FormError[], general?: GeneralError): void =>
      setErrors(({ attempts }) => ({ fieldErrors, general, attempts: attempts + 1 })),
    clear: (): void => setErrors(NO_ERRORS),
  };
};
