import type { Orders } from '../orders/orders.port.ts';
import type { Customers } from './customers.port.ts';
import type { Addresses } from '../addresses/addresses.port.ts';
import type { Address } from '../addresses/address.ts';
import type { OrderDetails } from '../orders/order-details.ts';
import type { OrderOverview } from '../orders/order.ts';
import type { StockAlert, StockAlerts } from '../stock-alerts/stock-alerts.port.ts';
import { CONTACT_DETAILS } from '../shared/paths.ts';
import type { Shopper } from '../visit/shopper.ts';
import type { Visit } from '../visit/visit.port.ts';
import { currentCustomer } from './current-customer.ts';
import type { Customer } from './customer.ts';

/** What the shop keeps in a customer’s account, for themselves (Art. 15 and 20 GDPR). */
export interface AccountCopy {
  readonly customer: Customer;
  readonly addresses: { readonly billing: readonly Address[]; readonly shipping: readonly Address[] };
  /** The newest first; of an order whose details the shop no longer has, the overview. */
  readonly orders: readonly (OrderDetails | OrderOverview)[];
  /** Sold-out articles that the account watches. */
  readonly stockAlerts: readonly StockAlert[];
}

interface Ports {
  readonly customers: Customers;
  readonly addresses: Addresses;
  readonly orders: Orders;
  readonly stockAlerts: Pick<StockAlerts, 'ofAccount'>;
}

/** Pages of the order list in one copy; no customer has more. */
const MAX_PAGES = 200;

const copyPage = (
  { orders }: Ports,
  shopper: Shopper,
  overviews: readonly OrderOverview[],
): Promise<readonly (OrderDetails | OrderOverview)[]> =>
  Promise.all(
    overviews.map(async (overview) => {
      const details = await orders.details(shopper, overview.orderId);
      return details.ok ? details.value : overview;
    }),
  );

/** Page after page, so that one copy never floods the shop. */
const copyOrders = async (ports: Ports, shopper: Shopper): Promise<AccountCopy['orders']> => {
  const copied: (OrderDetails | OrderOverview)[] = [];
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { orders, totalPages } = await ports.orders.list(shopper, { page, dateFilter: 'all' });
    copied.push(...(await copyPage(ports, shopper, orders)));
    if (page + 1 >= totalPages) break;
  }
  return copied;
};

const copyOf = async (ports: Ports, shopper: Shopper): Promise<AccountCopy | undefined> => {
  if (shopper.loginState !== 'customer') return undefined;
  const customer = await ports.customers.current(shopper, CONTACT_DETAILS);
  if (customer.isGuest) return undefined;
  const [billing, shipping, orders, stockAlerts] = await Promise.all([
    ports.addresses.billing(shopper),
    ports.addresses.shipping(shopper),
    copyOrders(ports, shopper),
    ports.stockAlerts.ofAccount(shopper),
  ]);
  return { customer, addresses: { billing, shipping }, orders, stockAlerts };
};

/** Nothing without the session of a customer; one that the shop has ended is removed, so that the customer can sign in again. */
export const copyAccount =
  (ports: Ports, visit: Pick<Visit, 'shopper' | 'signedOut'>) => async (): Promise<AccountCopy | undefined> => {
    const copy = await copyOf(ports, visit.shopper);
    if (copy === undefined) await currentCustomer(ports, visit)();
    return copy;
  };
