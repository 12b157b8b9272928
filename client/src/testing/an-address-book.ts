import type { AddressBookPartFragment } from '../platform/generated/graphql.ts';
import { anAddress } from './an-address.ts';

const own = anAddress({ id: 'own', phone: '030 1234' });

/** The address book of a consumer: the customer address and another billing address. */
export const anAddressBook = (overrides: Partial<AddressBookPartFragment> = {}): AddressBookPartFragment => ({
  billing: [
    own,
    anAddress({
      id: 'office',
      schoolOrCompany: 'Grundschule Nord',
      street: 'Nordweg 2',
      email: 'nord@schule.example',
      isCustomerAddress: false,
    }),
  ],
  shipping: [],
  packstations: [],
  defaultBillingAddressId: 'own',
  customerAddress: own,
  business: null,
  deliveryCountries: ['DE', 'AT'],
  offersPackstations: true,
  ...overrides,
});
