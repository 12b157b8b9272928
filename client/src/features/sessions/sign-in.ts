import type { ServerToast } from '@shop/domain/pages/page-contract';

import { fieldErrorsIn, postToRoute, refusalIn, textIn } from '../../platform/transport/api-route.ts';
import { isRecord, type RouteReply } from '../../platform/transport/route-reply.ts';
import { isMissing, type MissingFromCart } from '../carts/model/missing-toast.ts';

const LOGIN_ACTION = '/api/login-action/';
const LOGOUT_ACTION = '/api/logout-action/';
const REGISTER_ACTION = '/api/register-action/';

export interface SignInForm {
  readonly email?: string;
  /** On the business shop, instead of the e-mail address (AUTH-05). */
  readonly customerNumber?: string;
  readonly password: string;
  readonly stayLogged: boolean;
}

/** What a press that had to wait for the login has led to. */
export interface CarriedOut {
  readonly path: string;
  readonly toasts: readonly ServerToast[];
  /** The form that is done with. */
  readonly form?: string;
}

/** The result of a login (AUTH-08). */
export type SignInResult =
  | {
      readonly successful: true;
      readonly firstName: string;
      readonly lastName: string;
      readonly carriedOut: CarriedOut | undefined;
    }
  | { readonly successful: false; readonly message: string };

const REFUSED = 'shop.login.failed';

const missingIn = ({ body }: RouteReply): readonly MissingFromCart[] =>
  (Array.isArray(body['missing']) ? body['missing'] : []).filter(isMissing);

const isCarriedOut = (told: unknown): told is CarriedOut =>
  isRecord(told) && typeof told['path'] === 'string' && Array.isArray(told['toasts']);

const carriedOutIn = ({ body: { carriedOut } }: RouteReply): CarriedOut | undefined =>
  isCarriedOut(carriedOut) ? carriedOut : undefined;

/** Signs in, merges the anonymous cart into the customer's, and carries out the press that led to the page `origin`. */
export const signIn = async (formData: SignInForm, origin?: string): Promise<SignInResult> => {
  const reply = await postToRoute(LOGIN_ACTION, { formData, mergeCart: true, origin });
  if (reply.body['successfull'] !== true) return { successful: false, message: refusalIn(reply) ?? REFUSED };
  return {
    successful: true,
    firstName: textIn(reply, 'firstName') ?? '',
    lastName: textIn(reply, 'lastName') ?? '',
    carriedOut: carriedOutIn(reply),
  };
};

/** Ends the session. The shop creates a new cart (AUTH-09). */
export const signOut = async (): Promise<void> => {
  await postToRoute(LOGOUT_ACTION, {});
};

export interface RegisterForm {
  readonly email: string;
  readonly password: string;
  readonly passwordRepeat: string;
  readonly salutation: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company?: string;
}

export type RegisterResult =
  | { readonly successful: true; readonly carriedOut: CarriedOut | undefined }
  | {
      readonly successful: false;
      readonly fieldErrors: readonly { readonly field: string; readonly message: string }[];
      readonly general?: string;
      readonly missing: readonly MissingFromCart[];
    };

/** Registers, signs in, and carries out the press that led to the page `origin`. */
export const register = async (formData: RegisterForm, origin?: string): Promise<RegisterResult> => {
  const reply = await postToRoute(REGISTER_ACTION, { formData, origin });
  if (reply.body['successfull'] === true) return { successful: true, carriedOut: carriedOutIn(reply) };
  const fieldErrors = fieldErrorsIn(reply);
  const missing = missingIn(reply);
  const general = refusalIn(reply);
  if (general !== undefined) return { successful: false, fieldErrors, general, missing };
  return fieldErrors.length > 0
    ? { successful: false, fieldErrors, missing }
    : { successful: false, fieldErrors, general: 'shop.error.internal', missing };
};
