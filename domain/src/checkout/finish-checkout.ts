import { cartToFill } from '../carts/own-cart.ts';
import type { CartId, LoginState, Shopper, UserId } from '../sessions/shopper.ts';
import type { Shop } from '../shop.ts';

export interface FinishCheckout {
  /** The cart that the submission gave to go on with. */
  readonly newCartId?: CartId;
  /** A subscription leaves the cart as it is (specification A4). */
  readonly isPrimeCheckout?: boolean;
}

/** What the session becomes once an order is confirmed; its order id and everything typed in the checkout are forgotten. */
export interface FinishedCheckout {
  readonly loginState: LoginState;
  readonly userId?: UserId;
  readonly cartId?: CartId;
}

type Ports = Pick<Shop, 'carts' | 'sessions'>;

const keptSession = ({ loginState, userId, cartId }: Shopper): FinishedCheckout => ({
  loginState,
  ...(userId === undefined ? {} : { userId }),
  ...(cartId === undefined ? {} : { cartId }),
});

const endGuestSession = async ({ sessions }: Ports, shopper: Shopper): Promise<FinishedCheckout> => {
  const { storefront, headers } = shopper;
  await sessions.logout(shopper);
  return { loginState: 'logged-out', ...(await sessions.open({ storefront, headers, loginState: 'logged-out' })) };
};

const replaceCart = async (ports: Ports, shopper: Shopper, newCartId: CartId | undefined): Promise<FinishedCheckout> => {
  const goingOn = newCartId === undefined ? shopper : { ...shopper, cartId: newCartId };
  const { cart, opened } = await cartToFill(ports)(goingOn);
  return keptSession({ ...goingOn, ...opened, cartId: cart.id });
};

/** Cleans up behind a confirmed order (specification A4). Where it fails, the caller logs the shopper out. */
export const finishCheckout =
  (ports: Ports) =>
  async (shopper: Shopper, { newCartId, isPrimeCheckout = false }: FinishCheckout): Promise<FinishedCheckout> => {
    if (isPrimeCheckout) return keptSession(shopper);
    if (shopper.loginState === 'guest') return endGuestSession(ports, shopper);
    return replaceCart(ports, shopper, newCartId);
  };
