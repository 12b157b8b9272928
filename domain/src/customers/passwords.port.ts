import type { FormRefusal } from '../shared/field-errors.ts';
import type { Result } from '../shared/result.ts';
import type { Shopper } from '../visit/shopper.ts';

/** A request for a link to a new password (UPM-07). */
export interface PasswordLinkRequest {
  /** E-mail address, or the customer number on the business shop. */
  readonly identifier: string;
  /** A field that people do not see. Whoever fills it in gets nothing. */
  readonly honeypot: string;
  /** Requests of this visitor so far, this one included: starts at 1 (AUTH-14). */
  readonly triesCount: number;
}

/** Why a link can no longer be used. A link of another storefront is unknown. */
export type PasswordLinkProblem = 'used' | 'expired' | 'unknown';

/** Whether a link can still be used; `unusable`: it cannot, and the reason is not known. */
export type PasswordLinkState = 'valid' | PasswordLinkProblem | 'unusable';

/** Passwords of customers. Whoever changes one ends all other sessions of the account, and its owner gets a mail. */
export interface Passwords {
  /** Refused at `currentPassword` if that is wrong. The session of the caller goes on. */
  change(
    shopper: Shopper,
    change: { readonly currentPassword: string; readonly password: string },
  ): Promise<Result<void, FormRefusal>>;
  /** Mails a link to the account's owner. The caller never learns whether there is an account. */
  requestLink(shopper: Shopper, request: PasswordLinkRequest): Promise<void>;
  linkState(shopper: Shopper, token: string): Promise<PasswordLinkState>;
  /** Changes the password of the account that the link was sent for. A link works once. */
  changeByLink(
    shopper: Shopper,
    change: { readonly token: string; readonly password: string },
  ): Promise<Result<void, FormRefusal>>;
}
