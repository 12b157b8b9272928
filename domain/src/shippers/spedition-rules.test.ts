import { expect, it } from 'vitest';
import { readSpeditionAnswer, speditionErrors } from './spedition-rules.ts';

it.each([
  ['phone', 'Tel.: 030 1234–567', '030 1234-567'],
  ['access', ' Tel.: 2\u00A0an der Pforte ', 'Tel.: 2 an der Pforte'],
  ['floor', '3. Stock', '3. Stock'],
])('an answer about %s, %j, is read as %j', (name, typed, answer) => {
  expect(readSpeditionAnswer(name, typed)).toBe(answer);
});

it('only a telephone number must be one, and only required answers are', () => {
  expect(
    speditionErrors([
      { name: 'phone', value: 'Pforte', required: true },
      { name: 'access', value: 'Pforte', required: true },
      { name: 'floor', value: '', required: true },
      { name: 'lift', value: '', required: false },
    ]),
  ).toEqual([
    { field: 'phone', message: 'shop.form.error.phone' },
    { field: 'floor', message: 'vue.form.error.requiredField' },
  ]);
});
