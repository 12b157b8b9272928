import type { Credentials, CustomerRegistration, Sessions, SignedIn } from '@shop/domain/sessions/sessions.port';
import type { Shopper } from '@shop/domain/sessions/shopper';
import { granted } from '@shop/domain/shared/result';
import { given } from '@shop/domain/shared/given';
import { UnknownOutcome } from '../failures.ts';
import * as operations from '../generated/operations.ts';
import type { LoginMutationVariables } from '../generated/operation-types.ts';
import type { Questions } from '../shared/questions.ts';
import { readLogin, readOpenedSession, readRegistration } from './read-signed-in.ts';
import { writeCustomer, writeGuest } from './write-registration.ts';

/** The business shop knows its customers by number (specification A6, B6). */
const writeLogin = ({ storefront, cartId }: Shopper, { identifier, password, stayLogged, mergeCart }: Credentials): LoginMutationVariables => ({
  ...(storefront.isB2b ? { customerNumber: identifier } : { email: identifier }),
  password,
  stayLogged,
  mergeCart,
  ...given({ cartId }),
});

const logIn = (ask: Questions, shopper: Shopper, credentials: Credentials): ReturnType<Sessions['login']> =>
  ask({ operation: operations.login, variables: writeLogin(shopper, credentials), shopper, read: ({ login }) => readLogin(login) });

const register = (ask: Questions, shopper: Shopper, registration: CustomerRegistration): ReturnType<Sessions['registerCustomer']> =>
  ask({
    operation: operations.registerCustomer,
    variables: { customer: writeCustomer(registration), ...given({ cartId: shopper.cartId }) },
    shopper,
    read: ({ registerCustomer }) => readRegistration(registerCustomer),
  });

/**
 * Nobody knows whether a registration ran whose answer was lost: if it did, its password opens the account, and with it the
 * cart that went along. A business customer would need the number that was lost with the answer.
 */
const afterLostRegistration = async (ask: Questions, shopper: Shopper, { email, password }: CustomerRegistration): Promise<SignedIn | undefined> => {
  if (shopper.storefront.isB2b) return undefined;
  const loggedIn = await logIn(ask, shopper, { identifier: email, password, stayLogged: false, mergeCart: true }).catch(() => undefined);
  return loggedIn?.ok === true ? loggedIn.value : undefined;
};

export const upstreamSessions = (ask: Questions): Sessions => ({
  open: (shopper) =>
    ask({ operation: operations.shopInit, variables: given({ cartId: shopper.cartId }), shopper, isAboutSession: true, read: readOpenedSession }),
  login: (shopper, credentials) => logIn(ask, shopper, credentials),
  logout: (shopper) =>
    ask({
      operation: operations.logout,
      variables: {},
      shopper,
      isAboutSession: true,
      read: () => 'ended' as const,
      otherwise: { 'ids-unknown': 'ended', 'token-required': 'ended', 'session-revoked': 'ended' },
    }).then(() => undefined),
  registerCustomer: (shopper, registration) =>
    register(ask, shopper, registration).catch(async (failure: unknown) => {
      if (!(failure instanceof UnknownOutcome)) throw failure;
      const signedIn = await afterLostRegistration(ask, shopper, registration);
      if (signedIn === undefined) throw failure;
      return granted(signedIn);
    }),
  registerGuest: (shopper, registration) =>
    ask({
      operation: operations.registerGuest,
      variables: { guest: writeGuest(registration), ...given({ cartId: shopper.cartId }) },
      shopper,
      read: ({ registerGuest }) => readRegistration(registerGuest),
    }),
});
