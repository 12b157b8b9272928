import { useState } from 'react';

import { type FieldValues, readDraft, removeDraft, saveDraft } from '../../platform/forms/form-draft.ts';
import { type FormHandle, type FormOptions, useForm } from '../../platform/forms/use-form.ts';
import type { FormName } from '../../platform/generated/forms.ts';

/** The forms of the steps. The gateway uses the same names for forms that are posted without scripts. */
export const RETURN_FORMS = {
  items: 'return-items',
  regulation: 'return-regulation',
  carrier: 'return-carrier',
  contact: 'return-contact',
} as const;

const OWNER = 'return-of';

/** Removes what was typed for the return of another order (RETURN-04). */
const removeDraftsOfOtherOrders = (hash: string): void => {
  if (readDraft(OWNER)?.['hash'] === hash) return;
  Object.values(RETURN_FORMS).forEach(removeDraft);
  saveDraft(OWNER, { hash });
};

/** The form of a step. What is typed but not sent stays in this tab, for this order only. */
export const useReturnForm = <Values extends FieldValues, Action extends FormName>(
  hash: string,
  options: FormOptions<Values, Action>,
): FormHandle<Action> => {
  // Must run before the form reads its draft.
  useState(() => (typeof document === 'undefined' ? undefined : removeDraftsOfOtherOrders(hash)));
  return useForm(options);
};

/** Nothing that was typed for a submitted return stays in this tab. */
export const removeReturnDrafts = (): void => [OWNER, ...Object.values(RETURN_FORMS)].forEach(removeDraft);
