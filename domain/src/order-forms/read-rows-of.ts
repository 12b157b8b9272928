import { allLinesOf } from '../carts/cart-rules.ts';
import type { Carts } from '../carts/carts.port.ts';
import { readOwnCart } from '../carts/read-own-cart.ts';
import { boughtItems } from '../orders/order-details.ts';
import type { Orders } from '../orders/orders.port.ts';
import type { OrderId } from '../shared/shop-id.ts';
import type { WishlistId } from '../visit/shopper.ts';
import type { Visit } from '../visit/visit.port.ts';
import { readOwnWishlists } from '../wishlists/read-own-wishlists.ts';
import type { Wishlists } from '../wishlists/wishlists.port.ts';
import type { OrderFormRow } from './order-form-rows.ts';

interface Ports {
  readonly carts: Carts;
  readonly orders: Orders;
  readonly wishlists: Wishlists;
}

/** What an order form can be filled in from: something that the visitor has bought, wants to buy, or has on a list. */
export type OrderFormSource =
  | { readonly from: 'order'; readonly orderId: OrderId }
  | { readonly from: 'cart' }
  | { readonly from: 'list'; readonly listId: WishlistId };

interface Line {
  readonly articleNumber: string;
  readonly quantity: number;
}

const rowOf = ({ articleNumber, quantity }: Line): OrderFormRow => ({
  orderNumber: articleNumber,
  quantity: String(quantity),
});

/** The rows of an order form with the articles of a source, in its order and with its quantities; none if the visitor has no such source. */
export const readRowsOf =
  (ports: Ports, visit: Visit) =>
  async (source: OrderFormSource): Promise<readonly OrderFormRow[]> => {
    switch (source.from) {
      case 'order': {
        const order = await ports.orders.details(visit.shopper, source.orderId);
        return order.ok ? boughtItems(order.value).map(rowOf) : [];
      }
      case 'cart': {
        const cart = await readOwnCart(ports, visit)();
        return cart === undefined
          ? []
          : allLinesOf(cart)
              .filter(({ isFreeItem }) => !isFreeItem)
              .map(rowOf);
      }
      case 'list': {
        const own = await readOwnWishlists(ports, visit)(source.listId);
        const entries = own.ok ? (own.value?.list.entries ?? []) : [];
        return entries.map(({ orderNumber, quantity }) => rowOf({ articleNumber: orderNumber, quantity }));
      }
    }
  };
