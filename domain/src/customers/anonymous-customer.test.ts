import { expect, it } from 'vitest';
import { visitorLoginStateOf, visitorTypeOf } from '../sessions/visitor.ts';
import { anonymousCustomer } from './anonymous-customer.ts';

it('is a guest, logged out for tracking, and no prime member until the shop says otherwise', () => {
  const visitor = anonymousCustomer('user-9');
  expect(visitor).toMatchObject({ userId: 'user-9', isInternal: false, primeInfo: { status: 'NONE' } });
  expect([visitorTypeOf(visitor), visitorLoginStateOf(visitor)]).toEqual(['guest', 'logged-out']);
});
