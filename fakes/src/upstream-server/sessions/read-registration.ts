import type { AddressForm } from '@shop/domain/addresses/address';
import type { BusinessFields, BusinessRegistration } from '@shop/domain/businesses/business';
import type { CustomerRegistration, GuestRegistration } from '@shop/domain/sessions/sessions.port';
import { type FieldError, prefixFields } from '@shop/domain/shared/field-errors';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { readAddressForm } from '../addresses/read-address-form.ts';
import type {
  AddressInput,
  BusinessInput,
  CustomerRegistrationInput,
  GuestRegistrationInput,
} from '../generated/upstream-types.ts';

type Named = 'billingAddress' | 'shippingAddress';
type Addresses = { readonly [Name in Named]?: AddressForm };

const readAddress = (
  name: Named,
  input: AddressInput | null | undefined,
): Result<AddressForm | undefined, readonly FieldError[]> => {
  if (input == null) return granted(undefined);
  const form = readAddressForm(input);
  return form.ok ? form : refused(prefixFields(name, form.refusal));
};

const readAddresses = (
  input: { readonly [Name in Named]?: AddressInput | null },
): Result<Addresses, readonly FieldError[]> => {
  const billing = readAddress('billingAddress', input.billingAddress);
  const shipping = readAddress('shippingAddress', input.shippingAddress);
  if (billing.ok && shipping.ok)
    return granted(omitNil({ billingAddress: billing.value, shippingAddress: shipping.value }));
  return refused([billing, shipping].flatMap((read) => (read.ok ? [] : read.refusal)));
};

export const readCustomerRegistration = (
  input: CustomerRegistrationInput,
): Result<CustomerRegistration, readonly FieldError[]> => {
  const addresses = readAddresses(input);
  if (!addresses.ok) return addresses;
  const {
    email,
    password,
    salutation,
    firstName,
    lastName,
    company,
    customerNumber,
    guestToken: guestSessionToken,
  } = input;
  return granted({
    email,
    password,
    salutation,
    firstName,
    lastName,
    ...omitNil({ company, customerNumber, guestSessionToken }),
    ...addresses.value,
  });
};

export const readBusinessFields = ({
  jobTitleCode,
  primaryIndustryGroupCode,
  VATRegistrationNo: vatRegistrationNo,
  numberOfEmployees,
}: BusinessInput): BusinessFields => ({
  jobTitleCode,
  primaryIndustryGroupCode,
  ...omitNil({ vatRegistrationNo, numberOfEmployees }),
});

/** A business registration, if the input is one. */
export const readBusinessRegistration = (
  business: BusinessInput | null | undefined,
  { email, password, billingAddress }: CustomerRegistration,
): BusinessRegistration | undefined => {
  if (business == null || billingAddress === undefined) return undefined;
  return { email, password, billingAddress, business: readBusinessFields(business) };
};

export const readGuestRegistration = (
  input: GuestRegistrationInput,
): Result<GuestRegistration, readonly FieldError[]> => {
  const addresses = readAddresses(input);
  if (!addresses.ok) return addresses;
  const { billingAddress, shippingAddress } = addresses.value;
  return billingAddress === undefined
    ? refused([])
    : granted({ email: input.email, billingAddress, ...omitNil({ shippingAddress }) });
};
