import { ADDRESSES, CONTACT_DETAILS, CUSTOMER_NUMBER, ORDERS, PASSWORD } from '@shop/domain/shared/paths';
import type { Storefront } from '@shop/domain/storefronts/storefront';

import type customers from '../../locales/de/customers.json';

interface AccountPage {
  /** The page, or the first of several. */
  readonly path: string;
  readonly label: Extract<keyof typeof customers, `nav.${string}`>;
}

const OF_EVERYBODY: readonly AccountPage[] = [
  { path: ORDERS, label: 'nav.orders' },
  { path: CONTACT_DETAILS, label: 'nav.contactDetails' },
  { path: ADDRESSES, label: 'nav.addresses' },
  { path: PASSWORD, label: 'nav.password' },
];

const OF_BUSINESS: readonly AccountPage[] = [...OF_EVERYBODY, { path: CUSTOMER_NUMBER, label: 'nav.customerNumber' }];

/** The pages in the account's navigation, in order. */
export const accountPages = ({ isB2b }: Pick<Storefront, 'isB2b'>): readonly AccountPage[] =>
  isB2b ? OF_BUSINESS : OF_EVERYBODY;
