import { createContext, use } from 'react';

import type { FormHandle } from './use-form.ts';

/** A programming error: a field stands outside of a form. */
export class OutsideOfForm extends Error {
  override readonly name = 'OutsideOfForm';
}

/** A form on a page. */
interface FormOnPage extends FormHandle {
  /** Whether it can be sent already: a form with an address can be before scripts run. */
  readonly isReady: boolean;
}

const FormContext = createContext<FormOnPage | undefined>(undefined);

export const FormProvider = FormContext.Provider;

/** The form that a field stands in; fields of different areas share one form without knowing each other. */
export const useFormHandle = (): FormOnPage => {
  const form = use(FormContext);
  if (form === undefined) throw new OutsideOfForm('a field needs a form around it');
  return form;
};
