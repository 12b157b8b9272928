import { expect, it } from 'vitest';
import { money } from '../shared/money.ts';
import {
  AMAZON_PAY_EXCLUDED_CATEGORIES,
  categoryIdsIn,
  displayOf,
  isAmazonPayAvailable,
  isPaymentStepNeeded,
  isPrepaid,
} from './payment-rules.ts';

const order = { basketValue: money(999), isB2b: false, isExpressAmazon: false };

it('skips the payment step if nothing is to be paid, for business shops and for express payment, and otherwise never (PAY-01)', () => {
  expect(isPaymentStepNeeded(order)).toBe(true);
  expect(isPaymentStepNeeded({ ...order, basketValue: money(0) })).toBe(false);
  expect(isPaymentStepNeeded({ ...order, isB2b: true })).toBe(false);
  expect(isPaymentStepNeeded({ ...order, isExpressAmazon: true })).toBe(false);
});

it.each([
  'CREDIT_CARD',
  'PAYPAL',
  'AMAZONPAY',
  'INVOICE',
  'RECHNUNG',
  'RECHNUNG_V',
  'CASH_ON_DELIVERY',
  'TWINT',
  'X_RECHNUNG',
])('%s has a display of its own (PAY-05)', (paymentId) => {
  expect(displayOf(paymentId)).toBe(paymentId);
  expect(isPrepaid(paymentId)).toBe(false);
});

it.each(['VINCO_V', 'VORKASSE_V', 'VORKASSE', 'PREPAID', 'BITCOIN', '', 'toString'])(
  '%j counts as prepaid (PAY-06)',
  (paymentId) => {
    expect(isPrepaid(paymentId)).toBe(true);
    expect(displayOf(paymentId)).toBe('prepaid');
  },
);

it('offers the Amazon-style payment to consumers unless one of nine categories is in the cart (PAY-09)', () => {
  expect(new Set(AMAZON_PAY_EXCLUDED_CATEGORIES).size).toBe(9);
  expect(isAmazonPayAvailable({ isB2b: false, categoryIds: ['hefte'] })).toBe(true);
  expect(isAmazonPayAvailable({ isB2b: true, categoryIds: ['hefte'] })).toBe(false);
  for (const excluded of AMAZON_PAY_EXCLUDED_CATEGORIES) {
    expect(isAmazonPayAvailable({ isB2b: false, categoryIds: ['hefte', excluded] })).toBe(false);
  }
});

it('finds the categories of an article in its breadcrumb, which leads through other pages too', () => {
  const crumbs = ['/', '/cat/17/', '/cat/17%2F1/filter/', '/prod/1712/', '/service/cat/154/'].map((path) => ({
    displayName: path,
    path,
  }));
  expect(categoryIdsIn(crumbs)).toEqual(['17', '17/1']);
});

it('finds no category in a link that names none', () => {
  const crumbs = ['/', '/cat/', '/cat//', '/cat/17', '/prod/17/'].map((path) => ({ displayName: path, path }));
  expect(categoryIdsIn(crumbs)).toEqual([]);
});
