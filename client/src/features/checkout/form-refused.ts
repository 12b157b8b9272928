import type { SubmitResult } from '../../platform/forms/use-form-submit.ts';
import type { SaveShippingStepMutation } from '../../platform/generated/graphql.ts';

type FormRefused = Extract<SaveShippingStepMutation['saveShippingStep'], { __typename: 'FormRefused' }>;

/** The shop's field errors, as the form's submit result. */
export const formRefused = ({ fieldErrors, generalKey }: FormRefused): SubmitResult => ({
  accepted: false,
  fieldErrors: fieldErrors.map(({ field, messageKey }) => ({ field, message: messageKey })),
  ...(generalKey === null ? {} : { general: generalKey }),
});
