import type { Cart } from '../carts/cart.ts';
import { type MissingFromCart, missingAfterMerge } from '../carts/missing-from-cart.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import type { Shop } from '../shop.ts';
import type { Credentials, LoginRefusal, SignedIn } from './sessions.port.ts';
import type { Shopper } from './shopper.ts';
import { readableCart, wasTakenAlong } from './start-over.ts';

/** Both replies to the login were lost, but the account has the cart: another login finds it there. */
export interface CartInAccount {
  readonly because: 'cart-in-account';
  readonly message: 'shop.login.cartInAccount';
}

/** A login, with what the merged cart could not take over. */
export interface LoggedIn extends SignedIn {
  readonly missing: readonly MissingFromCart[];
}

const CART_IN_ACCOUNT: CartInAccount = { because: 'cart-in-account', message: 'shop.login.cartInAccount' };

type Ports = Pick<Shop, 'carts' | 'sessions'>;

/** What a merged cart lost; nothing if it cannot be read right now, because that must not fail the login. */
const lostOf = async (ports: Ports, shopper: Shopper, before: Cart | undefined, { cartMerged, userId, updatedCartId: cartId, sessionToken }: SignedIn): Promise<readonly MissingFromCart[]> => {
  if (!cartMerged || before === undefined) return [];
  const merged = await readableCart(ports, { ...shopper, loginState: 'customer', userId, cartId, sessionToken });
  return merged === undefined ? [] : missingAfterMerge(before, merged);
};

/** Logs in. If the reply is lost although the cart was merged, logs in once more: the account has the cart then. */
export const logIn =
  (ports: Ports) =>
  async (shopper: Shopper, credentials: Credentials): Promise<Result<LoggedIn, LoginRefusal | CartInAccount>> => {
    const before = await readableCart(ports, shopper);
    const result = await ports.sessions.login(shopper, credentials).catch(async (failure: unknown) => {
      if (!(await wasTakenAlong(ports, shopper, before))) throw failure;
      return ports.sessions.login(shopper, credentials).catch(() => refused(CART_IN_ACCOUNT));
    });
    return result.ok ? granted({ ...result.value, missing: await lostOf(ports, shopper, before, result.value) }) : result;
  };
