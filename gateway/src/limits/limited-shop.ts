import type { Shop } from '@shop/domain/shop';
import type { RequestSource } from '../visit/request-source.ts';
import type { Counters } from './counters.ts';
import { limitedBusinesses } from './limited-businesses.ts';
import { limitedCarts } from './limited-carts.ts';
import { limitedContactRequests } from './limited-contact-requests.ts';
import { limitedCompetitions } from './limited-competitions.ts';
import { limitedCustomers } from './limited-customers.ts';
import { limitedDocuments } from './limited-documents.ts';
import { limitedOrderForms } from './limited-order-forms.ts';
import { limitedNewsletter } from './limited-newsletter.ts';
import { limitedOrders } from './limited-orders.ts';
import { limitedPasswords } from './limited-passwords.ts';
import { limitedPrime } from './limited-prime.ts';
import { limitedReturns } from './limited-returns.ts';
import { limitedReviews } from './limited-reviews.ts';
import { limitedSessions } from './limited-sessions.ts';
import { limitedSharedWishlists } from './limited-shared-wishlists.ts';
import { limitedStockAlerts } from './limited-stock-alerts.ts';
import { limitedCancellations } from './limited-cancellations.ts';
import { limitedWithdrawals } from './limited-withdrawals.ts';

/** The shop with limits around its ports, so that no route can bypass them (docs/decisions/0069). */
export const limitedShop = (shop: Shop, counting: Counters, source: RequestSource): Shop => ({
  ...shop,
  sessions: limitedSessions(shop.sessions, counting, source),
  customers: limitedCustomers(shop.customers, counting, source),
  passwords: limitedPasswords(shop.passwords, counting, source),
  businesses: limitedBusinesses(shop.businesses, counting, source),
  carts: limitedCarts(shop.carts, counting, source),
  documents: limitedDocuments(shop.documents, counting, source),
  orderForms: limitedOrderForms(shop.orderForms, counting, source),
  orders: limitedOrders(shop.orders, counting, source),
  competitions: limitedCompetitions(shop.competitions, counting, source),
  newsletter: limitedNewsletter(shop.newsletter, counting, source),
  stockAlerts: limitedStockAlerts(shop.stockAlerts, counting, source),
  prime: limitedPrime(shop.prime, counting, source),
  returns: limitedReturns(shop.returns, counting, source),
  reviews: limitedReviews(shop.reviews, counting, source),
  sharedWishlists: limitedSharedWishlists(shop.sharedWishlists, counting, source),
  withdrawals: limitedWithdrawals(shop.withdrawals, counting, source),
  contactRequests: limitedContactRequests(shop.contactRequests, counting, source),
  cancellations: limitedCancellations(shop.cancellations, counting, source),
});
