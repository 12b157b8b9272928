import type { CheckoutLoginOption } from './checkout.ts';
import type { SignedIn } from '../visit/session.ts';
import type { Visit } from '../visit/visit.port.ts';

/** Signs the visitor in after a registration, or as a guest. A new customer owns this browser as if they had logged in (docs/decisions/0069). */
export const signInRegistered = (visit: Visit, session: SignedIn, option: CheckoutLoginOption, email: string): void => {
  visit.signedIn(session, option === 'register' ? 'customer' : 'guest', false);
  if (option === 'register') visit.rememberOwner(email);
};
