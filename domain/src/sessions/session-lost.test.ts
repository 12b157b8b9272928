import { expect, it } from 'vitest';
import type { MessageKey } from '../shared/message-keys.ts';
import { isSessionLost } from './session-lost.ts';

const refusedWith = (general?: MessageKey) => ({
  because: 'invalid-form' as const,
  fieldErrors: [],
  ...(general === undefined ? {} : { general }),
});

it.each(['vue.error.security.valid_token_required', 'shop.error.securityLogout', 'shop.error.sessionExpired'] as const)(
  'a form is refused because of its session if the shop says %s (ERR-02, ERR-08)',
  (general) => {
    expect(isSessionLost(refusedWith(general))).toBe(true);
  },
);

it('a form is refused because of its session if the session has expired', () => {
  expect(isSessionLost({ because: 'session-expired' })).toBe(true);
});

it('a form is refused because of what is in it otherwise', () => {
  expect(isSessionLost(refusedWith())).toBe(false);
  expect(isSessionLost(refusedWith('shop.login.failed'))).toBe(false);
});
