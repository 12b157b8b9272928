import type { Addresses } from './addresses/addresses.port.ts';
import type { Businesses } from './businesses/businesses.port.ts';
import type { Cancellations } from './cancellations/cancellations.port.ts';
import type { Carts } from './carts/carts.port.ts';
import type { Catalogue } from './catalogue/catalogue.port.ts';
import type { Contents } from './content/contents.port.ts';
import type { Customers } from './customers/customers.port.ts';
import type { Deals } from './deals/deals.port.ts';
import type { ExpressPayments } from './payments/express-payments.port.ts';
import type { Orders } from './orders/orders.port.ts';
import type { Parameters } from './parameters/parameters.port.ts';
import type { Passwords } from './customers/passwords.port.ts';
import type { Payments } from './payments/payments.port.ts';
import type { Prime } from './prime/prime.port.ts';
import type { Reviews } from './reviews/reviews.port.ts';
import type { Returns } from './returns/returns.port.ts';
import type { Search } from './search/search.port.ts';
import type { Sessions } from './sessions/sessions.port.ts';
import type { Shippers } from './shippers/shippers.port.ts';
import type { Tracking } from './tracking/tracking.port.ts';
import type { Withdrawals } from './withdrawals/withdrawals.port.ts';

/** All calls that the storefront makes to a shop: the hexagon's edge on one page. */
export interface Shop {
  readonly sessions: Sessions;
  readonly customers: Customers;
  readonly passwords: Passwords;
  readonly addresses: Addresses;
  readonly businesses: Businesses;
  readonly carts: Carts;
  readonly deals: Deals;
  readonly shippers: Shippers;
  readonly payments: Payments;
  readonly expressPayments: ExpressPayments;
  readonly orders: Orders;
  readonly prime: Prime;
  readonly returns: Returns;
  readonly catalogue: Catalogue;
  readonly search: Search;
  readonly contents: Contents;
  readonly reviews: Reviews;
  readonly parameters: Parameters;
  readonly tracking: Tracking;
  readonly withdrawals: Withdrawals;
  readonly cancellations: Cancellations;
}
