import type { CountryCode } from '../shared/country.ts';

export type AddressId = string;

export const SALUTATIONS = ['mr', 'mrs', 'diverse'] as const;
export type Salutation = (typeof SALUTATIONS)[number];

export type AddressFormType = 'companyOrSchool' | 'private';

/** An address as a shopper types it (ENT-12). */
export interface AddressForm {
  readonly addressId?: AddressId;
  readonly formType: AddressFormType;
  /** Sent only for `companyOrSchool`. */
  readonly company?: string;
  readonly salutation: Salutation;
  readonly firstname: string;
  readonly lastname: string;
  readonly streetAndNumber: string;
  /** The shopper's answer that there is no house number. Only the form needs it: the shop takes any street. */
  readonly hasNoHouseNumber?: boolean;
  readonly addition?: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: CountryCode;
  readonly phone?: string;
  readonly email?: string;
  readonly isAlsoCustomerAddress?: boolean;
}

/** A DHL Packstation as a delivery address (ENT-14). */
export interface PackstationForm {
  readonly addressId?: AddressId;
  readonly salutation: Salutation;
  readonly firstname: string;
  readonly lastname: string;
  /** The recipient's DHL customer number: 6 to 10 digits. */
  readonly postnumber: string;
  /** Number of the station: 3 digits. */
  readonly packstation: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: 'DE';
  readonly company?: string;
}

/** Stored next to the address of a business customer (ENT-13). */
export interface BusinessDetails {
  readonly customerNumber: string;
  /** In days. */
  readonly termsOfPayment: number;
  /** Id of a payment method (ENT-10). */
  readonly paymentMethod: string;
  readonly vatRegistrationNo?: string;
  /** From the lists of jobs and industries. */
  readonly jobTitleCode?: string;
  readonly primaryIndustryGroupCode?: string;
  readonly numberOfEmployees?: number;
}

/** An address as the shop stores it (ENT-13). */
export interface Address {
  readonly addressId: AddressId;
  readonly schoolOrCompany?: string;
  /** Absent if the upstream has one that is unknown here. */
  readonly salutation?: Salutation;
  readonly firstName: string;
  readonly lastName: string;
  /** Street and number; for a packstation "Packstation 123". */
  readonly street: string;
  /** Addition; for a packstation the recipient's postnumber. */
  readonly addressAddition?: string;
  readonly postCode: string;
  readonly city: string;
  readonly country: CountryCode;
  readonly phone?: string;
  readonly email?: string;
  /** Whether it is a DHL Packstation (upstream: written as `packstationAddress`, also read as `isStation`). */
  readonly packstationAddress: boolean;
  /** The one address that belongs to the account itself. */
  readonly isCustomerAddress: boolean;
  /** Present in the customer address on the business shop. */
  readonly business?: BusinessDetails;
}
