import { type FormEvent, type RefObject, useRef } from 'react';

import type { FormProblem } from '../../ui/error-summary.tsx';
import type { FormName } from '../generated/forms.ts';
import { useFormEcho } from '../pages/page-context.tsx';
import { useMessage } from '../texts/use-message.ts';
import { errorsAfterBlur, errorsAfterChange, type FormError, type Validate } from './field-errors.ts';
import { type FieldValues, removeDraft } from './form-draft.ts';
import type { FieldOf } from './form-names.ts';
import { type GeneralError, useFormErrors } from './form-errors.ts';
import { useFormValues } from './form-values.ts';
import { useFormInputBeforeHydration } from './input-before-hydration.ts';
import { useAfterPointerUp } from './use-after-pointer-up.ts';
import { useFieldErrorText } from './use-field-error-text.ts';
import { type SubmitResult, useFormSubmit } from './use-form-submit.ts';

/** Forbids values of fields that a form with this action does not have. */
type OnlyFieldsOf<Action extends FormName, Values> = [Action] extends [never]
  ? unknown
  : { readonly [Field in Exclude<Values extends unknown ? keyof Values : never, FieldOf<Action>>]: never };

interface KnownOptions<Values extends FieldValues, Action extends FormName> {
  /** What takes the form without scripts; a form without it cannot be sent before hydration. */
  readonly action?: Action;
  /** Names the draft in the session storage, and the form to which the server replies when scripts do not run. */
  readonly name: string;
  /** Every field of the form. One that is missing here loses what is typed before hydration. */
  readonly initial: Values;
  readonly validate: Validate<Values>;
  readonly onSubmit: (values: Values) => Promise<SubmitResult>;
  /** The part of the form that a field belongs to, such as an article: its errors begin with it. */
  readonly nameOfPart?: (field: string) => string | undefined;
  /** Checks a field with the shop after it has lost the focus, if the page found no error. Returns the message of an error. */
  readonly checkOnServer?: (field: string, value: string) => Promise<string | undefined>;
}

/** What a form is made of. With an action it has no other fields than those that the gateway reads. */
export type FormOptions<Values extends FieldValues, Action extends FormName> = KnownOptions<Values, Action> & {
  readonly initial: OnlyFieldsOf<Action, Values>;
};

/** A form as its fields see it. */
export interface FormHandle<Action extends FormName = FormName> {
  readonly action: Action | undefined;
  readonly values: FieldValues;
  /** What the fields hold now, even before React renders it. */
  readonly current: () => FieldValues;
  readonly isPending: boolean;
  /** The texts of all errors. Complete after the first failed submit. */
  readonly problems: readonly FormProblem[];
  /** The text of the field's error, where it stands. */
  readonly errorOf: (field: string) => string | undefined;
  /** Whether the field has an error, even one whose text stands at another field. */
  readonly isWrong: (field: string) => boolean;
  readonly set: (changes: FieldValues) => void;
  readonly blur: (field: string) => void;
  readonly submit: (event?: FormEvent) => void;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly summaryRef: RefObject<HTMLDivElement | null>;
}

/** The state of a form: values by dotted field name, errors found by the domain's rules and by the shop, and the focus on them. */
export const useForm = <Values extends FieldValues, Action extends FormName = never>({
  action,
  name,
  initial,
  validate,
  onSubmit,
  nameOfPart,
  checkOnServer,
}: FormOptions<Values, Action>): FormHandle<Action> => {
  const echo = useFormEcho(name);
  const message = useMessage();
  const errorText = useFieldErrorText();
  const afterPointerUp = useAfterPointerUp();
  const formRef = useRef<HTMLFormElement>(null);
  const { values, current, change } = useFormValues(name, initial, echo?.values);
  const { fieldErrors, general, attempts, summaryRef, update, forgetGeneral, refuse, clear } = useFormErrors(
    echo,
    formRef,
  );
  const onAccepted = (): void => {
    clear();
    removeDraft(name);
  };
  const { isPending, submit } = useFormSubmit({ current, validate, onSubmit, onAccepted, fieldErrors, refuse });

  const set = (changes: FieldValues): void => {
    change(changes);
    const changed = Object.keys(changes);
    update((before) => errorsAfterChange(before, validate(current()), changed));
    forgetGeneral(changed);
  };
  useFormInputBeforeHydration(formRef, { ...initial, ...echo?.values }, set);

  const checkField = async (field: string, value: string): Promise<void> => {
    const error = await checkOnServer?.(field, value).catch(() => undefined);
    if (error === undefined || current()[field] !== value) return;
    afterPointerUp(() =>
      update((before) => errorsAfterBlur(before, [{ field, message: error, isFromServer: true }], field)),
    );
  };
  const validateField = (field: string): void => {
    const value = current()[field] ?? '';
    if (value === '' && (initial[field] ?? '') === '') return;
    const found = validate(current());
    update((before) => errorsAfterBlur(before, found, field));
    if (checkOnServer !== undefined && !found.some((error) => error.field === field)) void checkField(field, value);
  };

  const textOf = (error: FormError): string => {
    const text = errorText(error, values[error.field]);
    const part = nameOfPart?.(error.field);
    return part === undefined ? text : message('shop.form.inPart', { part, text });
  };
  const errorOf = (field: string): string | undefined => {
    const error = fieldErrors.find((known) => known.field === field);
    if (error !== undefined) return textOf(error);
    return general !== undefined && general.about[0] === field ? message(general.message) : undefined;
  };
  const isWrong = (field: string): boolean =>
    fieldErrors.some((error) => error.field === field) || general?.about.includes(field) === true;
  const generalProblem = (error: GeneralError): FormProblem => ({
    text: message(error.message),
    ...(error.about[0] === undefined ? {} : { field: error.about[0] }),
  });
  const problems =
    attempts === 0
      ? []
      : [
          ...(general === undefined ? [] : [generalProblem(general)]),
          ...fieldErrors.map((error) => ({ field: error.field, text: textOf(error) })),
        ];
  const blur = (field: string): void => afterPointerUp(() => validateField(field));
  return { action, values, current, isPending, problems, errorOf, isWrong, set, blur, submit, formRef, summaryRef };
};
