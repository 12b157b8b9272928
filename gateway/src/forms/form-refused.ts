import type { FormRefusal } from '@shop/domain/shared/field-errors';
import { formEchoOf } from '../request/form-echo-of.ts';
import { saveFormEcho } from '../visit/form-echo.slot.ts';
import type { VisitorSession } from '../visit/visitor-session.ts';

/** Leaves a refused form for the next page, with everything typed but secrets. */
export const echoRefusal = (
  visitor: VisitorSession,
  form: string,
  typed: Readonly<Record<string, string | undefined>>,
  refusal: FormRefusal,
): void => saveFormEcho(visitor, formEchoOf(form, typed, refusal));
