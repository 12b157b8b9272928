import type { PasswordLinkState, Passwords } from '@shop/domain/customers/passwords.port';
import * as operations from '../generated/operations.ts';
import type { CheckTokenValidityQuery, TokenProblem } from '../generated/operation-types.ts';
import type { PortCalls } from '../shared/port-calls.ts';
import { NO_SESSION } from '../shared/read-form-refusal.ts';
import { readFormResult } from '../shared/read-mutation-result.ts';
import { enumReader } from '../shared/read-word.ts';
import { Unreadable } from '../shared/unreadable.ts';

const STATE_OF: Readonly<Record<TokenProblem, PasswordLinkState>> = {
  USED: 'used',
  EXPIRED: 'expired',
  UNKNOWN: 'unknown',
};

const readProblem = enumReader('TokenProblem', STATE_OF, 'unusable');

export const readLinkState = ({ checkTokenValidity: { valid, reason } }: CheckTokenValidityQuery): PasswordLinkState =>
  valid ? 'valid' : readProblem(reason);

export const upstreamPasswords = (call: PortCalls): Passwords => ({
  change: (shopper, { currentPassword, password }) =>
    call({
      operation: operations.changePassword,
      variables: { currentPassword, password },
      shopper,
      read: ({ changePassword }) => readFormResult(changePassword),
      otherwise: NO_SESSION,
    }),
  requestLink: (shopper, { identifier, honeypot, triesCount }) =>
    call({
      operation: operations.forgotPassword,
      variables: {
        ...(shopper.storefront.isB2b ? { customerNumber: identifier } : { email: identifier }),
        honeypot,
        triesCount,
      },
      shopper,
      read: ({ forgotPassword }) => {
        if (!forgotPassword.successful) throw new Unreadable('a request that tells whether there is an account');
      },
    }),
  linkState: (shopper, emailToken) =>
    call({ operation: operations.checkTokenValidity, variables: { emailToken }, shopper, read: readLinkState }),
  changeByLink: (shopper, { token, password }) =>
    call({
      operation: operations.changeForgottenPassword,
      variables: { emailToken: token, password },
      shopper,
      read: ({ changeForgottenPassword }) => readFormResult(changeForgottenPassword),
    }),
});
