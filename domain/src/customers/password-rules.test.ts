import { describe, expect, it } from 'vitest';
import { forgottenPasswordErrors, newPasswordErrors, passwordChangeErrors } from './password-rules.ts';

const CHANGE = { currentPassword: 'kreide', password: 'schwamm', passwordRepeat: 'schwamm' };

describe('a new password', () => {
  it('is as long as any other, and typed twice', () => {
    expect(newPasswordErrors({ password: 'schwamm', passwordRepeat: 'schwamm' })).toEqual([]);
    expect(newPasswordErrors({ password: 'kr', passwordRepeat: 'kreide' })).toEqual([
      { field: 'password', message: 'vue.form.error.password.invalidLength' },
      { field: 'passwordRepeat', message: 'shop.form.error.password.repeat' },
    ]);
  });
});

describe('a changed password', () => {
  it('needs the current one', () => {
    expect(passwordChangeErrors(CHANGE)).toEqual([]);
    expect(passwordChangeErrors({ ...CHANGE, currentPassword: '' })).toEqual([
      { field: 'currentPassword', message: 'vue.form.error.requiredField' },
    ]);
  });

  it('is another one than the current one', () => {
    expect(passwordChangeErrors({ ...CHANGE, currentPassword: 'schwamm' })).toEqual([
      { field: 'password', message: 'shop.form.error.password.same' },
    ]);
  });
});

describe('the request for a new password', () => {
  it('names an e-mail address, on the business shop a customer number', () => {
    expect(forgottenPasswordErrors('anne@schule.example', { isB2b: false })).toEqual([]);
    expect(forgottenPasswordErrors('anne@', { isB2b: false })).toEqual([
      { field: 'email', message: 'vue.form.error.email.incorrect' },
    ]);
    expect(forgottenPasswordErrors('200100', { isB2b: true })).toEqual([]);
    expect(forgottenPasswordErrors(' ', { isB2b: true })).toEqual([
      { field: 'customerNumber', message: 'vue.form.error.requiredField' },
    ]);
  });
});
