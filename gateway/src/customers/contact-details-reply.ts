import type { FormRefusal } from '@shop/domain/shared/field-errors';
import { CONTACT_DETAILS } from '@shop/domain/shared/paths';
import type { Result } from '@shop/domain/shared/result';
import { formEchoOf } from '../request/form-echo-of.ts';
import type { FormReply } from '../request/form-route.decorator.ts';

/** Returns to the contact details, with what was typed if the form was refused. */
export const contactDetailsReply = (
  form: string,
  typed: Readonly<Record<string, string>>,
  changed: Result<unknown, FormRefusal>,
): FormReply =>
  changed.ok
    ? { path: CONTACT_DETAILS, toasts: [{ kind: 'success', messageKey: 'shop.account.saved' }] }
    : { path: CONTACT_DETAILS, echo: formEchoOf(form, typed, changed.refusal) };
