import { expect, it } from 'vitest';
import { SessionRevoked } from './session-revoked.ts';

it('has words for whom the shop has signed out, and says which call it refused (ERR-05)', () => {
  expect(new SessionRevoked('confirmation')).toMatchObject({
    messageKey: 'shop.error.securityLogout',
    operation: 'confirmation',
  });
});
