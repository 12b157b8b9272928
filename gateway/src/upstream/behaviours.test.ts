import { behavesLikeAddresses } from '@shop/domain/addresses/addresses.behaviour';
import { behavesLikeCarts } from '@shop/domain/carts/carts.behaviour';
import { behavesLikeCatalogue } from '@shop/domain/catalogue/catalogue.behaviour';
import { behavesLikeContents } from '@shop/domain/content/contents.behaviour';
import { behavesLikeCustomers } from '@shop/domain/customers/customers.behaviour';
import { behavesLikeOrders } from '@shop/domain/orders/orders.behaviour';
import { behavesLikeParameters } from '@shop/domain/parameters/parameters.behaviour';
import { behavesLikePayments } from '@shop/domain/payments/payments.behaviour';
import { behavesLikeSessions } from '@shop/domain/sessions/sessions.behaviour';
import { behavesLikeShippers } from '@shop/domain/shippers/shippers.behaviour';
import { behavesLikeTracking } from '@shop/domain/tracking/tracking.behaviour';
import { afterAll, describe, expect, it } from 'vitest';
import { standOnUpstream } from './testing/upstream-harness.ts';

const LAWS = {
  addresses: behavesLikeAddresses,
  carts: behavesLikeCarts,
  catalogue: behavesLikeCatalogue,
  contents: behavesLikeContents,
  customers: behavesLikeCustomers,
  orders: behavesLikeOrders,
  parameters: behavesLikeParameters,
  payments: behavesLikePayments,
  sessions: behavesLikeSessions,
  shippers: behavesLikeShippers,
  tracking: behavesLikeTracking,
};

const stand = await standOnUpstream();

afterAll(() => stand.close());

describe.each(Object.entries(LAWS))('the %s of the shop over the upstream', (_port, behaves) => behaves(stand.harness, { describe, it, expect }));
