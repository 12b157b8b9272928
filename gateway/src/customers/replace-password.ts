import { loginIdentifier } from '@shop/domain/customers/customer-number';
import {
  forgottenPasswordErrors,
  newPasswordErrors,
  passwordChangeErrors,
} from '@shop/domain/customers/password-rules';
import type { TypedPassword } from '@shop/domain/customers/password-rules';
import { invalidForm } from '@shop/domain/shared/field-errors';
import type { FormRefusal } from '@shop/domain/shared/field-errors';
import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { Shop } from '@shop/domain/shop';
import type { VisitorSession } from '../visit/visitor-session.ts';
import { endSession } from '../sessions/end-session.ts';
import { unlessSignedOut } from '@shop/domain/customers/unless-signed-out';
import { countPasswordTry } from '../visit/password-tries.slot.ts';

type Ports = Pick<Shop, 'customers' | 'passwords'>;
type Replaced = Promise<Result<void, FormRefusal>>;

export const changeOwnPassword =
  (shop: Ports) =>
  async (visitor: VisitorSession, typed: TypedPassword & { readonly currentPassword: string }): Replaced => {
    const errors = passwordChangeErrors(typed);
    if (errors.length > 0) return refused(invalidForm(errors));
    const { currentPassword, password } = typed;
    return unlessSignedOut(shop, visitor, shop.passwords.change(visitor.shopper, { currentPassword, password }));
  };

export interface RequestedLink {
  readonly email?: string | null | undefined;
  readonly customerNumber?: string | null | undefined;
  /** A field that people do not see. */
  readonly honeypot: string;
}

/** Sends the request whether or not the account exists, and even for a robot: the result is the same for everybody. */
export const requestPasswordLink =
  (shop: Pick<Shop, 'passwords'>) =>
  async (visitor: VisitorSession, { email, customerNumber, honeypot }: RequestedLink): Replaced => {
    const { storefront } = visitor.shopper;
    const identifier = loginIdentifier((storefront.isB2b ? customerNumber : email) ?? '', storefront);
    const errors = forgottenPasswordErrors(identifier, storefront);
    if (errors.length > 0) return refused(invalidForm(errors));
    await shop.passwords.requestLink(visitor.shopper, { identifier, honeypot, triesCount: countPasswordTry(visitor) });
    return granted(undefined);
  };

/** All sessions of the account end: the visitor signs in with the new password. */
export const choosePasswordByLink =
  (shop: Pick<Shop, 'passwords' | 'sessions'>) =>
  async (visitor: VisitorSession, { token, ...typed }: TypedPassword & { readonly token: string }): Replaced => {
    const errors = newPasswordErrors(typed);
    if (errors.length > 0) return refused(invalidForm(errors));
    const chosen = await shop.passwords.changeByLink(visitor.shopper, { token, password: typed.password });
    if (chosen.ok && visitor.shopper.loginState === 'customer') await endSession(shop)(visitor);
    return chosen;
  };
