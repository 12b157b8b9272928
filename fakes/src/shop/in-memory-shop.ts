import type { Shop } from '@shop/domain/shop';
import { inMemoryAddresses } from './in-memory-addresses.ts';
import { inMemoryBusinesses } from './in-memory-businesses.ts';
import { inMemoryCarts } from './in-memory-carts.ts';
import { inMemoryCatalogue } from './in-memory-catalogue.ts';
import { inMemoryCustomers } from './in-memory-customers.ts';
import { inMemoryDeals } from './in-memory-deals.ts';
import { inMemoryContactRequests } from './in-memory-contact-requests.ts';
import { inMemoryContents } from './in-memory-contents.ts';
import { inMemoryDocuments } from './in-memory-documents.ts';
import { inMemoryExpressPayments } from './in-memory-express-payments.ts';
import { inMemoryCompetitions } from './in-memory-competitions.ts';
import { inMemoryNewsletter } from './in-memory-newsletter.ts';
import { inMemoryOrderForms } from './in-memory-order-forms.ts';
import { inMemoryOrders } from './in-memory-orders.ts';
import { inMemoryParameters } from './in-memory-parameters.ts';
import { inMemoryPasswords } from './in-memory-passwords.ts';
import { inMemoryPayments } from './in-memory-payments.ts';
import { inMemoryPrime } from './in-memory-prime.ts';
import { inMemoryReviews } from './in-memory-reviews.ts';
import { inMemoryReturns } from './in-memory-returns.ts';
import { inMemorySearch } from './in-memory-search.ts';
import { inMemorySessions } from './in-memory-sessions.ts';
import { inMemoryShippers } from './in-memory-shippers.ts';
import { inMemoryStockAlerts } from './in-memory-stock-alerts.ts';
import { inMemoryTracking } from './in-memory-tracking.ts';
import { inMemorySharedWishlists } from './in-memory-shared-wishlists.ts';
import { inMemoryTeaserLists } from './in-memory-teaser-lists.ts';
import { inMemoryWishlists } from './in-memory-wishlists.ts';
import type { World } from '../worlds/world.ts';
import { inMemoryCancellations } from './in-memory-cancellations.ts';
import { inMemoryWithdrawals } from './in-memory-withdrawals.ts';

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
  documents: inMemoryDocuments(world),
  wishlists: inMemoryWishlists(world),
  sharedWishlists: inMemorySharedWishlists(world),
  teaserLists: inMemoryTeaserLists(world),
  orderForms: inMemoryOrderForms(world),
  newsletter: inMemoryNewsletter(world),
  stockAlerts: inMemoryStockAlerts(world),
  contactRequests: inMemoryContactRequests(world),
  competitions: inMemoryCompetitions(world),
  withdrawals: inMemoryWithdrawals(world),
  cancellations: inMemoryCancellations(world),
});
