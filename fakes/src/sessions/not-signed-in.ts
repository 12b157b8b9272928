import type { FormRefusal } from '@shop/domain/shared/field-errors';

/** A change of an account without its session. */
export const NOT_SIGNED_IN: FormRefusal = {
  because: 'invalid-form',
  fieldErrors: [],
  general: 'vue.error.security.valid_token_required',
};
