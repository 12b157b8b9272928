import type { CartNotFound } from '../carts/carts.port.ts';
import type { CartId, Shopper } from '../sessions/shopper.ts';
import { type FieldError, type FormRefusal, prefixFields } from '../shared/field-errors.ts';
import type { MessageKey } from '../shared/message-keys.ts';
import type { Result } from '../shared/result.ts';
import type { Shop } from '../shop.ts';

/** Through whom, for whom and onto which cart the shipping step is saved. */
export interface ShippingStepContext {
  readonly ports: Pick<Shop, 'addresses' | 'carts' | 'customers' | 'sessions' | 'shippers'>;
  readonly shopper: Shopper;
  readonly cartId: CartId;
}

export type SaveRefusal = FormRefusal | { readonly because: 'session-expired' };

export const sessionExpired: SaveRefusal = { because: 'session-expired' };

/** What a shop says of a whole form that came with a session it does not know, or ended for security (specification A8). */
const SESSION_LOST: readonly (MessageKey | undefined)[] = ['vue.error.security.valid_token_required', 'shop.error.securityLogout', 'shop.error.sessionExpired'];

/** The shop no longer knows the session that a form was sent with; no field of it is to blame. */
export const isSessionLost = (refusal: SaveRefusal): boolean => refusal.because === 'session-expired' || SESSION_LOST.includes(refusal.general);

/** Why a part of the cart was not saved; a cart that is gone means that the session is. */
export const saveRefusalOf = (saved: Result<void, FormRefusal | CartNotFound>): SaveRefusal | undefined => {
  if (saved.ok) return undefined;
  return saved.refusal.because === 'cart-not-found' ? sessionExpired : saved.refusal;
};

/** The shop's objections to one form, told of the step that it is part of. */
export const inNestedForm = (outer: string, refusal: FormRefusal): FormRefusal => ({
  ...refusal,
  fieldErrors: prefixFields(outer, refusal.fieldErrors),
});

export const renameFields = (refusal: FormRefusal, rename: (error: FieldError) => string): FormRefusal => ({
  ...refusal,
  fieldErrors: refusal.fieldErrors.map((error) => ({ ...error, field: rename(error) })),
});
