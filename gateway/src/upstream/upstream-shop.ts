import type { Shop } from '@shop/domain/shop';
import type { CallContext } from '../request/call-context.ts';
import { upstreamAddresses } from './addresses/upstream-addresses.ts';
import { upstreamBusinesses } from './businesses/upstream-businesses.ts';
import { upstreamCarts } from './carts/upstream-carts.ts';
import { upstreamCatalogue } from './catalogue/upstream-catalogue.ts';
import { upstreamContents } from './content/upstream-contents.ts';
import { upstreamCustomers } from './customers/upstream-customers.ts';
import { upstreamDeals } from './deals/upstream-deals.ts';
import { upstreamDocuments } from './documents/upstream-documents.ts';
import { upstreamExpressPayments } from './payments/upstream-express-payments.ts';
import { upstreamOrders } from './orders/upstream-orders.ts';
import { upstreamParameters } from './parameters/upstream-parameters.ts';
import { upstreamPasswords } from './customers/upstream-passwords.ts';
import { upstreamPayments } from './payments/upstream-payments.ts';
import { upstreamPrime } from './prime/upstream-prime.ts';
import { upstreamReviews } from './reviews/upstream-reviews.ts';
import { upstreamSearch } from './search/upstream-search.ts';
import { upstreamSessions } from './sessions/upstream-sessions.ts';
import { upstreamReturns } from './returns/upstream-returns.ts';
import { portCalls } from './shared/port-calls.ts';
import type { ReportUnknownValue } from './shared/unknown-value-reports.ts';
import { upstreamShippers } from './shippers/upstream-shippers.ts';
import { upstreamTracking } from './tracking/upstream-tracking.ts';
import { upstreamContactRequests } from './contact-requests/upstream-contact-requests.ts';
import { upstreamCancellations } from './cancellations/upstream-cancellations.ts';
import { upstreamSharedWishlists } from './wishlists/upstream-shared-wishlists.ts';
import { upstreamCompetitions } from './competitions/upstream-competitions.ts';
import { upstreamNewsletter } from './newsletter/upstream-newsletter.ts';
import { upstreamOrderForms } from './order-forms/upstream-order-forms.ts';
import { upstreamStockAlerts } from './stock-alerts/upstream-stock-alerts.ts';
import { upstreamTeaserLists } from './wishlists/upstream-teaser-lists.ts';
import { upstreamWishlists } from './wishlists/upstream-wishlists.ts';
import { upstreamWithdrawals } from './withdrawals/upstream-withdrawals.ts';
import type { UpstreamClient } from './client/upstream-client.ts';
import { upstreamShoppers } from './client/upstream-shopper.ts';

/** The shop over the upstream's GraphQL API, for the calls of one request. */
export const upstreamShop = (
  client: Pick<UpstreamClient, 'call' | 'fireAndForget'>,
  context: CallContext,
  reportUnknown: ReportUnknownValue,
): Shop => {
  const upstreamShopper = upstreamShoppers(context);
  const call = portCalls(client, context, upstreamShopper, reportUnknown);
  const carts = upstreamCarts(call);
  return {
    sessions: upstreamSessions(call),
    customers: upstreamCustomers(call),
    passwords: upstreamPasswords(call),
    addresses: upstreamAddresses(call),
    businesses: upstreamBusinesses(call),
    carts,
    deals: upstreamDeals(call),
    shippers: upstreamShippers(call),
    payments: upstreamPayments(call),
    expressPayments: upstreamExpressPayments(call),
    orders: upstreamOrders(call),
    returns: upstreamReturns(call),
    catalogue: upstreamCatalogue(call),
    search: upstreamSearch(call),
    contents: upstreamContents(call),
    prime: upstreamPrime(call),
    reviews: upstreamReviews(call),
    parameters: upstreamParameters(call),
    tracking: upstreamTracking(client, upstreamShopper, call),
    documents: upstreamDocuments(call),
    wishlists: upstreamWishlists(call),
    sharedWishlists: upstreamSharedWishlists(call),
    teaserLists: upstreamTeaserLists(call, carts),
    orderForms: upstreamOrderForms(call),
    newsletter: upstreamNewsletter(call),
    stockAlerts: upstreamStockAlerts(call),
    contactRequests: upstreamContactRequests(call),
    competitions: upstreamCompetitions(call),
    withdrawals: upstreamWithdrawals(call),
    cancellations: upstreamCancellations(call),
  };
};
