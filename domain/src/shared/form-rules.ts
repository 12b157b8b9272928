import { FIELD_LIMITS, FIELD_MINIMUMS } from './field-limits.ts';
import type { MessageKey } from './message-keys.ts';
import { normaliseLines, normaliseText } from './normalise-text.ts';
import { readEmail } from './read-email.ts';

/** What is wrong with a value, or nothing. Surrounding spaces and invisible marks do not count, except in passwords. */
export type ValidationMessage = MessageKey | undefined;

export const required = (value: string | undefined): ValidationMessage =>
  normaliseLines(value) === '' ? 'vue.form.error.requiredField' : undefined;

export const minLength =
  (least: number) =>
  (value: string): ValidationMessage =>
    normaliseLines(value).length < least ? 'shop.form.error.tooShort' : undefined;

export const maxLength =
  (most: number) =>
  (value: string | undefined): ValidationMessage =>
    normaliseLines(value).length > most ? 'shop.form.error.tooLong' : undefined;

const LOCAL_PART = String.raw`[\p{L}\p{N}!#$%&'*+\/=?^_{|}~\-]+(?:\.[\p{L}\p{N}!#$%&'*+\/=?^_{|}~\-]+)*`;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}\-]*[\p{L}\p{N}])?`;
const EMAIL = new RegExp(String.raw`^${LOCAL_PART}@(?:${LABEL}\.)+(?:\p{L}{2,}|xn--[a-z\d\-]+)$`, 'u');

/** An e-mail address; umlauts are allowed, as they are or in Punycode (RFC 5891), the top-level domain has at least two letters. */
export const email = (
  value: string | undefined,
  { optional = false }: { readonly optional?: boolean } = {},
): ValidationMessage => {
  const address = readEmail(value);
  if (address === '') return optional ? undefined : 'vue.form.error.requiredField';
  return address.length <= FIELD_LIMITS.email && EMAIL.test(address) ? undefined : 'vue.form.error.email.incorrect';
};

/** An e-mail address belongs to one customer; only the shop knows whether it is taken. */
export const uniqueEmail = (isUnique: boolean): ValidationMessage =>
  isUnique ? undefined : 'vue.form.error.email.notUnique';

/** Spaces are part of a password. */
export const password = (value: string | undefined): ValidationMessage => {
  if (value === undefined || value === '') return 'vue.form.error.requiredField';
  if (value.length < FIELD_MINIMUMS.password) return 'vue.form.error.password.invalidLength';
  return value.length > FIELD_LIMITS.password ? 'shop.form.error.password.tooLong' : undefined;
};

export const customerNumber = (
  value: string | undefined,
  { flagged }: { readonly flagged: boolean },
): ValidationMessage => (flagged ? required(value) : undefined) ?? maxLength(FIELD_LIMITS.customerNumber)(value);

export const isDigitsOnly = (value: string): boolean => /^\d+$/u.test(normaliseText(value));
export const isLettersDigitsDashPlus = (value: string): boolean => /^[\p{L}\p{N}+-]+$/u.test(normaliseText(value));
/** Only characters that are used in telephone numbers. */
export const isPhone = (value: string): boolean => /^[\d\s+()/.-]+$/u.test(normaliseText(value));
export const startsWithLetter = (value: string): boolean => /^\p{L}/u.test(normaliseText(value));
export const containsDigit = (value: string): boolean => /\p{Nd}/u.test(value);
