import type { Shop } from '@shop/domain/shop';
import { currentCustomer } from '../customers/current-customer.ts';
import type { VisitorSession } from '../request/visitor-session.ts';
import type { ReturnContactType } from './return-flow.types.ts';

const NOBODY: ReturnContactType = { salutation: '', firstName: '', lastName: '', email: '', phone: '' };

/** What the shop knows about a visitor who is signed in. Whoever only knows an order's hash learns nothing about its buyer. */
export const knownContact =
  ({ customers, addresses }: Pick<Shop, 'customers' | 'addresses'>) =>
  async (visitor: VisitorSession): Promise<ReturnContactType> => {
    const { shopper } = visitor;
    if (shopper.loginState === 'logged-out') return NOBODY;
    const [customer, billing] = await Promise.all([
      currentCustomer({ customers })(visitor),
      addresses.billing(shopper),
    ]);
    if (visitor.shopper.loginState === 'logged-out') return NOBODY;
    const [address] = billing;
    return {
      salutation: address?.salutation ?? '',
      firstName: customer.firstName ?? address?.firstName ?? '',
      lastName: customer.lastName ?? address?.lastName ?? '',
      email: customer.email ?? '',
      phone: customer.phone ?? address?.phone ?? '',
    };
  };
