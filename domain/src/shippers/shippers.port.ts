import type { CartId, Shopper } from '../visit/shopper.ts';
import type { FormRefusal } from '../shared/field-errors.ts';
import type { Result } from '../shared/result.ts';
import type { ShipperCode } from './shipper.ts';

export type ShipperRefusal = { readonly because: 'no-such-shipper' } | { readonly because: 'shipper-disabled' };

/** How a cart is sent. */
export interface Shippers {
  select(shopper: Shopper, cartId: CartId, code: ShipperCode): Promise<Result<void, ShipperRefusal>>;
  saveSpedition(
    shopper: Shopper,
    cartId: CartId,
    fields: readonly { readonly fieldName: string; readonly fieldValue: string }[],
  ): Promise<Result<void, FormRefusal>>;
}
