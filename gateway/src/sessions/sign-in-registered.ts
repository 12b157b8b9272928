import type { CheckoutLoginOption } from '@shop/domain/checkout/checkout';
import type { SignedIn } from '@shop/domain/sessions/sessions.port';
import type { VisitorSession } from '../request/visitor-session.ts';
import { rememberBrowser } from '../limits/known-browser.slot.ts';

/** Signs the visitor in after a registration, or as a guest. A new customer owns this browser as if they had logged in (docs/decisions/0069). */
export const signInRegistered = (
  visitor: VisitorSession,
  session: SignedIn,
  option: CheckoutLoginOption,
  email: string,
): void => {
  visitor.signedIn(session, option === 'register' ? 'customer' : 'guest', false);
  if (option === 'register') rememberBrowser(visitor, email);
};
