import type { FormerGuest, Sessions } from '@shop/domain/sessions/sessions.port';
import type { CartId, Shopper, UserId } from '@shop/domain/visit/shopper';
import { changeableCart } from '../carts/find-cart.ts';
import type { Transaction } from '../worlds/transaction.ts';
import type { World } from '../worlds/world.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { activeListOf } from '../wishlists/stored-lists.ts';
import { takeOverLists } from '../wishlists/take-over-lists.ts';
import { guestSession } from '../login/guest-orders.ts';
import { logIn } from '../login/log-in.ts';
import { newVisitor, openVisitorCart } from '../login/new-visitor.ts';
import { registerCustomer, registerGuest } from '../login/register.ts';
import { endSession } from '../sessions/start-session.ts';
import { currentUser } from '../sessions/current-user.ts';

/** Known users continue with their id and the open cart they name; customers resume the cart of their account. */
const openFor = (tx: Transaction, shopper: Shopper): { readonly userId: UserId; readonly cartId: CartId } => {
  const user = currentUser(tx, shopper);
  const named = changeableCart(tx, shopper, shopper.cartId);
  if (named !== undefined) return { userId: named.userId, cartId: named.id };
  if (user?.kind === 'customer') {
    const stored = changeableCart(tx, shopper, user.cartId);
    if (stored !== undefined) return { userId: user.userId, cartId: stored.id };
  }
  const userId = user?.userId ?? newVisitor(tx);
  return { userId, cartId: openVisitorCart(tx, userId).id };
};

const open = (tx: Transaction, shopper: Shopper, { guestSessionToken }: FormerGuest) => {
  const session = openFor(tx, shopper);
  const guest = guestSessionToken === undefined ? undefined : guestSession(tx, guestSessionToken);
  const user = lookUp(tx.state.users, session.userId);
  if (user !== undefined) takeOverLists(tx, shopper.storefront, guest?.userId, user);
  return session;
};

export const inMemorySessions = (world: World, address: string): Sessions => ({
  open: async (shopper, before = {}) =>
    world.run((tx) => {
      const session = open(tx, shopper, before);
      return { ...session, activeWishlistId: activeListOf(tx, session.userId) };
    }),
  login: async (shopper, credentials) => world.run((tx) => logIn(tx, shopper, credentials, address)),
  logout: async (shopper) =>
    world.run((tx) => {
      if (shopper.sessionToken !== undefined) endSession(tx, shopper.sessionToken);
    }),
  registerCustomer: async (shopper, registration) => world.run((tx) => registerCustomer(tx, shopper, registration)),
  registerGuest: async (shopper, registration) => world.run((tx) => registerGuest(tx, shopper, registration)),
});
