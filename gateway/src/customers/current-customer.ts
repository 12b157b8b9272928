import type { Customer } from '@shop/domain/customers/customer';
import { HOME } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { VisitorSession } from '../request/visitor-session.ts';

/** A visitor whom the shop does not know yet: a query would find nothing more. */
const VISITOR: Customer = {
  userId: '',
  isExistingCustomer: false,
  isNewCustomer: false,
  isGuest: true,
  isInternal: false,
  primeInfo: { status: 'NONE' },
};

/** The shop returns an e-mail address for everybody who is signed in, as customer or guest. */
const isSignedIn = ({ email }: Customer): boolean => email !== undefined;

/**
 * Who is visiting. A session that the shop has ended is removed here too, so that the visitor signs in again instead of
 * being redirected in circles by the guards.
 */
export const currentCustomer =
  ({ customers }: Pick<Shop, 'customers'>) =>
  async (visitor: VisitorSession, url: string = HOME): Promise<Customer> => {
    const { userId, loginState } = visitor.shopper;
    if (userId === undefined) return VISITOR;
    const customer = await customers.current(visitor.shopper, url);
    if (loginState !== 'logged-out' && !isSignedIn(customer)) visitor.signedOut();
    return customer;
  };
