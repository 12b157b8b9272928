import type { Shop } from '@shop/domain/shop';
import { upstreamAddresses } from './addresses/upstream-addresses.ts';
import { upstreamCarts } from './carts/upstream-carts.ts';
import { upstreamCatalogue } from './catalogue/upstream-catalogue.ts';
import { upstreamContents } from './content/upstream-contents.ts';
import { upstreamCustomers } from './customers/upstream-customers.ts';
import { upstreamOrders } from './orders/upstream-orders.ts';
import { upstreamParameters } from './parameters/upstream-parameters.ts';
import { upstreamPayments } from './payments/upstream-payments.ts';
import { upstreamSessions } from './sessions/upstream-sessions.ts';
import { questions } from './shared/questions.ts';
import { upstreamShippers } from './shippers/upstream-shippers.ts';
import { upstreamTracking } from './tracking/upstream-tracking.ts';
import type { UpstreamClient } from './upstream-client.ts';

/** The shop over the upstream's GraphQL API. */
export const upstreamShop = (client: Pick<UpstreamClient, 'ask' | 'tell'>): Shop => {
  const ask = questions(client);
  return {
    sessions: upstreamSessions(ask),
    customers: upstreamCustomers(ask),
    addresses: upstreamAddresses(ask),
    carts: upstreamCarts(ask),
    shippers: upstreamShippers(ask),
    payments: upstreamPayments(ask),
    orders: upstreamOrders(ask),
    catalogue: upstreamCatalogue(ask),
    contents: upstreamContents(ask),
    parameters: upstreamParameters(ask),
    tracking: upstreamTracking(client),
  };
};
