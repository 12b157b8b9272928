import { signInNewCustomer } from '../login/register-visitor.ts';
import type { OwnerPorts } from '../visit/known-browser.slot.ts';
import type { SignedIn } from '../visit/session.ts';
import type { Visit } from '../visit/visit.port.ts';
import type { CheckoutLoginOption } from './checkout.ts';

/** Signs the visitor in after a registration, or as a guest. */
export const signInRegistered =
  (ports: OwnerPorts, visit: Visit) =>
  (session: SignedIn, option: CheckoutLoginOption, email: string): void => {
    if (option === 'register') signInNewCustomer(ports, visit)(session, email);
    else visit.signedIn(session, 'guest', false);
  };
