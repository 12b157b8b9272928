import type { Sessions } from '../sessions/sessions.port.ts';
import type { Carts } from '../carts/carts.port.ts';
import type { Cart } from '../carts/cart.ts';
import { isCartLost } from '../carts/is-cart-lost.ts';
import { contentsOf, type MissingFromCart } from '../carts/missing-from-cart.ts';
import { saveAgain } from '../carts/save-again.ts';
import { refillCart } from '../carts/refill-cart.ts';
import type { MessageKey } from '../shared/message-keys.ts';
import type { OpenedSession } from '../visit/session.ts';
import { asAnonymous, type Shopper } from '../visit/shopper.ts';
import type { Visit } from '../visit/visit.port.ts';

export const STARTED_OVER: MessageKey = 'shop.session.startedOver';

/** The shop assigned the cart to a session whose reply was lost. A new session has a cart with the same contents. */
export interface StartedOver {
  readonly because: 'started-over';
  readonly opened: OpenedSession;
  readonly missing: readonly MissingFromCart[];
}

interface Ports {
  readonly carts: Carts;
  readonly sessions: Sessions;
}

/** The shopper's cart, if it can be read right now. Read before signing in: afterwards only the new session can read it, and its reply may be lost. */
export const readableCart = async ({ carts }: Ports, shopper: Shopper): Promise<Cart | undefined> => {
  if (shopper.cartId === undefined) return undefined;
  const found = await carts.find(shopper, shopper.cartId, { keepsSession: true }).catch(() => undefined);
  return found?.ok === true ? found.value : undefined;
};

/** A cart that is gone proves that the shop has signed the shopper in; one that cannot be read proves nothing. */
export const wasTakenAlong = async (ports: Ports, shopper: Shopper, before: Cart | undefined): Promise<boolean> =>
  before !== undefined && isCartLost(ports)(shopper, before.id).catch(() => false);

export const startOver = async (ports: Ports, shopper: Shopper, before: Cart): Promise<StartedOver> => {
  const anonymous = asAnonymous(shopper);
  const opened = await ports.sessions.open(anonymous);
  const { missing } = await refillCart(ports)({ ...anonymous, ...opened }, contentsOf(before));
  await saveAgain(ports)({ ...anonymous, ...opened }, opened.cartId, before.savedLines);
  return { because: 'started-over', opened, missing };
};

/** The visitor continues anonymously with the refilled cart; the choice of guest or registration stays. */
export const goOnStartedOver = (visit: Visit, { opened }: StartedOver): void => {
  if (visit.shopper.loginState === 'logged-out') visit.opened(opened);
  else visit.startedOver(opened);
};
