import type { Sessions } from '@shop/domain/sessions/sessions.port';
import type { CartId, Shopper, UserId } from '@shop/domain/sessions/shopper';
import { changeableCart } from '../carts/cart-record.ts';
import type { Turn } from '../worlds/turn.ts';
import type { WorldOf } from '../worlds/world-of.ts';
import { standardListOf } from '../wishlists/standard-list.ts';
import { logIn } from './log-in.ts';
import { newVisitor, openVisitorCart } from './new-visitor.ts';
import { registerCustomer, registerGuest } from './register.ts';
import { endSession } from './start-session.ts';
import { visitorOf } from './visitor-of.ts';

/** Whom the shop knows keeps their name, and an open cart that they name; the signed-in go on with the cart of their account. */
const open = (turn: Turn, shopper: Shopper): { readonly userId: UserId; readonly cartId: CartId } => {
  const user = visitorOf(turn, shopper);
  const named = changeableCart(turn, shopper, shopper.cartId);
  if (named !== undefined) return { userId: named.userId, cartId: named.id };
  if (user?.kind === 'customer') {
    const kept = changeableCart(turn, shopper, user.cartId);
    if (kept !== undefined) return { userId: user.userId, cartId: kept.id };
  }
  const userId = user?.userId ?? newVisitor(turn);
  return { userId, cartId: openVisitorCart(turn, userId).id };
};

export const inMemorySessions = (worldOf: WorldOf): Sessions => ({
  open: async (shopper) =>
    worldOf(shopper).run((turn) => {
      const session = open(turn, shopper);
      return { ...session, activeWishlistId: standardListOf(session.userId) };
    }),
  login: async (shopper, credentials) => worldOf(shopper).run((turn) => logIn(turn, shopper, credentials)),
  logout: async (shopper) =>
    worldOf(shopper).run((turn) => {
      if (shopper.sessionToken !== undefined) endSession(turn, shopper.sessionToken);
    }),
  registerCustomer: async (shopper, registration) => worldOf(shopper).run((turn) => registerCustomer(turn, shopper, registration)),
  registerGuest: async (shopper, registration) => worldOf(shopper).run((turn) => registerGuest(turn, shopper, registration)),
});
