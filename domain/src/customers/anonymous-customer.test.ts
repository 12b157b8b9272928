import { expect, it } from 'vitest';
import { visitorLoginStateOf, visitorTypeOf } from './visitor.ts';
import { anonymousCustomer } from './anonymous-customer.ts';
import type { Customer } from './customer.ts';

it('is a guest, logged out for tracking, and no prime member until the shop says otherwise (ENT-01)', () => {
  const visitor = anonymousCustomer('user-9');
  expect(visitor).toEqual({
    userId: 'user-9',
    isExistingCustomer: false,
    isNewCustomer: false,
    isGuest: true,
    isInternal: false,
    primeInfo: { status: 'NONE' },
  });
  expect([visitorTypeOf(visitor), visitorLoginStateOf(visitor)]).toEqual(['guest', 'logged-out']);
});

it('is replaced by what the shop knows: kind of customer, e-mail, membership and its dates (ENT-01)', () => {
  const customer: Customer = {
    ...anonymousCustomer('user-9'),
    isExistingCustomer: true,
    isGuest: false,
    email: 'anne@schule.de',
    categoryType: 'school',
    notification: 'mail',
    primeInfo: { status: 'ACTIVE', abo: 'yearly', startDate: '2026-01-01', endDate: '2026-12-31' },
  };
  expect([visitorTypeOf(customer), visitorLoginStateOf(customer)]).toEqual(['existing-customer', 'logged-in']);
});
