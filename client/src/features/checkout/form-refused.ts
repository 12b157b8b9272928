import type { SaveShippingStepMutation } from '../../platform/generated/graphql.ts';
import type { FormAnswer } from '../../platform/forms/use-form.ts';

type FormRefused = Extract<SaveShippingStepMutation['saveShippingStep'], { __typename: 'FormRefused' }>;

/** The shop's objections, at the fields of the form that was sent. */
export const formRefused = ({ fieldErrors, generalKey }: FormRefused): FormAnswer => ({
  taken: false,
  faults: fieldErrors.map(({ field, messageKey }) => ({ field, message: messageKey })),
  ...(generalKey === null ? {} : { general: generalKey }),
});
