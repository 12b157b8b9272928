import type { Shippers } from '../shippers/shippers.port.ts';
import type { Sessions } from '../sessions/sessions.port.ts';
import type { Customers } from '../customers/customers.port.ts';
import type { Addresses } from '../addresses/addresses.port.ts';
import type { CartNotFound, Carts } from '../carts/carts.port.ts';
import type { CartId, Shopper } from '../visit/shopper.ts';
import { type FieldError, type FormRefusal, prefixFields } from '../shared/field-errors.ts';
import type { Result } from '../shared/result.ts';

/** The ports, the shopper and the cart with which the parts of the shipping step are saved. */
export interface ShippingStepContext {
  readonly ports: {
    readonly addresses: Addresses;
    readonly carts: Carts;
    readonly customers: Customers;
    readonly sessions: Sessions;
    readonly shippers: Shippers;
  };
  readonly shopper: Shopper;
  readonly cartId: CartId;
}

export type SaveRefusal = FormRefusal | { readonly because: 'session-expired' };

export const sessionExpired: SaveRefusal = { because: 'session-expired' };

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
