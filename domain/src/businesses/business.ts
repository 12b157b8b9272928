import type { AddressForm } from '../addresses/address.ts';

/** An entry of the lists of jobs and industries, named in the storefront's language. */
export interface CodedName {
  readonly code: string;
  readonly name: string;
}

/** What an institution or a company says about itself (ENT-13). */
export interface BusinessFields {
  readonly vatRegistrationNo?: string;
  /** From the lists of jobs and industries. */
  readonly jobTitleCode: string;
  readonly primaryIndustryGroupCode: string;
  readonly numberOfEmployees?: number;
}

/** An institution or a company that wants to become a customer of the business shop. */
export interface BusinessRegistration {
  readonly email: string;
  readonly password: string;
  /** With the name of the institution, and of the person who registers it. */
  readonly billingAddress: AddressForm;
  readonly business: BusinessFields;
}

/** A registration as its form has it, with the password typed twice. */
export interface TypedBusinessRegistration extends BusinessRegistration {
  readonly passwordRepeat: string;
}
