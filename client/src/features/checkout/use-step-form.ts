import { useState } from 'react';

import type { FieldValues } from '../../platform/forms/form-draft.ts';
import { type FormHandle, type FormOptions, useForm } from '../../platform/forms/use-form.ts';
import { removeDraftsOfOthers } from '../sessions/model/remove-drafts-of-others.ts';
import type { OpenStep } from './use-open-step.ts';

/** The form of a step. Once the step is interrupted, it validates and sends nothing: a submit shows the notice. */
export const useStepForm = <Values extends FieldValues>({ checkout, interruption, reportExpired }: OpenStep, { validate, onSubmit, ...options }: FormOptions<Values>): FormHandle => {
  // Must run before the form reads its draft.
  useState(() => (typeof document === 'undefined' ? undefined : removeDraftsOfOthers({ loginState: checkout.facts.loginState, email: checkout.email, cartId: checkout.cart.id })));
  return useForm({ ...options, ...(interruption === undefined ? { validate, onSubmit } : { validate: () => [], onSubmit: reportExpired }) });
};
