import type { FormRefusal } from '@shop/domain/shared/field-errors';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { FieldErrorFieldsFragment } from '../generated/operation-types.ts';
import { readMessage, SOMETHING_WENT_WRONG } from './read-message.ts';

/** An answer that says no to a form, in the words of most mutations (specification A7) or of the auth calls. */
export interface FormAnswer {
  readonly fieldErrors: readonly FieldErrorFieldsFragment[];
  /** Key of a message about the whole. */
  readonly general: string | null;
}

export const formRefusal = (general: MessageKey): FormRefusal => ({ because: 'invalid-form', fieldErrors: [], general });

/** Why a form was not taken; there is always a reason to tell. */
export const readFormRefusal = ({ fieldErrors, general }: FormAnswer): FormRefusal => {
  if (general === null && fieldErrors.length === 0) return formRefusal(SOMETHING_WENT_WRONG);
  return {
    because: 'invalid-form',
    fieldErrors: fieldErrors.map(({ fieldName, errorMessage, formName }) => ({ field: fieldName, message: readMessage(errorMessage), ...omitNil({ form: formName }) })),
    ...(general === null ? {} : { general: readMessage(general) }),
  };
};

/** The operation wants a session, and came without one that is valid. */
export const NOT_SIGNED_IN = formRefusal('vue.error.security.valid_token_required');
/** The upstream revoked the session while something that was typed was to be saved (specification A8). */
export const LOGGED_OUT_FOR_SECURITY = formRefusal('shop.error.securityLogout');
