import type { Credentials, Sessions } from '@shop/domain/sessions/sessions.port';
import type { Shopper } from '@shop/domain/visit/shopper';
import { omitNil } from '@shop/domain/shared/omit-nil';
import * as operations from '../generated/operations.ts';
import type { LoginMutationVariables } from '../generated/operation-types.ts';
import type { PortCalls } from '../shared/port-calls.ts';
import { readLogin, readOpenedSession, readRegistration } from './read-signed-in.ts';
import { writeCustomer, writeGuest } from './write-registration.ts';

/** Customers of the business shop log in by number (AUTH-05). */
const writeLogin = (
  { storefront, cartId }: Shopper,
  { identifier, password, stayLogged, mergeCart }: Credentials,
): LoginMutationVariables => ({
  ...(storefront.isB2b ? { customerNumber: identifier } : { email: identifier }),
  password,
  stayLogged,
  mergeCart,
  ...omitNil({ cartId }),
});

export const upstreamSessions = (call: PortCalls): Sessions => ({
  open: (shopper, { guestSessionToken } = {}) =>
    call({
      operation: operations.shopInit,
      variables: omitNil({ cartId: shopper.cartId, guestToken: guestSessionToken }),
      shopper,
      isAboutSession: true,
      read: readOpenedSession,
    }),
  login: (shopper, credentials) =>
    call({
      operation: operations.login,
      variables: writeLogin(shopper, credentials),
      shopper,
      read: ({ login }) => readLogin(login),
    }),
  logout: (shopper) =>
    call({
      operation: operations.logout,
      variables: {},
      shopper,
      isAboutSession: true,
      read: () => 'ended' as const,
      otherwise: { 'ids-unknown': 'ended', 'token-required': 'ended', 'session-revoked': 'ended' },
    }).then(() => undefined),
  registerCustomer: (shopper, registration) =>
    call({
      operation: operations.registerCustomer,
      variables: { customer: writeCustomer(registration), ...omitNil({ cartId: shopper.cartId }) },
      shopper,
      read: ({ registerCustomer }) => readRegistration(registerCustomer),
    }),
  registerGuest: (shopper, registration) =>
    call({
      operation: operations.registerGuest,
      variables: { guest: writeGuest(registration), ...omitNil({ cartId: shopper.cartId }) },
      shopper,
      read: ({ registerGuest }) => readRegistration(registerGuest),
    }),
});
