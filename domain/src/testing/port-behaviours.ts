import { behavesLikeAddresses } from '../addresses/addresses.behaviour.ts';
import { behavesLikeBusinesses } from '../businesses/businesses.behaviour.ts';
import { behavesLikeCancellations } from '../cancellations/cancellations.behaviour.ts';
import { behavesLikeCarts } from '../carts/carts.behaviour.ts';
import { behavesLikeCatalogue } from '../catalogue/catalogue.behaviour.ts';
import { behavesLikeContactRequests } from '../contact-requests/contact-requests.behaviour.ts';
import { behavesLikeCompetitions } from '../competitions/competitions.behaviour.ts';
import { behavesLikeContents } from '../content/contents.behaviour.ts';
import { behavesLikeCustomers } from '../customers/customers.behaviour.ts';
import { behavesLikeDeals } from '../deals/deals.behaviour.ts';
import { behavesLikeDocuments } from '../documents/documents.behaviour.ts';
import { behavesLikeExpressPayments } from '../payments/express-payments.behaviour.ts';
import { behavesLikeNewsletter } from '../newsletter/newsletter.behaviour.ts';
import { behavesLikeOrderForms } from '../order-forms/order-forms.behaviour.ts';
import { behavesLikeOrders } from '../orders/orders.behaviour.ts';
import { behavesLikeParameters } from '../parameters/parameters.behaviour.ts';
import { behavesLikePasswords } from '../customers/passwords.behaviour.ts';
import { behavesLikePayments } from '../payments/payments.behaviour.ts';
import { behavesLikePrime } from '../prime/prime.behaviour.ts';
import { behavesLikeReviews } from '../reviews/reviews.behaviour.ts';
import { behavesLikeReturns } from '../returns/returns.behaviour.ts';
import { behavesLikeSearch } from '../search/search.behaviour.ts';
import { behavesLikeSessions } from '../sessions/sessions.behaviour.ts';
import { behavesLikeShippers } from '../shippers/shippers.behaviour.ts';
import type { Shop } from '../shop.ts';
import { behavesLikeStockAlerts } from '../stock-alerts/stock-alerts.behaviour.ts';
import { behavesLikeTracking } from '../tracking/tracking.behaviour.ts';
import { behavesLikeSharedWishlists } from '../wishlists/shared-wishlists.behaviour.ts';
import { behavesLikeTeaserLists } from '../wishlists/teaser-lists.behaviour.ts';
import { behavesLikeWishlists } from '../wishlists/wishlists.behaviour.ts';
import { behavesLikeWithdrawals } from '../withdrawals/withdrawals.behaviour.ts';
import type { PortHarness } from './port-harness.ts';
import type { TestApi } from './test-api.ts';

/** Describes to a test runner what one port promises. */
export type PortBehaviour = (harness: PortHarness, t: TestApi) => void;

/** What each port promises, whichever adapter implements it. A port without a behaviour does not compile. */
export const PORT_BEHAVIOURS: { readonly [Port in keyof Shop]: PortBehaviour } = {
  addresses: behavesLikeAddresses,
  businesses: behavesLikeBusinesses,
  cancellations: behavesLikeCancellations,
  carts: behavesLikeCarts,
  catalogue: behavesLikeCatalogue,
  contents: behavesLikeContents,
  customers: behavesLikeCustomers,
  deals: behavesLikeDeals,
  documents: behavesLikeDocuments,
  expressPayments: behavesLikeExpressPayments,
  orders: behavesLikeOrders,
  parameters: behavesLikeParameters,
  passwords: behavesLikePasswords,
  payments: behavesLikePayments,
  reviews: behavesLikeReviews,
  prime: behavesLikePrime,
  returns: behavesLikeReturns,
  search: behavesLikeSearch,
  sessions: behavesLikeSessions,
  shippers: behavesLikeShippers,
  tracking: behavesLikeTracking,
  wishlists: behavesLikeWishlists,
  sharedWishlists: behavesLikeSharedWishlists,
  teaserLists: behavesLikeTeaserLists,
  orderForms: behavesLikeOrderForms,
  newsletter: behavesLikeNewsletter,
  stockAlerts: behavesLikeStockAlerts,
  contactRequests: behavesLikeContactRequests,
  competitions: behavesLikeCompetitions,
  withdrawals: behavesLikeWithdrawals,
};
