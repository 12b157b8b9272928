import type { Sessions } from '../sessions/sessions.port.ts';
import type { Carts } from '../carts/carts.port.ts';
import { findOrOpenUnsubmittedCart } from '../carts/find-or-open-cart.ts';
import { saveAgain } from '../carts/save-again.ts';
import { rememberShownOrder, SHOWN_ORDER } from '../sessions/shown-order.slot.ts';
import { EXPRESS_CHECKOUT } from '../payments/express-checkout.slot.ts';
import { readableCart } from '../login/start-over.ts';
import { omitNil } from '../shared/omit-nil.ts';
import type { OpenedSession } from '../visit/session.ts';
import { asAnonymous, type CartId, type LoginState, type Shopper } from '../visit/shopper.ts';
import type { Visit } from '../visit/visit.port.ts';
import { LOGIN_OPTION } from './login-option.slot.ts';
import { PLACED_ORDER } from './placed-order.slot.ts';

export interface FinishCheckout {
  /** The next cart, returned by the submission. */
  readonly newCartId?: CartId;
}

/** What the session becomes after an order is confirmed; its order id and everything typed in the checkout are dropped. */
export interface FinishedCheckout {
  readonly loginState: LoginState;
  /** The next cart, in the existing session. */
  readonly cartId?: CartId;
  /** The next session, if another one was opened. */
  readonly opened?: OpenedSession;
}

interface Ports {
  readonly carts: Carts;
  readonly sessions: Sessions;
}

/** The shop's session is not ended, so that the order can still be read with it (docs/decisions/0057). What was saved for later and what stands on lists goes along. */
const leaveGuestSession = async (ports: Ports, shopper: Shopper): Promise<FinishedCheckout> => {
  const saved = (await readableCart(ports, shopper))?.savedLines ?? [];
  const anonymous = asAnonymous(shopper);
  const opened = await ports.sessions.open(anonymous, omitNil({ guestSessionToken: shopper.sessionToken }));
  await saveAgain(ports)({ ...anonymous, ...opened }, opened.cartId, saved);
  return { loginState: 'logged-out', opened };
};

const replaceCart = async (
  ports: Ports,
  shopper: Shopper,
  newCartId: CartId | undefined,
): Promise<FinishedCheckout> => {
  const goingOn = newCartId === undefined ? shopper : { ...shopper, cartId: newCartId };
  const { cart, opened } = await findOrOpenUnsubmittedCart(ports)(goingOn);
  return { loginState: shopper.loginState, ...(opened === undefined ? { cartId: cart.id } : { opened }) };
};

/** Cleans up after a confirmed order (SUBM-12, SUBM-13). */
export const finishCheckout =
  (ports: Ports) =>
  async (shopper: Shopper, { newCartId }: FinishCheckout): Promise<FinishedCheckout> => {
    if (shopper.loginState === 'guest') return leaveGuestSession(ports, shopper);
    return replaceCart(ports, shopper, newCartId);
  };

/** The visitor goes on as the clean-up left them, and the order can be read again for a while. */
export const goOnAfterConfirmation = (visit: Visit, { loginState, cartId, opened }: FinishedCheckout): void => {
  const { shopper: leaving } = visit;
  const [placed, shown] = [visit.read(PLACED_ORDER), visit.read(SHOWN_ORDER)];
  const isLeaving = leaving.loginState !== 'logged-out' && loginState === 'logged-out';
  if (isLeaving) visit.loggedOut();
  if (opened !== undefined) visit.opened(opened);
  if (cartId !== undefined) visit.useCart(cartId);
  visit.clear(PLACED_ORDER);
  visit.clear(LOGIN_OPTION);
  visit.clear(EXPRESS_CHECKOUT);
  if (placed !== undefined) rememberShownOrder(visit, placed.orderId, isLeaving ? leaving : undefined);
  // The confirmation was opened again: it is the same visitor in the session that was opened.
  else if (shown !== undefined) visit.write(SHOWN_ORDER, shown);
};
