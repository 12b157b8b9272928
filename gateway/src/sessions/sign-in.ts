import { loginIdentifier } from '@shop/domain/customers/customer-number';
import { logIn } from '@shop/domain/sessions/log-in';
import type { CartInAccount } from '@shop/domain/sessions/log-in';
import type { Credentials, LoginRefusal, SignedIn } from '@shop/domain/sessions/sessions.port';
import type { Result } from '@shop/domain/shared/result';
import type { Shop } from '@shop/domain/shop';
import type { VisitorSession } from '../request/visitor-session.ts';
import { rememberBrowser } from '../limits/known-browser.slot.ts';

/** Logs a customer in; with `stayLogged` the session outlives the browser. */
export const signIn =
  (shop: Pick<Shop, 'carts' | 'sessions'>) =>
  async (visitor: VisitorSession, typed: Credentials): Promise<Result<SignedIn, LoginRefusal | CartInAccount>> => {
    const credentials = { ...typed, identifier: loginIdentifier(typed.identifier, visitor.shopper.storefront) };
    const result = await logIn(shop)(visitor.shopper, credentials);
    if (result.ok) {
      visitor.signedIn(result.value, 'customer', credentials.stayLogged);
      rememberBrowser(visitor, credentials.identifier);
    }
    return result;
  };
