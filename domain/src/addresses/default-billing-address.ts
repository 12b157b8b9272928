import type { Address } from './address.ts';

/**
 * The billing address that a checkout starts with (SHIP-13): on the business shop the first one that is not the
 * customer address, elsewhere the customer address; if there is none, the first shipping address.
 */
export const defaultBillingAddress = (book: {
  readonly isB2b: boolean;
  readonly billing: readonly Address[];
  readonly shipping: readonly Address[];
}): Address | undefined => {
  const customerAddress = book.billing.find((address) => address.isCustomerAddress);
  const another = book.isB2b ? book.billing.find((address) => !address.isCustomerAddress) : undefined;
  return another ?? customerAddress ?? book.shipping[0];
};
