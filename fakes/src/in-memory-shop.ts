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
import type { World } from './worlds/world.ts';
import { inMemoryCancellations } from './cancellations/in-memory-cancellations.ts';
import { inMemoryWithdrawals } from './withdrawals/in-memory-withdrawals.ts';

/**
 * A whole shop without an upstream, in one world. `address` is the IP address that the requests come from; failed logins
 * are counted by it.
 */
export const inMemoryShop = (world: World, address = ''): Shop => ({
  sessions: inMemorySessions(world, address),
  customers: inMemoryCustomers(world, address),
  passwords: inMemoryPasswords(world, address),
  addresses: inMemoryAddresses(world),
  businesses: inMemoryBusinesses(world),
  carts: inMemoryCarts(world),
  deals: inMemoryDeals(world),
  shippers: inMemoryShippers(world),
  payments: inMemoryPayments(world),
  expressPayments: inMemoryExpressPayments(world),
  orders: inMemoryOrders(world),
  prime: inMemoryPrime(world),
  returns: inMemoryReturns(world),
  catalogue: inMemoryCatalogue(world),
  search: inMemorySearch(world),
  contents: inMemoryContents(world),
  reviews: inMemoryReviews(world),
  parameters: inMemoryParameters(world),
  tracking: inMemoryTracking(world),
  withdrawals: inMemoryWithdrawals(world),
  cancellations: inMemoryCancellations(world),
});
