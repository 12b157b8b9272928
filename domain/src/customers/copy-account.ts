import type { Address } from '../addresses/address.ts';
import type { OrderOverview } from '../orders/order.ts';
import { CONTACT_DETAILS } from '../shared/paths.ts';
import type { Shop } from '../shop.ts';
import type { Shopper } from '../sessions/shopper.ts';
import type { Customer } from './customer.ts';

/** Everything that the shop stores about a customer, for themselves (Art. 15 and 20 GDPR). */
export interface AccountCopy {
  readonly customer: Customer;
  readonly addresses: { readonly billing: readonly Address[]; readonly shipping: readonly Address[] };
  /** The newest first. */
  readonly orders: readonly OrderOverview[];
}

/** Nothing without the session of a customer. */
export const copyAccount =
  ({ customers, addresses, orders }: Pick<Shop, 'customers' | 'addresses' | 'orders'>) =>
  async (shopper: Shopper): Promise<AccountCopy | undefined> => {
    if (shopper.loginState !== 'customer') return undefined;
    const customer = await customers.current(shopper, CONTACT_DETAILS);
    if (customer.isGuest) return undefined;
    const [billing, shipping, placed] = await Promise.all([addresses.billing(shopper), addresses.shipping(shopper), orders.recent(shopper)]);
    return { customer, addresses: { billing, shipping }, orders: placed };
  };
