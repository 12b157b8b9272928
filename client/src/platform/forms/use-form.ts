import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';

import type { FormProblem } from '../../ui/error-summary.tsx';
import { messageOfFailure } from '../failures/failure-notice.ts';
import { type Validate, type FormError, errorsAfterBlur, errorsAfterChange } from './field-errors.ts';
import { useIsHydrated } from '../hydration/use-is-hydrated.ts';
import { useFormEcho } from '../pages/page-context.tsx';
import { type FieldValues, removeDraft, saveDraft, readDraft } from './form-draft.ts';
import { useAfterPointerUp } from './use-after-pointer-up.ts';
import { useMessage } from '../texts/use-message.ts';
import { useFieldErrorText } from './use-field-error-text.ts';
import { useIsomorphicLayoutEffect } from '../hydration/use-isomorphic-layout-effect.ts';
import { useToast } from '../toasts/use-toast.ts';

/** What became of a form that was sent. */
export type SubmitResult =
  | { readonly accepted: true }
  | { readonly accepted: false; readonly fieldErrors?: readonly { readonly field: string; readonly message: string }[]; readonly general?: string };

export interface FormOptions {
  /** Under this name what was typed is kept, and answered where scripts do not run. */
  readonly name: string;
  readonly initial: FieldValues;
  readonly validate: Validate;
  readonly onSubmit: (values: FieldValues) => Promise<SubmitResult>;
  /** What only the shop knows about a field that is left, and right as far as the page can tell. */
  readonly checkOnServer?: (field: string, value: string) => Promise<string | undefined>;
}

/** A form as its fields see it. */
export interface FormHandle {
  readonly values: FieldValues;
  readonly isPending: boolean;
  /** What is wrong, worded; complete after the first failed attempt to send. */
  readonly problems: readonly FormProblem[];
  readonly errorOf: (field: string) => string | undefined;
  readonly set: (changes: FieldValues) => void;
  readonly blur: (field: string) => void;
  readonly submit: (event?: FormEvent) => void;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly summaryRef: RefObject<HTMLDivElement | null>;
}

interface Wrong {
  readonly fieldErrors: readonly FormError[];
  readonly general: string | undefined;
  /** Failed attempts to send: each brings the summary into focus. */
  readonly tries: number;
}

const NOTHING_WRONG: Wrong = { fieldErrors: [], general: undefined, tries: 0 };

/** Browsers send nothing of a box that is not ticked. */
const untickedIn = (form: HTMLFormElement): readonly (readonly [string, string])[] =>
  [...form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]:not(:checked, :disabled)')].map(({ name }) => [name, '']);

/** What stands in the fields, typed and ticked before the page was taken over included. */
const fieldsOf = (form: HTMLFormElement): FieldValues =>
  Object.fromEntries([...untickedIn(form), ...[...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))]);

/**
 * The state of a form: values by dotted field name, faults by the domain's rules and by the shop, focus on what is
 * wrong, and nothing typed lost by an error, a reload or a way back.
 */
export const useForm = ({ name, initial, validate, onSubmit, checkOnServer }: FormOptions): FormHandle => {
  const echo = useFormEcho(name);
  const message = useMessage();
  const words = useFieldErrorText();
  const toast = useToast();
  const afterPointerUp = useAfterPointerUp();
  const isHydrated = useIsHydrated();
  const [typed, setTyped] = useState<FieldValues>(() => ({ ...(typeof document === 'undefined' ? undefined : readDraft(name)), ...echo?.values }));
  const [wrong, setWrong] = useState<Wrong>(() =>
    echo === undefined ? NOTHING_WRONG : { fieldErrors: echo.fieldErrors.map((error) => ({ ...error, isFromServer: true })), general: echo.general, tries: 1 },
  );
  const [isPending, setPending] = useState(false);
  const latest = useRef(typed);
  const isSending = useRef(false);
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const values: FieldValues = { ...initial, ...(isHydrated ? typed : echo?.values) };
  const current = (): FieldValues => ({ ...initial, ...latest.current });

  const set = (changes: FieldValues): void => {
    latest.current = { ...latest.current, ...changes };
    setTyped(latest.current);
    saveDraft(name, latest.current);
    setWrong((before) => ({ ...before, fieldErrors: errorsAfterChange(before.fieldErrors, validate(current()), Object.keys(changes)) }));
  };

  useIsomorphicLayoutEffect(() => {
    const form = formRef.current;
    if (form === null) return;
    const before = { ...initial, ...echo?.values };
    const changed = Object.entries(fieldsOf(form)).filter(([field, value]) => value !== (before[field] ?? '') && field in before);
    if (changed.length > 0) set(Object.fromEntries(changed));
    // Only what was typed before the take-over: afterwards each change reports itself.
  }, []);

  useEffect(() => {
    if (wrong.tries === 0) return;
    summaryRef.current?.focus();
    formRef.current?.querySelector('[aria-invalid="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [wrong.tries]);

  const refuse = (fieldErrors: readonly FormError[], general?: string): void => {
    setWrong(({ tries }) => ({ fieldErrors, general, tries: tries + 1 }));
    if (general !== undefined) toast({ kind: 'error', messageKey: general });
  };

  const deliver = async (): Promise<void> => {
    const answer = await onSubmit(current()).catch((failure: unknown): SubmitResult => ({ accepted: false, general: messageOfFailure(failure) }));
    if (answer.accepted) {
      setWrong(NOTHING_WRONG);
      removeDraft(name);
      return;
    }
    refuse((answer.fieldErrors ?? []).map((fault) => ({ ...fault, isFromServer: true })), answer.general);
  };

  const submit = (event?: FormEvent): void => {
    event?.preventDefault();
    if (isSending.current) return;
    const found = validate(current());
    if (found.length > 0) {
      refuse([...found, ...wrong.fieldErrors.filter(({ field, isFromServer }) => isFromServer === true && !found.some((fault) => fault.field === field))]);
      return;
    }
    isSending.current = true;
    setPending(true);
    void deliver().finally(() => {
      isSending.current = false;
      setPending(false);
    });
  };

  const askShop = async (field: string, value: string): Promise<void> => {
    const fault = await checkOnServer?.(field, value).catch(() => undefined);
    if (fault === undefined || current()[field] !== value) return;
    afterPointerUp(() => setWrong((before) => ({ ...before, fieldErrors: errorsAfterBlur(before.fieldErrors, [{ field, message: fault, isFromServer: true }], field) })));
  };

  const wordsOf = (fault: FormError): string => words(fault, values[fault.field]);
  const worded = (fault: FormError): FormProblem => ({ field: fault.field, text: wordsOf(fault) });
  const problems = wrong.tries === 0 ? [] : [...(wrong.general === undefined ? [] : [{ text: message(wrong.general) }]), ...wrong.fieldErrors.map(worded)];
  const errorOf = (field: string): string | undefined => {
    const fault = wrong.fieldErrors.find((known) => known.field === field);
    return fault === undefined ? undefined : wordsOf(fault);
  };
  const judgeLeft = (field: string): void => {
    if ((current()[field] ?? '') === (initial[field] ?? '') && (current()[field] ?? '') === '') return;
    const found = validate(current());
    setWrong((before) => ({ ...before, fieldErrors: errorsAfterBlur(before.fieldErrors, found, field) }));
    if (checkOnServer !== undefined && !found.some((fault) => fault.field === field)) void askShop(field, current()[field] ?? '');
  };
  const blur = (field: string): void => afterPointerUp(() => judgeLeft(field));
  return { values, isPending, problems, errorOf, set, blur, submit, formRef, summaryRef };
};
