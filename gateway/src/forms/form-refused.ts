import type { FormRefusal } from '@shop/domain/shared/field-errors';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { VisitorSession } from '../visit/visitor-session.ts';
import { saveFormEcho } from '../visit/form-echo.slot.ts';

type Typed = Readonly<Record<string, string | undefined>>;

const present = (typed: Typed): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(typed).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** Leaves a refused form for the next page, with everything typed but secrets. */
export const echoRefusal = (
  visitor: VisitorSession,
  form: string,
  typed: Typed,
  { fieldErrors, general, about }: FormRefusal,
): void =>
  saveFormEcho(visitor, {
    form,
    values: present(typed),
    fieldErrors: fieldErrors.map(({ field, message }) => ({ field, message })),
    ...omitNil({ general, about }),
  });
