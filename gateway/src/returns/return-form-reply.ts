import type { ReturnRefused } from '@shop/domain/returns/returns.port';
import type { StepRefusal, StepTaken } from '@shop/domain/returns/change-return';
import type { FormRefusal } from '@shop/domain/shared/field-errors';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { Result } from '@shop/domain/shared/result';
import type { FormEcho } from '@shop/domain/pages/page-contract';
import type { FormReply } from '../request/form-route.decorator.ts';

/** The form that was posted, and the page that shows it. */
interface PostedForm {
  readonly name: string;
  readonly path: string;
  /** As typed. */
  readonly values: Readonly<Record<string, string>>;
}

/** What the form shows: errors of fields, or the shop's refusal, in its own words if it has any. */
const errorsOf = (refusal: FormRefusal | ReturnRefused): Pick<FormEcho, 'fieldErrors' | 'general' | 'about'> =>
  refusal.because === 'invalid-form'
    ? { fieldErrors: refusal.fieldErrors, ...omitNil({ general: refusal.general, about: refusal.about }) }
    : { fieldErrors: [], general: refusal.text ?? refusal.message };

/** Leads on, or shows the form again with its errors and everything that was typed. */
export const returnFormReply = (
  { name, path, values }: PostedForm,
  taken: Result<StepTaken, StepRefusal | ReturnRefused>,
): FormReply => {
  if (taken.ok) return { path: taken.value.path };
  const { refusal } = taken;
  if (refusal.because === 'not-ready') {
    const toasts = refusal.notice === undefined ? [] : [{ kind: 'error' as const, messageKey: refusal.notice }];
    return { path: refusal.path, toasts };
  }
  return { path, echo: { form: name, values, ...errorsOf(refusal) } };
};
