import type { BusinessFields, TypedBusinessRegistration } from '@shop/domain/businesses/business';
import { businessFormErrors, employeesIn } from '@shop/domain/businesses/business-rules';
import { entriesError } from '@shop/domain/shared/file-entries';
import { omitNil } from '@shop/domain/shared/omit-nil';

import type { Validate } from '../../platform/forms/field-errors.ts';
import type { FieldValues } from '../../platform/forms/form-draft.ts';
import { addressIn, emptyAddress } from '../addresses/model/address-values.ts';

/** The part of the form with the institution, its address and the person. */
export const ADDRESS = 'billingAddress';
export const CERTIFICATE = 'certificate';

const BUSINESS = {
  'business.primaryIndustryGroupCode': '',
  'business.jobTitleCode': '',
  'business.numberOfEmployees': '',
  'business.vatRegistrationNo': '',
};
const ACCESS = { email: '', password: '', passwordRepeat: '', [CERTIFICATE]: '' };

export const emptyBusiness = (country: string) => {
  const {
    'billingAddress.formType': _business,
    'billingAddress.email': _none,
    'billingAddress.isAlsoCustomerAddress': _always,
    ...address
  } = emptyAddress(ADDRESS, country);
  return { ...address, ...BUSINESS, ...ACCESS };
};

/** What the fields of a business say; `prefix` is that of their names. */
export const detailsIn = (values: FieldValues, prefix = ''): BusinessFields => {
  const read = (field: string): string => values[`${prefix}${field}`] ?? '';
  return {
    jobTitleCode: read('jobTitleCode'),
    primaryIndustryGroupCode: read('primaryIndustryGroupCode'),
    vatRegistrationNo: read('vatRegistrationNo'),
    ...omitNil({ numberOfEmployees: employeesIn(read('numberOfEmployees')) }),
  };
};

/** The registration as it was typed. */
export const businessIn = (values: FieldValues): TypedBusinessRegistration => {
  const read = (field: string): string => values[field] ?? '';
  const {
    email: _none,
    isAlsoCustomerAddress: _always,
    ...billingAddress
  } = addressIn(ADDRESS, { ...values, [`${ADDRESS}.formType`]: 'companyOrSchool' });
  return {
    email: read('email').trim(),
    password: read('password'),
    passwordRepeat: read('passwordRepeat'),
    billingAddress,
    business: detailsIn(values, 'business.'),
  };
};

/** The errors of the form, in the order of the page. */
export const validateBusiness: Validate = (values) => {
  const missing = entriesError(values[CERTIFICATE], { isRequired: true });
  return [
    ...businessFormErrors(businessIn(values)),
    ...(missing === undefined ? [] : [{ field: CERTIFICATE, message: missing }]),
  ];
};
