import type { SignedIn } from '@shop/domain/visit/session';
import type { LoginRefusal } from '@shop/domain/sessions/sessions.port';
import type { FormRefusal } from '@shop/domain/shared/field-errors';
import type { Result } from '@shop/domain/shared/result';
import type { AuthResult } from '../generated/upstream-types.ts';
import { writeFieldErrors } from '../shared/write-field-errors.ts';
import { writeRefusal } from '../shared/write-refusal.ts';

const NOT_SIGNED_IN: AuthResult = {
  successfull: false,
  errorMessage: null,
  updatedCartId: null,
  userId: null,
  activeWishlistId: null,
  firstName: null,
  lastName: null,
  cartMerged: false,
  sharedListMerged: false,
  token: null,
  fieldErrors: [],
  refusal: null,
};

export const writeSignedIn = ({ sessionToken, expires, ...who }: SignedIn): AuthResult => ({
  ...NOT_SIGNED_IN,
  ...who,
  successfull: true,
  token: { jwt: sessionToken, expires },
});

export const writeLoginRefusal = ({ because, message }: LoginRefusal): AuthResult => ({
  ...NOT_SIGNED_IN,
  errorMessage: message,
  refusal: writeRefusal(because, { message }),
});

export const writeRegistrationRefusal = ({ fieldErrors, general }: FormRefusal): AuthResult => ({
  ...NOT_SIGNED_IN,
  errorMessage: general ?? null,
  fieldErrors: writeFieldErrors(fieldErrors),
});

/** A business registration signs nobody in: its certificate is checked first. */
export const writeApplication = (result: Result<void, FormRefusal>): AuthResult =>
  result.ok ? { ...NOT_SIGNED_IN, successfull: true } : writeRegistrationRefusal(result.refusal);
