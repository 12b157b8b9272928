import { useState } from 'react';

import { type FormHandle, type FormOptions, useForm } from '../../platform/forms/use-form.ts';
import { keepOwnDrafts } from './own-drafts.ts';
import type { OpenStep } from './use-open-step.ts';

/** The form of a step. Once the step is interrupted, nothing is checked or sent: submitting it leads to the notice. */
export const useStepForm = ({ checkout, interruption, end }: OpenStep, { check, send, ...options }: FormOptions): FormHandle => {
  // Before the form reads its draft.
  useState(() => (typeof document === 'undefined' ? undefined : keepOwnDrafts(checkout)));
  return useForm({ ...options, ...(interruption === undefined ? { check, send } : { check: () => [], send: end }) });
};
