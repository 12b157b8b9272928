import { expect, it } from 'vitest';
import { deletionErrors } from './account-deletion.ts';

it('an account is deleted only with the password and a tick', () => {
  expect(deletionErrors({ password: 'kreide', isSure: true })).toEqual([]);
  expect(deletionErrors({ password: '', isSure: false })).toEqual([
    { field: 'password', message: 'vue.form.error.requiredField' },
    { field: 'isSure', message: 'shop.form.error.deletion' },
  ]);
});
