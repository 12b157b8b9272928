import type { ReturnDraft } from './return.ts';

/** The steps of a return in order (RETURN-01). */
export const RETURN_STEPS = ['productselection', 'regulations', 'carrier', 'confirm'] as const;
export type ReturnStep = (typeof RETURN_STEPS)[number];

/** What a draft has reached, whatever its items say. */
export type ReturnProgress = Pick<ReturnDraft, 'hash' | 'regulation' | 'carrier'> & {
  readonly items: readonly unknown[];
};

/** The first step that is not complete. Derived from the draft, never stored beside it. */
export const returnStepOf = (draft: ReturnProgress | undefined): ReturnStep => {
  if (draft === undefined || draft.items.length === 0) return 'productselection';
  if (draft.regulation === undefined) return 'regulations';
  return draft.carrier === undefined ? 'carrier' : 'confirm';
};

/** Whether everything that comes before a step is chosen. */
export const mayEnterStep = (step: ReturnStep, draft: ReturnProgress | undefined): boolean =>
  RETURN_STEPS.indexOf(step) <= RETURN_STEPS.indexOf(returnStepOf(draft));
