import type { Clock } from '@shop/domain/shared/clock.port';
import type { Shop } from '@shop/domain/shop';
import { inMemoryAddresses } from './addresses/in-memory-addresses.ts';
import { inMemoryBusinesses } from './businesses/in-memory-businesses.ts';
import { inMemoryCarts } from './carts/in-memory-carts.ts';
import { inMemoryCatalogue } from './catalogue/in-memory-catalogue.ts';
import { inMemoryCustomers } from './customers/in-memory-customers.ts';
import { inMemoryDeals } from './deals/in-memory-deals.ts';
import { inMemoryContents } from './content/in-memory-contents.ts';
import { inMemoryExpressPayments } from './payments/in-memory-express-payments.ts';
import { inMemoryOrders } from './orders/in-memory-orders.ts';
import { inMemoryParameters } from './parameters/in-memory-parameters.ts';
import { inMemoryPasswords } from './customers/in-memory-passwords.ts';
import { inMemoryPayments } from './payments/in-memory-payments.ts';
import { inMemoryPrime } from './prime/in-memory-prime.ts';
import { inMemoryReviews } from './reviews/in-memory-reviews.ts';
import { inMemoryReturns } from './returns/in-memory-returns.ts';
import { inMemorySearch } from './search/in-memory-search.ts';
import { inMemorySessions } from './sessions/in-memory-sessions.ts';
import { inMemoryShippers } from './shippers/in-memory-shippers.ts';
import { inMemoryTracking } from './tracking/in-memory-tracking.ts';
import type { WorldOf } from './worlds/worlds.ts';
import { inMemoryCancellations } from './cancellations/in-memory-cancellations.ts';
import { inMemoryWithdrawals } from './withdrawals/in-memory-withdrawals.ts';
import { inMemoryWorlds } from './in-memory-worlds.ts';
import type { Worlds } from './worlds/worlds.ts';

/** A whole shop without an upstream. Each call goes to the world that the shopper's headers name. */
export const inMemoryShop = ({
  clock,
  worlds = inMemoryWorlds({ clock }),
}: {
  readonly clock: Clock;
  readonly worlds?: Worlds;
}): Shop => {
  const worldOf: WorldOf = ({ headers }) => worlds.of(headers);
  return {
    sessions: inMemorySessions(worldOf),
    customers: inMemoryCustomers(worldOf),
    passwords: inMemoryPasswords(worldOf),
    addresses: inMemoryAddresses(worldOf),
    businesses: inMemoryBusinesses(worldOf),
    carts: inMemoryCarts(worldOf),
    deals: inMemoryDeals(worldOf),
    shippers: inMemoryShippers(worldOf),
    payments: inMemoryPayments(worldOf),
    expressPayments: inMemoryExpressPayments(worldOf),
    orders: inMemoryOrders(worldOf),
    prime: inMemoryPrime(worldOf),
    returns: inMemoryReturns(worldOf),
    catalogue: inMemoryCatalogue(worldOf),
    search: inMemorySearch(worldOf),
    contents: inMemoryContents(worldOf),
    reviews: inMemoryReviews(worldOf),
    parameters: inMemoryParameters(worldOf),
    tracking: inMemoryTracking(worldOf),
    withdrawals: inMemoryWithdrawals(worldOf),
    cancellations: inMemoryCancellations(worldOf),
  };
};
