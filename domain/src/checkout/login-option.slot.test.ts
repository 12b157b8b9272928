import { expect, it } from 'vitest';
import { LOGIN_OPTION } from './login-option.slot.ts';

it('the choice of guest or registration is remembered for a day, and not for the next person at the browser', () => {
  expect(LOGIN_OPTION).toMatchObject({ seconds: 86_400, endsWithBrowser: true });
});
