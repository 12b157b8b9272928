import { boundsOf } from '@shop/domain/shared/field-limits';
import type { MessageKey } from '@shop/domain/shared/message-keys';

/** Fields with their own message about a text that is too long; that of the e-mail address is specified (FORM-02). */
const MESSAGES: readonly (readonly [field: RegExp, message: MessageKey])[] = [
  [/email$/iu, 'vue.form.error.email.incorrect'],
  [/password$/u, 'shop.form.error.password.tooLong'],
  [/\.postnumber$/u, 'shop.form.error.postnumber'],
  [/\.packstation$/u, 'shop.form.error.packstation'],
  [/^buyerReference$/u, 'shop.payment.buyerReference.invalid'],
];

/** The message about a text that is too long, and the limit that the page shows with it (`use-field-error-text.ts` of the client). */
export interface Objection {
  readonly field: string;
  readonly message: string;
  readonly limit: number | undefined;
}

export const objection = (field: string, message: string): Objection => ({
  field,
  message,
  limit: boundsOf(field).max,
});

/** The error of a text beyond the limit of its field. */
export const tooLong = (field: string, limit: number): Objection => ({
  field,
  message: MESSAGES.find(([named]) => named.test(field))?.[1] ?? 'shop.form.error.tooLong',
  limit,
});

/** More than any field accepts, and less than what the gateway refuses as abuse. */
export const VERY_LONG = 5_000;
