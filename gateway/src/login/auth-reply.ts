import type { FieldError, FormRefusal } from '@shop/domain/shared/field-errors';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import type { SignedIn } from '@shop/domain/visit/session';
import type { LoginRefusal } from '@shop/domain/sessions/sessions.port';
import type { CartInAccount } from '@shop/domain/login/log-in';
import type { StartedOver } from '@shop/domain/login/start-over';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { CarriedOut } from './carry-out-press.ts';
import type { MissingFromCartType } from '../carts/missing-from-cart.types.ts';
import { presentMissing } from '../carts/present-missing.ts';
import { TooManyAttempts } from '@shop/domain/shared/too-many-attempts';
import { LOGIN_WINDOW_SECONDS } from '../limits/limits.ts';
import { STARTED_OVER } from '@shop/domain/login/start-over';

export interface FieldErrorReply {
  readonly fieldName: string;
  readonly errorMessage: MessageKey;
  readonly formName?: string;
}

/** Outcome of a login or a registration, in the specification's spelling (ENT-02, CLIENTOP-03). */
export interface AuthReply {
  readonly successfull: boolean;
  readonly errorMessage: MessageKey | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly cartMerged: boolean;
  readonly updatedCartId: string | null;
  /** The shop failed; what was typed is fine. */
  readonly serverError: MessageKey | null;
  readonly fieldErrors: readonly FieldErrorReply[];
  /** What the previous cart contained and the refilled one lacks; absent if nothing. */
  readonly missing?: readonly MissingFromCartType[];
  /** What a press that had to wait for the login has led to. */
  readonly carriedOut?: Pick<CarriedOut, 'path' | 'toasts' | 'form'>;
}

const NOBODY: AuthReply = {
  successfull: false,
  errorMessage: null,
  firstName: null,
  lastName: null,
  cartMerged: false,
  updatedCartId: null,
  serverError: null,
  fieldErrors: [],
};

const presentCarriedOut = ({ path, toasts, form }: CarriedOut): NonNullable<AuthReply['carriedOut']> => ({
  path,
  toasts,
  ...omitNil({ form }),
});

export const signedInReply = (
  { firstName, lastName, cartMerged, updatedCartId }: SignedIn,
  carriedOut?: CarriedOut,
): AuthReply => ({
  ...NOBODY,
  successfull: true,
  firstName,
  lastName,
  cartMerged,
  updatedCartId,
  ...(carriedOut === undefined ? {} : { carriedOut: presentCarriedOut(carriedOut) }),
});

export const refusedReply = (errorMessage: MessageKey): AuthReply => ({ ...NOBODY, errorMessage });

/** Why a login failed. Too many attempts fail the request, so that clients see it in the status. */
export const notLoggedInReply = ({ because, message }: LoginRefusal | CartInAccount): AuthReply => {
  if (because === 'too-many-tries') throw new TooManyAttempts(LOGIN_WINDOW_SECONDS);
  return refusedReply(message);
};

const startedOverReply = ({ missing }: StartedOver): AuthReply => ({
  ...NOBODY,
  errorMessage: STARTED_OVER,
  missing: missing.map(presentMissing),
});

/** Something was done that signs nobody in. */
export const acceptedReply = (): AuthReply => ({ ...NOBODY, successfull: true });

export const failedReply = (): AuthReply => ({ ...NOBODY, serverError: 'shop.error.internal' });

const fieldErrorReply = ({ field, message, form }: FieldError): FieldErrorReply => ({
  fieldName: field,
  errorMessage: message,
  ...(form === undefined ? {} : { formName: form }),
});

export const formRefusedReply = ({ fieldErrors, general }: FormRefusal): AuthReply => ({
  ...NOBODY,
  errorMessage: general ?? null,
  fieldErrors: fieldErrors.map(fieldErrorReply),
});

/** Why a registration failed, or that its outcome is unknown. */
export const notEnteredReply = (refusal: FormRefusal | StartedOver): AuthReply =>
  refusal.because === 'started-over' ? startedOverReply(refusal) : formRefusedReply(refusal);
