import type { Cart } from '@shop/domain/carts/cart';
import type { CartClosed } from '@shop/domain/carts/carts.port';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import type { CartId, Shopper } from '@shop/domain/visit/shopper';
import type { CartChange } from '../carts/cart-change.ts';
import type { CartRecord } from '../carts/cart-record.ts';
import { ownCartRecord } from '../carts/find-cart.ts';
import { cartOf } from '../carts/project-cart.ts';
import { refreshReservation } from '../deals/expired-pieces.ts';
import { saveCart } from '../orders/save-cart.ts';
import type { Transaction } from '../worlds/transaction.ts';

/** Changes the shopper’s own cart by what cannot be refused, and reads it afterwards. */
export const changeCart = <Change extends CartChange>(
  tx: Transaction,
  shopper: Shopper,
  cartId: CartId,
  change: (cart: CartRecord) => Change,
): Result<Omit<Change, 'cart'> & { readonly cart: Cart }, CartClosed> => {
  const record = ownCartRecord(tx, shopper, cartId);
  if (record === undefined) return refused({ because: 'cart-not-found' });
  if (record.status.is === 'ordered') return refused({ because: 'already-submitted' });
  refreshReservation(tx, cartId);
  const { cart, ...did } = change(record);
  saveCart(tx, cart);
  return granted({ ...did, cart: cartOf(tx, shopper.storefront, cart, { shippingCost: true }) });
};
