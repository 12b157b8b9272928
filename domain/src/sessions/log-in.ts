import { refused, type Result } from '../shared/result.ts';
import type { Shop } from '../shop.ts';
import type { Credentials, LoginRefusal, SignedIn } from './sessions.port.ts';
import type { Shopper } from './shopper.ts';
import { cartBefore, wasTakenAlong } from './start-over.ts';

/** The shop has put the cart into the account, and twice not said so: another login finds it there. */
export interface CartInAccount {
  readonly because: 'cart-in-account';
  readonly message: 'shop.login.cartInAccount';
}

const CART_IN_ACCOUNT: CartInAccount = { because: 'cart-in-account', message: 'shop.login.cartInAccount' };

/** Signs in. Where the answer is lost and the cart went along, logs in once more: the account holds the cart by then. */
export const logIn =
  (ports: Pick<Shop, 'carts' | 'sessions'>) =>
  async (shopper: Shopper, credentials: Credentials): Promise<Result<SignedIn, LoginRefusal | CartInAccount>> => {
    const before = await cartBefore(ports, shopper);
    return ports.sessions.login(shopper, credentials).catch(async (failure: unknown) => {
      if (!(await wasTakenAlong(ports, shopper, before))) throw failure;
      return ports.sessions.login(shopper, credentials).catch(() => refused(CART_IN_ACCOUNT));
    });
  };
