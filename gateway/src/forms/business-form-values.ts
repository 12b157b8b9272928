import type { CountryCode, Salutation } from '@shop/domain/addresses/address';
import type { BusinessRegistration } from '@shop/domain/businesses/business';
import { employeesIn } from '@shop/domain/businesses/business-rules';
import { omitNil } from '@shop/domain/shared/omit-nil';

const CONTROL = /\p{Cc}+/gu;

type Fields = Readonly<Record<string, string>>;

/** A business registration, from the field names of its page. Choices that were not made are reported by the rules at their fields. */
export const typedBusinessIn = (fields: Fields): BusinessRegistration & { readonly passwordRepeat: string } => {
  const raw = (field: string): string => fields[field] ?? '';
  const read = (field: string): string => raw(field).replaceAll(CONTROL, ' ');
  const address = (field: string): string => read(`billingAddress.${field}`);
  return {
    email: read('email'),
    password: raw('password'),
    passwordRepeat: raw('passwordRepeat'),
    billingAddress: {
      formType: 'companyOrSchool',
      company: address('company'),
      salutation: address('salutation') as Salutation,
      firstname: address('firstname'),
      lastname: address('lastname'),
      streetAndNumber: address('streetAndNumber'),
      hasNoHouseNumber: address('hasNoHouseNumber') === 'true',
      addition: address('addition'),
      postcode: address('postcode'),
      city: address('city'),
      country: address('country') as CountryCode,
      phone: address('phone'),
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
