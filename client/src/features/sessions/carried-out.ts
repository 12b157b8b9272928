import type { ServerToast } from '@shop/domain/pages/page-contract';

import { removeDraft } from '../../platform/forms/form-draft.ts';

/** What a press that had to wait for a login has led to. */
export interface CarriedOut {
  readonly path: string;
  readonly toasts: readonly ServerToast[];
  /** The form that is done with. */
  readonly form?: string;
}

const isCarriedOut = (told: unknown): told is CarriedOut =>
  typeof told === 'object' && told !== null && 'path' in told && 'toasts' in told && Array.isArray(told.toasts);

/** As the reply to a login tells it; what was typed into a form that is done with goes. */
export const readCarriedOut = (told: unknown): CarriedOut | undefined => {
  if (!isCarriedOut(told)) return undefined;
  if (told.form !== undefined) removeDraft(told.form);
  return told;
};
