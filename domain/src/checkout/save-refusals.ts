import type { CartNotFound } from '../carts/carts.port.ts';
import type { CartId, Shopper } from '../sessions/shopper.ts';
import { type FieldError, type FormRefusal, prefixFields } from '../shared/field-errors.ts';
import type { MessageKey } from '../shared/message-keys.ts';
import type { Result } from '../shared/result.ts';
import type { Shop } from '../shop.ts';

/** The ports, the shopper and the cart with which the parts of the shipping step are saved. */
export interface ShippingStepContext {
  readonly ports: Pick<Shop, 'addresses' | 'carts' | 'customers' | 'sessions' | 'shippers'>;
  readonly shopper: Shopper;
  readonly cartId: CartId;
}

export type SaveRefusal = FormRefusal | { readonly because: 'session-expired' };

export const sessionExpired: SaveRefusal = { because: 'session-expired' };

/** General messages about a form that was sent with an unknown or revoked session (ERR-02, ERR-08). */
const SESSION_LOST: readonly (MessageKey | undefined)[] = [
  'vue.error.security.valid_token_required',
  'shop.error.securityLogout',
  'shop.error.sessionExpired',
];

/** Whether the shop refused a form because of its session rather than a field. */
export const isSessionLost = (refusal: SaveRefusal): boolean =>
  refusal.because === 'session-expired' || SESSION_LOST.includes(refusal.general);

/** Why a part of the cart was not saved. A missing cart means that the session is gone. */
export const saveRefusalOf = (saved: Result<void, FormRefusal | CartNotFound>): SaveRefusal | undefined => {
  if (saved.ok) return undefined;
  return saved.refusal.because === 'cart-not-found' ? sessionExpired : saved.refusal;
};

/** The field errors of a form, under the names of its fields in the step. */
export const inNestedForm = (outer: string, refusal: FormRefusal): FormRefusal => ({
  ...refusal,
  fieldErrors: prefixFields(outer, refusal.fieldErrors),
});

export const renameFields = (refusal: FormRefusal, rename: (error: FieldError) => string): FormRefusal => ({
  ...refusal,
  fieldErrors: refusal.fieldErrors.map((error) => ({ ...error, field: rename(error) })),
});
