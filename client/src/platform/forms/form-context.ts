import { createContext, use } from 'react';

import type { FormHandle } from './use-form.ts';

/** A programming error: a field was rendered outside a form. */
export class OutsideOfForm extends Error {
  override readonly name = 'OutsideOfForm';
}

/** A form on a page. */
interface FormOnPage extends FormHandle {
  /** Whether it can be submitted: after hydration, or at any time if it has an `action`. */
  readonly isReady: boolean;
}

const FormContext = createContext<FormOnPage | undefined>(undefined);

export const FormProvider = FormContext.Provider;

/** The form around a field. Fields of different areas share one form without knowing each other. */
export const useFormHandle = (): FormOnPage => {
  const form = use(FormContext);
  if (form === undefined) throw new OutsideOfForm('a field needs a form around it');
  return form;
};
