import type { OrderId } from '../shared/shop-id.ts';
import type { CartId } from '../visit/shopper.ts';
import type { Slot, Visit } from '../visit/visit.port.ts';
import { omitNil } from '../shared/omit-nil.ts';
import { optional, storedRecord, storedText } from '../shared/stored-content.ts';
import type { StoredOrder } from './checkout.ts';

interface PlacedOrder extends StoredOrder {
  /** The next cart, if the shop has named one. */
  readonly newCartId?: CartId;
}

/** The order just placed and its cart, until its confirmation has been shown and cleaned up. */
export const PLACED_ORDER: Slot<PlacedOrder> = {
  name: 'placedOrder',
  version: 1,
  seconds: 24 * 60 * 60,
  read: storedRecord<PlacedOrder>({ orderId: storedText, cartId: storedText, newCartId: optional(storedText) }),
};

/** Remembers the order that the shopper's cart has become; told again without the next cart, it keeps the one it has. */
export const rememberPlacedOrder = (visit: Visit, orderId: OrderId, newCartId: CartId | undefined): void => {
  const stored = visit.read(PLACED_ORDER);
  const known = stored?.orderId === orderId ? stored.newCartId : undefined;
  visit.write(PLACED_ORDER, {
    orderId,
    cartId: visit.shopper.cartId ?? '',
    ...omitNil({ newCartId: newCartId ?? known }),
  });
};
