import type { Customers } from './customers.port.ts';
import type { Visit } from '../visit/visit.port.ts';
import { HOME } from '../shared/paths.ts';
import type { Customer } from './customer.ts';

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
  ({ customers }: { readonly customers: Customers }, visit: Pick<Visit, 'shopper' | 'signedOut'>) =>
  async (url: string = HOME): Promise<Customer> => {
    const { shopper } = visit;
    if (shopper.userId === undefined) return VISITOR;
    const customer = await customers.current(shopper, url);
    if (shopper.loginState !== 'logged-out' && !isSignedIn(customer)) visit.signedOut();
    return customer;
  };
