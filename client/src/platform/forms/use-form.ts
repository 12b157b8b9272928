import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';

import type { FormProblem } from '../../ui/error-summary.tsx';
import { messageOfFailure } from '../failures/failure-notice.ts';
import { type Check, type Fault, faultsAfterBlur, faultsAfterChange } from './field-errors.ts';
import { useIsHydrated } from '../hydration/use-is-hydrated.ts';
import { useFormEcho } from '../pages/page-context.tsx';
import { type Draft, dropDraft, keepDraft, readDraft } from './form-draft.ts';
import { useAfterPress } from './use-after-click.ts';
import { useMessage } from '../texts/use-message.ts';
import { useFaultWords } from './use-field-error-text.ts';
import { useIsomorphicLayoutEffect } from '../hydration/use-isomorphic-layout-effect.ts';
import { useToast } from '../toasts/use-toast.ts';

/** What became of a form that was sent. */
export type FormAnswer =
  | { readonly taken: true }
  | { readonly taken: false; readonly faults?: readonly { readonly field: string; readonly message: string }[]; readonly general?: string };

export interface FormOptions {
  /** Under this name what was typed is kept, and answered where scripts do not run. */
  readonly name: string;
  readonly initial: Draft;
  readonly check: Check;
  readonly send: (values: Draft) => Promise<FormAnswer>;
  /** What only the shop knows about a field that is left, and right as far as the page can tell. */
  readonly ask?: (field: string, value: string) => Promise<string | undefined>;
}

/** A form as its fields see it. */
export interface FormHandle {
  readonly values: Draft;
  readonly isPending: boolean;
  /** What is wrong, worded; complete after the first failed attempt to send. */
  readonly problems: readonly FormProblem[];
  readonly faultOf: (field: string) => string | undefined;
  readonly set: (changes: Draft) => void;
  readonly leave: (field: string) => void;
  readonly submit: (event?: FormEvent) => void;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly summaryRef: RefObject<HTMLDivElement | null>;
}

interface Wrong {
  readonly faults: readonly Fault[];
  readonly general: string | undefined;
  /** Failed attempts to send: each brings the summary into focus. */
  readonly tries: number;
}

const NOTHING_WRONG: Wrong = { faults: [], general: undefined, tries: 0 };

/** Browsers send nothing of a box that is not ticked. */
const untickedIn = (form: HTMLFormElement): readonly (readonly [string, string])[] =>
  [...form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]:not(:checked, :disabled)')].map(({ name }) => [name, '']);

/** What stands in the fields, typed and ticked before the page was taken over included. */
const fieldsOf = (form: HTMLFormElement): Draft =>
  Object.fromEntries([...untickedIn(form), ...[...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))]);

/**
 * The state of a form: values by dotted field name, faults by the domain's rules and by the shop, focus on what is
 * wrong, and nothing typed lost by an error, a reload or a way back.
 */
export const useForm = ({ name, initial, check, send, ask }: FormOptions): FormHandle => {
  const echo = useFormEcho(name);
  const message = useMessage();
  const words = useFaultWords();
  const toast = useToast();
  const afterPress = useAfterPress();
  const isHydrated = useIsHydrated();
  const [typed, setTyped] = useState<Draft>(() => ({ ...(typeof document === 'undefined' ? undefined : readDraft(name)), ...echo?.values }));
  const [wrong, setWrong] = useState<Wrong>(() =>
    echo === undefined ? NOTHING_WRONG : { faults: echo.fieldErrors.map((error) => ({ ...error, isOfShop: true })), general: echo.general, tries: 1 },
  );
  const [isPending, setPending] = useState(false);
  const latest = useRef(typed);
  const isSending = useRef(false);
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const values: Draft = { ...initial, ...(isHydrated ? typed : echo?.values) };
  const current = (): Draft => ({ ...initial, ...latest.current });

  const set = (changes: Draft): void => {
    latest.current = { ...latest.current, ...changes };
    setTyped(latest.current);
    keepDraft(name, latest.current);
    setWrong((before) => ({ ...before, faults: faultsAfterChange(before.faults, check(current()), Object.keys(changes)) }));
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

  const refuse = (faults: readonly Fault[], general?: string): void => {
    setWrong(({ tries }) => ({ faults, general, tries: tries + 1 }));
    if (general !== undefined) toast({ kind: 'error', messageKey: general });
  };

  const deliver = async (): Promise<void> => {
    const answer = await send(current()).catch((failure: unknown): FormAnswer => ({ taken: false, general: messageOfFailure(failure) }));
    if (answer.taken) {
      setWrong(NOTHING_WRONG);
      dropDraft(name);
      return;
    }
    refuse((answer.faults ?? []).map((fault) => ({ ...fault, isOfShop: true })), answer.general);
  };

  const submit = (event?: FormEvent): void => {
    event?.preventDefault();
    if (isSending.current) return;
    const found = check(current());
    if (found.length > 0) {
      refuse([...found, ...wrong.faults.filter(({ field, isOfShop }) => isOfShop === true && !found.some((fault) => fault.field === field))]);
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
    const fault = await ask?.(field, value).catch(() => undefined);
    if (fault === undefined || current()[field] !== value) return;
    afterPress(() => setWrong((before) => ({ ...before, faults: faultsAfterBlur(before.faults, [{ field, message: fault, isOfShop: true }], field) })));
  };

  const wordsOf = (fault: Fault): string => words(fault, values[fault.field]);
  const worded = (fault: Fault): FormProblem => ({ field: fault.field, text: wordsOf(fault) });
  const problems = wrong.tries === 0 ? [] : [...(wrong.general === undefined ? [] : [{ text: message(wrong.general) }]), ...wrong.faults.map(worded)];
  const faultOf = (field: string): string | undefined => {
    const fault = wrong.faults.find((known) => known.field === field);
    return fault === undefined ? undefined : wordsOf(fault);
  };
  const judgeLeft = (field: string): void => {
    if ((current()[field] ?? '') === (initial[field] ?? '') && (current()[field] ?? '') === '') return;
    const found = check(current());
    setWrong((before) => ({ ...before, faults: faultsAfterBlur(before.faults, found, field) }));
    if (ask !== undefined && !found.some((fault) => fault.field === field)) void askShop(field, current()[field] ?? '');
  };
  const leave = (field: string): void => afterPress(() => judgeLeft(field));
  return { values, isPending, problems, faultOf, set, leave, submit, formRef, summaryRef };
};
