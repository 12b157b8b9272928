import { expect, it } from 'vitest';
import { aCustomer } from '../testing/a-shopper.ts';
import { loginStateOf } from './login-state.ts';
import { visitorLoginStateOf } from '../customers/visitor.ts';

it.each([
  [false, false, 'logged-out'],
  [false, true, 'customer'],
  [true, false, 'guest'],
  [true, true, 'guest'],
] as const)(
  'guest session %s and existing-customer session %s make a visitor %s (AUTH-01)',
  (guestSession, existingCustomerSession, state) => {
    expect(loginStateOf({ guestSession, existingCustomerSession })).toBe(state);
  },
);

it('decides the pages by cookies and tracking by the customer info if the two disagree (AUTH-02)', () => {
  expect(loginStateOf({ guestSession: true, existingCustomerSession: false })).toBe('guest');
  expect(visitorLoginStateOf(aCustomer({ isGuest: true }))).toBe('logged-out');
  expect(visitorLoginStateOf(aCustomer({ isGuest: false }))).toBe('logged-in');
});
