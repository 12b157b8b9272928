import { describe, expect, it } from 'vitest';
import { aBusinessRegistration } from '../testing/a-business.ts';
import {
  businessErrors,
  businessFormErrors,
  businessRegistrationErrors,
  employeesIn,
  writtenVatNumber,
} from './business-rules.ts';

const OFFICE = { jobTitleCode: 'OFFICE', primaryIndustryGroupCode: '85' };

describe('what a business says about itself', () => {
  it.each(['', '  ', 'DE811200100', 'de 811 200 100', 'DE-811.200.100', 'ATU12345678', 'CHE123456789', 'ESX1234567R'])(
    'may have the VAT number %j',
    (vatRegistrationNo) => {
      expect(businessErrors({ ...OFFICE, vatRegistrationNo })).toEqual([]);
    },
  );

  it.each(['DE12345678', 'DE1234567890', 'DE81120010X', '811200100', 'D811200100', 'DE', '1ATU12345678'])(
    'may not have the VAT number %j',
    (vatRegistrationNo) => {
      expect(businessErrors({ ...OFFICE, vatRegistrationNo })).toEqual([
        { field: 'vatRegistrationNo', message: 'shop.form.error.vatNumber' },
      ]);
    },
  );

  it('is written into the VAT number without spaces', () => {
    expect(writtenVatNumber(' de 811 200 100 ')).toBe('DE811200100');
  });

  it.each([
    [undefined, undefined],
    ['', undefined],
    ['24', 24],
    ['１２', 12],
    ['1.200', 1200],
    ['1’200', 1200],
    ['1', 1],
    ['9.999.999', 9_999_999],
  ])('%j are %j employees', (typed, number) => {
    expect(employeesIn(typed)).toBe(number);
    expect(businessErrors({ ...OFFICE, ...(number === undefined ? {} : { numberOfEmployees: number }) })).toEqual([]);
  });

  it.each(['many', '0', '-3', '10000000', '2,5'])('%j is no number of employees', (typed) => {
    expect(businessErrors({ ...OFFICE, numberOfEmployees: employeesIn(typed) ?? 1 })).toEqual([
      { field: 'numberOfEmployees', message: 'shop.form.error.employees' },
    ]);
  });

  it('names a job and an industry', () => {
    expect(businessErrors({ jobTitleCode: ' ', primaryIndustryGroupCode: '' })).toEqual(
      ['primaryIndustryGroupCode', 'jobTitleCode'].map((field) => ({ field, message: 'shop.form.error.choice' })),
    );
  });
});

describe('a business registration', () => {
  it('needs the name of the institution, whatever kind of address was sent', () => {
    const { company: _none, ...address } = aBusinessRegistration().billingAddress;
    expect(
      businessRegistrationErrors(aBusinessRegistration({ billingAddress: { ...address, formType: 'private' } })),
    ).toEqual([{ field: 'billingAddress.company', message: 'vue.form.error.requiredField' }]);
  });

  it('names its errors in the order of the page', () => {
    const found = businessRegistrationErrors(
      aBusinessRegistration({ email: '', password: '', business: { ...OFFICE, jobTitleCode: '' } }),
    );
    expect(found.map(({ field }) => field)).toEqual(['business.jobTitleCode', 'email', 'password']);
  });

  it('has its password typed twice, and names a difference after all other errors', () => {
    const typed = { ...aBusinessRegistration(), passwordRepeat: aBusinessRegistration().password };
    expect(businessFormErrors(typed)).toEqual([]);
    expect(businessFormErrors({ ...typed, email: '', passwordRepeat: `${typed.password}!` })).toEqual([
      { field: 'email', message: 'vue.form.error.requiredField' },
      { field: 'passwordRepeat', message: 'shop.form.error.password.repeat' },
    ]);
  });
});
