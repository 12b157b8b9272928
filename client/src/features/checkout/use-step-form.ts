import type { FieldValues } from '../../platform/forms/form-draft.ts';
import type { FormName } from '../../platform/generated/forms.ts';
import { type FormHandle, type FormOptions, useForm } from '../../platform/forms/use-form.ts';
import type { OpenStep } from './use-open-step.ts';

/** The form of a step. Once the step is interrupted, it validates and sends nothing: a submit shows the notice. */
export const useStepForm = <Values extends FieldValues, Action extends FormName = never>(
  { interruption, reportOver }: OpenStep,
  { validate, onSubmit, ...options }: FormOptions<Values, Action>,
): FormHandle<Action> =>
  useForm<Values, Action>({
    ...options,
    ...(interruption === undefined ? { validate, onSubmit } : { validate: () => [], onSubmit: reportOver }),
  });
