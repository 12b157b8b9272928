import type { AddressId } from '@shop/domain/addresses/address';
import type { PositionId } from '@shop/domain/carts/cart';
import type { ItemId } from '@shop/domain/catalogue/product';
import type { OrderId } from '@shop/domain/orders/order';
import type { PaymentId } from '@shop/domain/payments/payment';
import type { CartId, Shopper, UserId } from '@shop/domain/sessions/shopper';
import type { ShipperCode } from '@shop/domain/shippers/shipper';
import { currentUser } from '../sessions/current-user.ts';
import { lookUp, emptyMap } from '../worlds/persistent-map.ts';
import { nextId, put, type Transaction, type View } from '../worlds/transaction.ts';

export interface CartLine {
  readonly id: PositionId;
  readonly itemId: ItemId;
  readonly quantity: number;
}

/** While a payment is open the cart may still be changed; a change cancels the payment. */
export type CartStatus =
  | { readonly is: 'open' }
  | { readonly is: 'awaiting-payment'; readonly orderId: OrderId }
  | { readonly is: 'ordered'; readonly orderId: OrderId };

/** A cart as a world stores it. Prices, promotions and totals are calculated on each read. */
export interface CartRecord {
  readonly id: CartId;
  readonly userId: UserId;
  readonly status: CartStatus;
  readonly lines: readonly CartLine[];
  readonly voucherCodes: readonly string[];
  readonly billingAddressId?: AddressId;
  readonly shippingAddressId?: AddressId;
  readonly billingEmail?: string;
  readonly shippingEmail?: string;
  readonly orderReference?: string;
  readonly orderComment?: string;
  readonly newsletterChosen: boolean;
  readonly shipperCode?: ShipperCode;
  /** Answers for the forwarding agent, by field name. */
  readonly spedition: Readonly<Record<string, string>>;
  readonly paymentId?: PaymentId;
  readonly buyerReference?: string;
}

export const CART_TABLES = { carts: emptyMap<CartRecord>() };

export const openCart = (tx: Transaction, userId: UserId): CartRecord => {
  const cart: CartRecord = {
    id: nextId(tx, 'cart'),
    userId,
    status: { is: 'open' },
    lines: [],
    voucherCodes: [],
    newsletterChosen: false,
    spedition: {},
  };
  put(tx, 'carts', cart.id, cart);
  return cart;
};

/** The shopper's own cart of that id. A cart of somebody else counts as unknown. */
export const ownCartRecord = (view: View, shopper: Shopper, cartId: CartId | undefined): CartRecord | undefined => {
  const cart = cartId === undefined ? undefined : lookUp(view.state.carts, cartId);
  return cart !== undefined && cart.userId === currentUser(view, shopper)?.userId ? cart : undefined;
};

/** A cart that became an order never changes again. */
export const isChangeable = (cart: CartRecord | undefined): cart is CartRecord => cart !== undefined && cart.status.is !== 'ordered';

/** The shopper's own cart of that id, unless it became an order. */
export const changeableCart = (view: View, shopper: Shopper, cartId: CartId | undefined): CartRecord | undefined => {
  const cart = ownCartRecord(view, shopper, cartId);
  return isChangeable(cart) ? cart : undefined;
};
