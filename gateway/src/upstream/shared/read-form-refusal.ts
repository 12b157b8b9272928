import type { FormRefusal } from '@shop/domain/shared/field-errors';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { refused } from '@shop/domain/shared/result';
import type { FieldErrorFieldsFragment } from '../generated/operation-types.ts';
import { readMessage, SOMETHING_WENT_WRONG } from './read-message.ts';

/** A reply that refuses a form, in the format of most mutations or of the auth mutations (UPM-43). */
export interface FormAnswer {
  readonly fieldErrors: readonly FieldErrorFieldsFragment[];
  /** Key of a message about the whole form. */
  readonly general: string | null;
}

export const formRefusal = (general: MessageKey): FormRefusal => ({
  because: 'invalid-form',
  fieldErrors: [],
  general,
});

/** Why a form was refused; there is always a message. */
export const readFormRefusal = ({ fieldErrors, general }: FormAnswer): FormRefusal => {
  if (general === null && fieldErrors.length === 0) return formRefusal(SOMETHING_WENT_WRONG);
  return {
    because: 'invalid-form',
    fieldErrors: fieldErrors.map(({ fieldName, errorMessage, formName }) => ({
      field: fieldName,
      message: readMessage(errorMessage),
      ...omitNil({ form: formName }),
    })),
    ...(general === null ? {} : { general: readMessage(general) }),
  };
};

/** The operation needs a valid session. */
export const NOT_SIGNED_IN = formRefusal('vue.error.security.valid_token_required');
/** The upstream revoked the session while a form was saved (ERR-05). */
export const LOGGED_OUT_FOR_SECURITY = formRefusal('shop.error.securityLogout');

/** What a form that needs a session results in without one. */
export const NO_SESSION = {
  'ids-unknown': refused(NOT_SIGNED_IN),
  'token-required': refused(NOT_SIGNED_IN),
  'session-revoked': refused(LOGGED_OUT_FOR_SECURITY),
} as const;
