import type { CountryCode } from '@shop/domain/shared/country';
import type { Salutation } from '@shop/domain/addresses/address';
import type { TypedBusinessRegistration } from '@shop/domain/businesses/business';
import { employeesIn } from '@shop/domain/businesses/business-rules';
import { omitNil } from '@shop/domain/shared/omit-nil';

const CONTROL = /\p{Cc}+/gu;

type Fields = Readonly<Record<string, string>>;

/** What is read of the form, and the certificate. */
export const BUSINESS_FORM_FIELDS = [
  'billingAddress.addition',
  'billingAddress.city',
  'billingAddress.company',
  'billingAddress.country',
  'billingAddress.firstname',
  'billingAddress.hasNoHouseNumber',
  'billingAddress.lastname',
  'billingAddress.phone',
  'billingAddress.postcode',
  'billingAddress.salutation',
  'billingAddress.streetAndNumber',
  'business.jobTitleCode',
  'business.numberOfEmployees',
  'business.primaryIndustryGroupCode',
  'business.vatRegistrationNo',
  'certificate',
  'email',
  'password',
  'passwordRepeat',
] as const;
type Field = (typeof BUSINESS_FORM_FIELDS)[number];

/** A business registration, from the field names of its page. Choices that were not made are reported by the rules at their fields. */
export const typedBusinessIn = (fields: Fields): TypedBusinessRegistration => {
  const raw = (field: Field): string => fields[field] ?? '';
  const read = (field: Field): string => raw(field).replaceAll(CONTROL, ' ');
  return {
    email: read('email'),
    password: raw('password'),
    passwordRepeat: raw('passwordRepeat'),
    billingAddress: {
      formType: 'companyOrSchool',
      company: read('billingAddress.company'),
      salutation: read('billingAddress.salutation') as Salutation,
      firstname: read('billingAddress.firstname'),
      lastname: read('billingAddress.lastname'),
      streetAndNumber: read('billingAddress.streetAndNumber'),
      hasNoHouseNumber: read('billingAddress.hasNoHouseNumber') === 'true',
      addition: read('billingAddress.addition'),
      postcode: read('billingAddress.postcode'),
      city: read('billingAddress.city'),
      country: read('billingAddress.country') as CountryCode,
      phone: read('billingAddress.phone'),
    },
    business: {
      jobTitleCode: read('business.jobTitleCode'),
      primaryIndustryGroupCode: read('business.primaryIndustryGroupCode'),
      vatRegistrationNo: read('business.vatRegistrationNo'),
      ...omitNil({ numberOfEmployees: employeesIn(read('business.numberOfEmployees')) }),
    },
  };
};

const ON_PAGE = /^(?:email|certificate|(?:billingAddress|business)\.\w+)$/u;

/** What was typed, without secrets. */
export const typedBusinessValues = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([field, value]) => ON_PAGE.test(field) && value !== ''));
