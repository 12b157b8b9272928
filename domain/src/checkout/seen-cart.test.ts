import { expect, it } from 'vitest';
import { money } from '../shared/money.ts';
import { readSeenCart } from './seen-cart.ts';

const MINIMAL = {
  total: money(998),
  positionCount: 1,
  articleCount: 2,
  lines: [{ positionId: 'position-1', name: 'Heft', quantity: 2, total: money(998) }],
  vouchers: [{ code: 'SCHULE10', saving: money(110) }],
  promotionsSaving: money(0),
};
const CHOSEN = {
  shippingCost: money(495),
  billingAddress: 'Änne Krüger\nSchulweg 4\n10115 Berlin\nDE',
  deliveryAddress: 'Änne Krüger\nHafenstraße 9\n20095 Hamburg\nDE',
  shipper: 'dhl',
  payment: 'RECHNUNG',
};

it.each([
  ['before anything is chosen', MINIMAL],
  ['with all that is chosen', { ...MINIMAL, ...CHOSEN }],
])('a cart is known again as it was seen, %s', (_when, seen) => {
  expect(readSeenCart(seen)).toEqual(seen);
});

it.each([
  ['an amount is no number', { total: { minor: '998', currency: 'EUR' } }],
  ['its currency is none of the shop’s', { total: { minor: 998, currency: 'USD' } }],
  ['a line has no total', { lines: [{ positionId: 'position-1', name: 'Heft', quantity: 2 }] }],
  ['a voucher does not say what it saves', { vouchers: [{ code: 'SCHULE10' }] }],
  ['an amount of the shipping cost is missing', { shippingCost: { currency: 'EUR' } }],
])('a cart counts as not seen if %s', (_what, written) => {
  expect(readSeenCart({ ...MINIMAL, ...written })).toBeUndefined();
});
