import { addressErrors } from '../addresses/address-rules.ts';
import { readQuantity } from '../carts/quantity.ts';
import { type FieldError, fieldErrorsOf, prefixFields } from '../shared/field-errors.ts';
import { email, password, type ValidationMessage } from '../shared/form-rules.ts';
import { normaliseCode, normaliseText } from '../shared/normalise-text.ts';
import type { BusinessFields, BusinessRegistration, TypedBusinessRegistration } from './business.ts';

/** Fits the largest employer of any country. */
export const MAX_EMPLOYEES = 9_999_999;

/** A VAT registration number: the country's two letters, then up to twelve letters and digits; in Germany nine digits. */
const VAT_NUMBER = /^(?:DE\d{9}|(?!DE)[A-Z]{2}[\dA-Z+*]{2,12})$/u;

/** The number without the spaces, dots and dashes that people write into it. */
export const writtenVatNumber = (typed: string | undefined): string => normaliseCode(typed).replaceAll('.', '');

/** The details as they were meant. */
export const tidyBusinessFields = ({ vatRegistrationNo, ...chosen }: BusinessFields): BusinessFields =>
  vatRegistrationNo === undefined ? chosen : { ...chosen, vatRegistrationNo: writtenVatNumber(vatRegistrationNo) };

const vatNumber = (typed: string | undefined): ValidationMessage => {
  const written = writtenVatNumber(typed);
  return written === '' || VAT_NUMBER.test(written) ? undefined : 'shop.form.error.vatNumber';
};

const choice = (code: string): ValidationMessage => (normaliseText(code) === '' ? 'shop.form.error.choice' : undefined);

/** The number that was typed; undefined if there is none, and not a number if it is none. */
export const employeesIn = (typed: string | undefined): number | undefined => {
  const text = normaliseText(typed).replaceAll(/[\s.’']/gu, '');
  if (text === '') return undefined;
  return readQuantity(text) ?? Number.NaN;
};

const employees = (value: number | undefined): ValidationMessage =>
  value === undefined || (Number.isSafeInteger(value) && value >= 1 && value <= MAX_EMPLOYEES)
    ? undefined
    : 'shop.form.error.employees';

/** All errors in what a business says about itself, in the order of the page. Only the shop knows which codes exist. */
export const businessErrors = ({
  primaryIndustryGroupCode,
  jobTitleCode,
  numberOfEmployees,
  vatRegistrationNo,
}: BusinessFields): readonly FieldError[] =>
  fieldErrorsOf({
    primaryIndustryGroupCode: choice(primaryIndustryGroupCode),
    jobTitleCode: choice(jobTitleCode),
    numberOfEmployees: employees(numberOfEmployees),
    vatRegistrationNo: vatNumber(vatRegistrationNo),
  });

/** All errors of a business registration but those of its certificate, in the order of the page. */
export const businessRegistrationErrors = (typed: BusinessRegistration): readonly FieldError[] => [
  ...prefixFields('billingAddress', addressErrors({ ...typed.billingAddress, formType: 'companyOrSchool' })),
  ...prefixFields('business', businessErrors(typed.business)),
  ...fieldErrorsOf({ email: email(typed.email), password: password(typed.password) }),
];

/** The same with the password typed twice, as a form has it. */
export const businessFormErrors = (typed: TypedBusinessRegistration): readonly FieldError[] => [
  ...businessRegistrationErrors(typed),
  ...fieldErrorsOf({
    passwordRepeat: typed.password === typed.passwordRepeat ? undefined : 'shop.form.error.password.repeat',
  }),
];
