import type { Address, BusinessDetails } from '@shop/domain/addresses/address';
import type { Account, Guest } from '../sessions/user.ts';
import { TERMS_OF_BUSINESS } from '../payments/payment-offers.ts';

const detailsOf = (user: Account | Guest): BusinessDetails | undefined => {
  if (user.kind === 'guest' || user.customerNumber === undefined) return undefined;
  const { customerNumber, termsOfPayment = 0, companyFacts = {} } = user;
  return { customerNumber, termsOfPayment, paymentMethod: TERMS_OF_BUSINESS, ...companyFacts };
};

/** The addresses of an account; the customer address of a business carries its business details. */
export const withBusinessDetails = (addresses: readonly Address[], user: Account | Guest): readonly Address[] => {
  const business = detailsOf(user);
  return business === undefined
    ? addresses
    : addresses.map((address) => (address.isCustomerAddress ? { ...address, business } : address));
};
