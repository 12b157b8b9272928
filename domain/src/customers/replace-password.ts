import { endSession } from '../sessions/end-session.ts';
import type { Sessions } from '../sessions/sessions.port.ts';
import { type FormRefusal, invalidForm } from '../shared/field-errors.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import type { Visit } from '../visit/visit.port.ts';
import { loginIdentifier } from './customer-number.ts';
import type { Customers } from './customers.port.ts';
import {
  forgottenPasswordErrors,
  newPasswordErrors,
  passwordChangeErrors,
  type TypedPassword,
} from './password-rules.ts';
import { countPasswordTry } from './password-tries.slot.ts';
import type { Passwords } from './passwords.port.ts';
import { unlessSignedOut } from './unless-signed-out.ts';

type Replaced = Promise<Result<void, FormRefusal>>;

export const changeOwnPassword =
  (ports: { readonly customers: Customers; readonly passwords: Passwords }, visit: Visit) =>
  async (typed: TypedPassword & { readonly currentPassword: string }): Replaced => {
    const errors = passwordChangeErrors(typed);
    if (errors.length > 0) return refused(invalidForm(errors));
    const { currentPassword, password } = typed;
    return unlessSignedOut(ports, visit, ports.passwords.change(visit.shopper, { currentPassword, password }));
  };

export interface RequestedLink {
  readonly email?: string | null | undefined;
  readonly customerNumber?: string | null | undefined;
  /** A field that people do not see. */
  readonly honeypot: string;
}

/** Sends the request whether or not the account exists, and even for a robot: the result is the same for everybody. */
export const requestPasswordLink =
  ({ passwords }: { readonly passwords: Passwords }, visit: Visit) =>
  async ({ email, customerNumber, honeypot }: RequestedLink): Replaced => {
    const { storefront } = visit.shopper;
    const identifier = loginIdentifier((storefront.isB2b ? customerNumber : email) ?? '', storefront);
    const errors = forgottenPasswordErrors(identifier, storefront);
    if (errors.length > 0) return refused(invalidForm(errors));
    await passwords.requestLink(visit.shopper, { identifier, honeypot, triesCount: countPasswordTry(visit) });
    return granted(undefined);
  };

/** All sessions of the account end: the visitor signs in with the new password. */
export const choosePasswordByLink =
  (ports: { readonly passwords: Passwords; readonly sessions: Sessions }, visit: Visit) =>
  async ({ token, ...typed }: TypedPassword & { readonly token: string }): Replaced => {
    const errors = newPasswordErrors(typed);
    if (errors.length > 0) return refused(invalidForm(errors));
    const chosen = await ports.passwords.changeByLink(visit.shopper, { token, password: typed.password });
    if (chosen.ok && visit.shopper.loginState === 'customer') await endSession(ports, visit);
    return chosen;
  };
