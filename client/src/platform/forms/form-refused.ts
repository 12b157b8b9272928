import type { SubmitResult } from './use-form-submit.ts';

/** The shop's reply to a form that it did not accept. */
interface FormRefused {
  readonly fieldErrors: readonly { readonly field: string; readonly messageKey: string }[];
  readonly generalKey: string | null;
  readonly about?: readonly string[] | null;
}

/** The shop's field errors, as the form's submit result. */
export const formRefused = ({ fieldErrors, generalKey, about }: FormRefused): SubmitResult => ({
  accepted: false,
  fieldErrors: fieldErrors.map(({ field, messageKey }) => ({ field, message: messageKey })),
  ...(generalKey === null ? {} : { general: generalKey }),
  ...(about == null ? {} : { about }),
});
