import { describe, expect, it } from 'vitest';
import { personalDetailsErrors } from './personal-details.ts';

const ANNE = { salutation: 'mrs', firstName: 'Anne', lastName: 'Krüger', company: '' };
const AT_SCHOOL = { isB2b: true };
const AT_HOME = { isB2b: false };

describe('changed account data', () => {
  it('need a salutation that exists, and both names', () => {
    expect(personalDetailsErrors(ANNE, AT_HOME)).toEqual([]);
    expect(personalDetailsErrors({ salutation: 'dr', firstName: ' ', lastName: '', company: '' }, AT_HOME)).toEqual([
      { field: 'salutation', message: 'shop.form.error.choice' },
      { field: 'firstName', message: 'vue.form.error.requiredField' },
      { field: 'lastName', message: 'vue.form.error.requiredField' },
    ]);
  });

  it('need the name of the school or company on the business shop only', () => {
    expect(personalDetailsErrors(ANNE, AT_SCHOOL)).toEqual([
      { field: 'company', message: 'vue.form.error.requiredField' },
    ]);
    expect(personalDetailsErrors({ ...ANNE, company: 'Grundschule' }, AT_SCHOOL)).toEqual([]);
  });

  it.each([
    ['firstName', 35],
    ['lastName', 35],
    ['company', 60],
  ] as const)('have a %s of at most %i characters', (field, most) => {
    expect(personalDetailsErrors({ ...ANNE, [field]: 'x'.repeat(most) }, AT_HOME)).toEqual([]);
    expect(personalDetailsErrors({ ...ANNE, [field]: 'x'.repeat(most + 1) }, AT_HOME)).toEqual([
      { field, message: 'shop.form.error.tooLong' },
    ]);
  });
});
