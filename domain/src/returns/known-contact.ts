import type { Customers } from '../customers/customers.port.ts';
import type { Addresses } from '../addresses/addresses.port.ts';
import type { Salutation } from '../addresses/address.ts';
import { currentCustomer } from '../customers/current-customer.ts';
import type { Visit } from '../visit/visit.port.ts';
import { evenWithoutSession } from './change-return.ts';

/** Texts are empty where nothing is known. */
export interface KnownReturnContact {
  readonly salutation: Salutation | '';
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

const NOBODY: KnownReturnContact = { salutation: '', firstName: '', lastName: '', email: '', phone: '' };

const readKnown = async (
  shop: { readonly customers: Customers; readonly addresses: Addresses },
  visit: Visit,
): Promise<KnownReturnContact> => {
  const { shopper } = visit;
  if (shopper.loginState === 'logged-out') return NOBODY;
  const [customer, billing] = await Promise.all([currentCustomer(shop, visit)(), shop.addresses.billing(shopper)]);
  if (visit.shopper.loginState === 'logged-out') return NOBODY;
  const [address] = billing;
  return {
    salutation: address?.salutation ?? '',
    firstName: customer.firstName ?? address?.firstName ?? '',
    lastName: customer.lastName ?? address?.lastName ?? '',
    email: customer.email ?? '',
    phone: customer.phone ?? address?.phone ?? '',
  };
};

/** What the shop knows about a visitor who is signed in. Whoever only knows an order's hash learns nothing about its buyer. */
export const knownContact =
  (shop: { readonly customers: Customers; readonly addresses: Addresses }, visit: Visit) =>
  (): Promise<KnownReturnContact> =>
    evenWithoutSession(shop, visit)(() => readKnown(shop, visit));
