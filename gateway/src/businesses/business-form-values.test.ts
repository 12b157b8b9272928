import { describe, expect, it } from 'vitest';
import { typedBusinessIn, typedBusinessValues } from './business-form-values.ts';

const FIELDS = {
  email: 'buero@anger-schule.example',
  password: 'Kreide7',
  passwordRepeat: 'Kreide8',
  'billingAddress.company': 'Grundschule am Anger',
  'billingAddress.salutation': 'mrs',
  'billingAddress.firstname': 'Frieda',
  'billingAddress.lastname': 'Frisch\r\nBcc:',
  'billingAddress.streetAndNumber': 'Am Anger 1',
  'billingAddress.hasNoHouseNumber': 'true',
  'billingAddress.addition': 'Haus B',
  'billingAddress.postcode': '10115',
  'billingAddress.city': 'Berlin',
  'billingAddress.country': 'DE',
  'billingAddress.phone': '030 12345',
  'business.jobTitleCode': 'OFFICE',
  'business.primaryIndustryGroupCode': '85',
  'business.vatRegistrationNo': 'DE811200100',
  'business.numberOfEmployees': '24',
};

describe('what a business types', () => {
  it('is read field by field, in one line each', () => {
    expect(typedBusinessIn(FIELDS)).toEqual({
      email: 'buero@anger-schule.example',
      password: 'Kreide7',
      passwordRepeat: 'Kreide8',
      billingAddress: {
        formType: 'companyOrSchool',
        company: 'Grundschule am Anger',
        salutation: 'mrs',
        firstname: 'Frieda',
        lastname: 'Frisch Bcc:',
        streetAndNumber: 'Am Anger 1',
        hasNoHouseNumber: true,
        addition: 'Haus B',
        postcode: '10115',
        city: 'Berlin',
        country: 'DE',
        phone: '030 12345',
      },
      business: {
        jobTitleCode: 'OFFICE',
        primaryIndustryGroupCode: '85',
        vatRegistrationNo: 'DE811200100',
        numberOfEmployees: 24,
      },
    });
  });

  it('comes back without passwords, and without what was left empty or is no field', () => {
    const typed = { email: 'a@b.example', 'billingAddress.city': 'Köln', certificate: '[]' };
    expect(
      typedBusinessValues({
        ...typed,
        password: 'Kreide7',
        passwordRepeat: 'Kreide7',
        'billingAddress.phone': '',
        'x.email': 'x',
        'email.x': 'x',
      }),
    ).toEqual(typed);
  });
});
