import type { LoginState } from './shopper.ts';

/** Derived from two cookies: a guest session wins over an existing customer's (AUTH-01). */
export const loginStateOf = (cookies: {
  readonly guestSession: boolean;
  readonly existingCustomerSession: boolean;
}): LoginState => {
  if (cookies.guestSession) return 'guest';
  return cookies.existingCustomerSession ? 'customer' : 'logged-out';
};
