import type { Cart } from '../carts/cart.ts';
import { isWorthTelling } from '../carts/cart-merge.ts';
import type { CartToMerge, Carts } from '../carts/carts.port.ts';
import { isCartLost } from '../carts/is-cart-lost.ts';
import { loginIdentifier } from '../customers/customer-number.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import type { SignedIn } from '../visit/session.ts';
import type { Credentials, LoginRefusal, Sessions } from '../sessions/sessions.port.ts';
import type { Storefront } from '../storefronts/storefront.ts';
import { type OwnerPorts, rememberOwner } from '../visit/known-browser.slot.ts';
import type { Shopper } from '../visit/shopper.ts';
import type { Visit } from '../visit/visit.port.ts';
import { readableCart } from './start-over.ts';

/** The replies to the merge were lost, but the account has the cart: another login finds it there. */
export interface CartInAccount {
  readonly because: 'cart-in-account';
  readonly message: 'shop.login.cartInAccount';
}

const CART_IN_ACCOUNT: CartInAccount = { because: 'cart-in-account', message: 'shop.login.cartInAccount' };

interface Ports {
  readonly carts: Carts;
  readonly sessions: Sessions;
}
type LoggedIn = Result<SignedIn, LoginRefusal | CartInAccount>;

/** The cart that the shopper brings along. A customer who logs in again brings none: it is in the account. */
const cartToMerge = ({ loginState, cartId, userId }: Shopper): CartToMerge | undefined =>
  loginState === 'customer' || cartId === undefined || userId === undefined ? undefined : { cartId, userId };

const withMerge = (signedIn: SignedIn, cart: Cart, from: CartToMerge): Result<SignedIn, never> =>
  granted({ ...signedIn, cartMerged: cart.merge?.from === from.cartId && isWorthTelling(cart.merge) });

/**
 * The reply to the merge was lost. If the account's cart says that it was made, the login goes on. If not, nobody is logged in:
 * the shopper still has the cart and may press again, but the merge is never repeated for them.
 */
const afterLostMerge = async (
  ports: Ports,
  shopper: Shopper,
  customer: Shopper,
  signedIn: SignedIn,
  from: CartToMerge,
  failure: unknown,
): Promise<LoggedIn> => {
  const found = await readableCart(ports, customer);
  if (found?.merge?.from === from.cartId) return withMerge(signedIn, found, from);
  await ports.sessions.logout(customer).catch(() => undefined);
  if (await isCartLost(ports)(shopper, from.cartId).catch(() => false)) return refused(CART_IN_ACCOUNT);
  throw failure;
};

/** Logs in, then merges the shopper's cart into the account's, if that is wanted. */
export const logIn =
  (ports: Ports) =>
  async (shopper: Shopper, credentials: Credentials): Promise<LoggedIn> => {
    const result = await ports.sessions.login(shopper, { ...credentials, mergeCart: false });
    const from = credentials.mergeCart ? cartToMerge(shopper) : undefined;
    if (!result.ok || from === undefined) return result;
    const signedIn = result.value;
    const customer: Shopper = {
      ...shopper,
      loginState: 'customer',
      userId: signedIn.userId,
      cartId: signedIn.updatedCartId,
      sessionToken: signedIn.sessionToken,
    };
    try {
      const merged = await ports.carts.merge(customer, signedIn.updatedCartId, from);
      return merged.ok ? withMerge(signedIn, merged.value, from) : granted(signedIn);
    } catch (failure) {
      return afterLostMerge(ports, shopper, customer, signedIn, from, failure);
    }
  };

/** A login as typed. */
export interface TypedLogin extends Omit<Credentials, 'identifier'> {
  readonly email?: string;
  readonly customerNumber?: string;
}

type Identifiers = Pick<TypedLogin, 'email' | 'customerNumber'>;

/** The field that says who logs in: on the business shop the customer number rather than the e-mail address. */
export const identifyingField = (
  { email, customerNumber }: Identifiers,
  { isB2b }: Pick<Storefront, 'isB2b'>,
): keyof Identifiers => (email === undefined || (isB2b && customerNumber !== undefined) ? 'customerNumber' : 'email');

/** Signs the visitor in; with `stayLogged` the session outlives the browser. */
export const signIn =
  (ports: Ports & OwnerPorts, visit: Visit) =>
  async ({ password, stayLogged, mergeCart, ...identifiers }: TypedLogin): Promise<LoggedIn> => {
    const { storefront } = visit.shopper;
    const typed = identifiers[identifyingField(identifiers, storefront)] ?? '';
    const identifier = loginIdentifier(typed, storefront);
    const result = await logIn(ports)(visit.shopper, { identifier, password, stayLogged, mergeCart });
    if (result.ok) {
      visit.signedIn(result.value, 'customer', stayLogged);
      rememberOwner(ports, visit)(identifier);
    }
    return result;
  };
