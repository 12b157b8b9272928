import type { FormEcho } from '@shop/domain/pages/page-contract';
import type { FormRefusal } from '@shop/domain/shared/field-errors';
import { omitNil } from '@shop/domain/shared/omit-nil';

/** A refused form for the next page, with everything typed but secrets, which the caller leaves out. */
export const formEchoOf = (
  form: string,
  typed: Readonly<Record<string, string | undefined>>,
  { fieldErrors, general, about }: FormRefusal,
): FormEcho => ({
  form,
  values: Object.fromEntries(
    Object.entries(typed).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ),
  fieldErrors: fieldErrors.map(({ field, message }) => ({ field, message })),
  ...omitNil({ general, about }),
});
