import { describe, expect, it } from 'vitest';
import {
  containsDigit,
  customerNumber,
  email,
  isDigitsOnly,
  isLettersDigitsDashPlus,
  isPhone,
  maxLength,
  minLength,
  password,
  required,
  startsWithLetter,
  uniqueEmail,
} from './form-rules.ts';

const INCORRECT = 'vue.form.error.email.incorrect';
const REQUIRED = 'vue.form.error.requiredField';

it.each([
  ['', REQUIRED],
  ['  \u00a0 ', REQUIRED],
  [undefined, REQUIRED],
  ['x', undefined],
  [' x ', undefined],
])('a required field %j leads to %s (FORM-01)', (value, fault) => {
  expect(required(value)).toBe(fault);
});

describe('an e-mail address', () => {
  it.each([
    'jörg.müller@schule-köln.de',
    'a@b.co',
    'anne+schule@mail.example.museum',
    ' anne@schule.de ',
    `${'a'.repeat(71)}@schul.de`,
    'kontakt@straße.köln',
  ])('%s is accepted (FORM-02)', (address) => {
    expect(email(address)).toBeUndefined();
  });

  it.each([
    'anne',
    'anne@schule',
    'anne@schule.d',
    'anne@schule.d3',
    'anne@@schule.de',
    'anne schule@web.de',
    '.anne@schule.de',
    'anne..b@schule.de',
    'anne@-schule.de',
    'anne@schule..de',
    `${'a'.repeat(72)}@schul.de`,
  ])('%s is refused (FORM-02)', (address) => {
    expect(email(address)).toBe(INCORRECT);
  });

  it('can be empty if it is optional, and is missing otherwise (FORM-02)', () => {
    expect(email('', { optional: true })).toBeUndefined();
    expect(email('')).toBe(REQUIRED);
    expect(email('anne@', { optional: true })).toBe(INCORRECT);
  });

  it('that belongs to somebody else is not unique (FORM-03)', () => {
    expect(uniqueEmail(false)).toBe('vue.form.error.email.notUnique');
    expect(uniqueEmail(true)).toBeUndefined();
  });
});

it.each([
  [undefined, REQUIRED],
  ['', REQUIRED],
  ['ab', 'vue.form.error.password.invalidLength'],
  ['abc', undefined],
  ['   ', undefined],
  ['x'.repeat(35), undefined],
  ['x'.repeat(36), 'shop.form.error.password.tooLong'],
])('a password %j leads to %s (FORM-04)', (value, fault) => {
  expect(password(value)).toBe(fault);
});

it.each([
  ['', true, REQUIRED],
  [undefined, true, REQUIRED],
  ['', false, undefined],
  [undefined, false, undefined],
  ['4711-B', true, undefined],
  ['4'.repeat(80), true, undefined],
  ['4'.repeat(81), true, 'shop.form.error.tooLong'],
  ['4'.repeat(81), false, 'shop.form.error.tooLong'],
])('a customer number %j, flagged %s, leads to %s (FORM-05)', (value, flagged, fault) => {
  expect(customerNumber(value, { flagged })).toBe(fault);
});

it.each([
  [isDigitsOnly, ['04', ' 10115 '], ['', '4a', '-4', '4.0']],
  [isLettersDigitsDashPlus, ['Änne-4+B'], ['', 'a b', 'a_b', 'a.b']],
  [isPhone, ['+49 (0)30/123-45.6', '030 1'], ['', '030x', '#1']],
  [startsWithLetter, ['Ödweg', ' a1'], ['', '1a', '-a']],
  [containsDigit, ['Weg 4', '4'], ['', 'Weg']],
] as const)('%o checks the characters of a value (FORM-06)', (rule, yes, no) => {
  expect(yes.filter((value) => !rule(value))).toEqual([]);
  expect(no.filter((value) => rule(value))).toEqual([]);
});

it('counts the length of a value without surrounding spaces (FORM-06)', () => {
  expect([minLength(3)(' ab '), minLength(3)('abc')]).toEqual(['shop.form.error.tooShort', undefined]);
  expect([maxLength(3)('abcd'), maxLength(3)(' abc ')]).toEqual(['shop.form.error.tooLong', undefined]);
});

it('counts an umlaut as one character, however it is encoded', () => {
  expect(maxLength(1)('a\u0308')).toBeUndefined();
});
