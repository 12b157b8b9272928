import { describe, expect, it } from 'vitest';
import { registrationErrors, type RegistrationForm } from './registration-rules.ts';

const FORM: RegistrationForm = {
  email: 'frida@schule.example',
  password: 'Tafel7',
  passwordRepeat: 'Tafel7',
  salutation: 'mrs',
  firstName: 'Frida',
  lastName: 'Krug',
};

describe('a registration', () => {
  it('has no errors if it is complete, for a person, a school and a customer of the business shop', () => {
    expect(registrationErrors(FORM)).toEqual([]);
    expect(registrationErrors({ ...FORM, company: 'Grundschule am Ring' })).toEqual([]);
    expect(registrationErrors({ ...FORM, customerNumber: '4711' })).toEqual([]);
  });

  it.each([
    ['company', { company: ' ' }, 'vue.form.error.requiredField'],
    ['company', { company: 'x'.repeat(61) }, 'shop.form.error.tooLong'],
    ['salutation', { salutation: 'Frau' }, 'shop.form.error.choice'],
    ['firstName', { firstName: '' }, 'vue.form.error.requiredField'],
    ['firstName', { firstName: 'x'.repeat(36) }, 'shop.form.error.tooLong'],
    ['lastName', { lastName: 'x'.repeat(36) }, 'shop.form.error.tooLong'],
    ['email', { email: 'frida@' }, 'vue.form.error.email.incorrect'],
    ['passwordRepeat', { passwordRepeat: 'Tafel8' }, 'shop.form.error.password.repeat'],
    ['customerNumber', { customerNumber: '1'.repeat(81) }, 'shop.form.error.tooLong'],
  ])('shows an error for %s: %j', (field, wrong: Partial<RegistrationForm>, message) => {
    expect(registrationErrors({ ...FORM, ...wrong })).toEqual([{ field, message }]);
  });
});
