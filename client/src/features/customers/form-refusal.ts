import type { SubmitResult } from '../../platform/forms/use-form-submit.ts';
import type { AccountRefusedPartFragment } from '../../platform/generated/graphql.ts';

/** A refused form, as its fields show it. */
export const refusedForm = ({ fieldErrors, generalKey }: AccountRefusedPartFragment): SubmitResult => ({
  accepted: false,
  fieldErrors: fieldErrors.map(({ field, messageKey }) => ({ field, message: messageKey })),
  ...(generalKey === null ? {} : { general: generalKey }),
});
