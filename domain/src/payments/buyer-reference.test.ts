import { expect, it } from 'vitest';
import { buyerReferenceError, leitwegIdWarning, readBuyerReference } from './buyer-reference.ts';

it.each([
  [undefined, 'shop.payment.buyerReference.required'],
  ['  ', 'shop.payment.buyerReference.required'],
  ['x'.repeat(47), 'shop.payment.buyerReference.invalid'],
  ['<b>', 'shop.payment.buyerReference.invalid'],
  ['<4711', 'shop.payment.buyerReference.invalid'],
  ['4711>', 'shop.payment.buyerReference.invalid'],
  ['04011000-1234512345-06', undefined],
  ['Bestellung 4711/22', undefined],
])('a buyer reference %j leads to %s', (value, fault) => {
  expect(buyerReferenceError(value)).toBe(fault);
});

it.each([
  '991-35',
  '04011000-1234512345-06',
  '992-90009-96',
  '09564000-NUE0001-49',
  ' 09564000-nue0001-49 ',
  '04011000 - 1234512345 - 06',
  '0401 1000-1234512345-06',
  'Leitweg-ID: 04011000-1234512345-06',
  'Leitweg-ID:04011000-1234512345-06',
  'Leitweg ID 04011000-1234512345-06',
  'LeitwegID: 04011000-1234512345-06',
  'Leitweg-ID04011000-1234512345-06',
  '04011000–1234512345–06.',
  '０４０１１０００-１２３４５１２３４５-０６',
])('%s is a Leitweg-ID', (value) => {
  expect(buyerReferenceError(value)).toBeUndefined();
  expect(leitwegIdWarning(value)).toBeUndefined();
});

it.each([
  '991-12345-67',
  '0000004011000-1234512345-06',
  '04011000-1234512345-06-',
  '04011000-1234512345-60',
  'Bestellung 4711',
  '0-1',
])('%s causes a warning, but no error', (value) => {
  expect(leitwegIdWarning(value)).toBe('shop.payment.buyerReference.noLeitwegId');
  expect(buyerReferenceError(value)).toBeUndefined();
});

it('does not warn if there is an error', () => {
  expect(leitwegIdWarning('')).toBeUndefined();
});

it.each([
  ['Leitweg-ID: 04011000 – 1234512345 – 06.', '04011000-1234512345-06'],
  ['04011000 - nue 0001 - 49', '04011000-nue0001-49'],
  ['99 1 - 35', '991-35'],
  ['Bestellung 4711 - Haus 2', 'Bestellung 4711 - Haus 2'],
  ['4711 - Haus 2', '4711 - Haus 2'],
  ['4711 - 22 Haus 2', '4711 - 22 Haus 2'],
  ['Siehe Leitweg-ID 991-35', 'Siehe Leitweg-ID 991-35'],
  ['„Abt. 5“', 'Abt. 5'],
])('the buyer reference %j is read as %j', (typed, expected) => {
  expect(readBuyerReference(typed)).toBe(expected);
});
