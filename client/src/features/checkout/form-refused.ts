import type { SaveShippingStepMutation } from '../../shared/generated/graphql.ts';
import type { FormAnswer } from '../../shared/use-form.ts';

type FormRefused = Extract<SaveShippingStepMutation['saveShippingStep'], { __typename: 'FormRefused' }>;

/** The shop's objections, at the fields of the form that was sent. */
export const formRefused = ({ fieldErrors, generalKey }: FormRefused): FormAnswer => ({
  taken: false,
  faults: fieldErrors.map(({ field, messageKey }) => ({ field, message: messageKey })),
  ...(generalKey === null ? {} : { general: generalKey }),
});
