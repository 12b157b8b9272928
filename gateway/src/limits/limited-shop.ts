import type { Shop } from '@shop/domain/shop';
import type { Cache } from '../cache/cache.port.ts';
import { counters } from './counters.ts';
import { limitedBusinesses } from './limited-businesses.ts';
import { limitedCarts } from './limited-carts.ts';
import { limitedCustomers } from './limited-customers.ts';
import { limitedOrders } from './limited-orders.ts';
import { limitedPasswords } from './limited-passwords.ts';
import { limitedPrime } from './limited-prime.ts';
import { limitedReturns } from './limited-returns.ts';
import { limitedReviews } from './limited-reviews.ts';
import { limitedSessions } from './limited-sessions.ts';
import { limitedCancellations } from './limited-cancellations.ts';
import { limitedWithdrawals } from './limited-withdrawals.ts';

/** The shop with limits around its ports, so that no route can bypass them (docs/decisions/0069). */
export const limitedShop = (shop: Shop, cache: Cache): Shop => {
  const counting = counters(cache);
  return {
    ...shop,
    sessions: limitedSessions(shop.sessions, counting),
    customers: limitedCustomers(shop.customers, counting),
    passwords: limitedPasswords(shop.passwords, counting),
    businesses: limitedBusinesses(shop.businesses, counting),
    carts: limitedCarts(shop.carts, counting),
    orders: limitedOrders(shop.orders, counting),
    prime: limitedPrime(shop.prime, counting),
    returns: limitedReturns(shop.returns, counting),
    reviews: limitedReviews(shop.reviews, counting),
    withdrawals: limitedWithdrawals(shop.withdrawals, counting),
    cancellations: limitedCancellations(shop.cancellations, counting),
  };
};
