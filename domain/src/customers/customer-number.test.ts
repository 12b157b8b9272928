import { expect, it } from 'vitest';
import { STOREFRONTS } from '../storefronts/storefront.ts';
import { loginIdentifier } from './customer-number.ts';

it.each([
  '200100',
  ' 200100 ',
  '200 100',
  '200-100',
  '200–100',
  '20.01.00',
  '200/100',
  '200\u00a0100',
  'Kd.-Nr. 200100',
  'Kundennummer: 200100',
  '２００１００',
  '200100.',
])('a customer number may be typed as "%s"', (typed) => {
  expect(loginIdentifier(typed, STOREFRONTS['b2b-de'])).toBe('200100');
});

it('an e-mail address keeps its dots and hyphens', () => {
  expect(loginIdentifier(' anna-marie.lehmann@pausenhof.example ', STOREFRONTS.de)).toBe(
    'anna-marie.lehmann@pausenhof.example',
  );
});
