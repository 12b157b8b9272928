import { factsOfVisit } from '@shop/domain/checkout/facts-of-visit';
import type { CheckoutFacts } from '@shop/domain/checkout/checkout';
import type { Shop } from '@shop/domain/shop';
import { emptyCart } from '@shop/domain/carts/empty-cart';
import { readOwnCart } from '@shop/domain/carts/read-own-cart';
import { currentCustomer } from '@shop/domain/customers/current-customer';
import type { VisitorSession } from '../request/visitor-session.ts';

/** The facts that guards need where the cart does not matter. */
export const factsWithoutCart = (visitor: VisitorSession): CheckoutFacts =>
  factsOfVisit(visitor, emptyCart(visitor.shopper.storefront));

/** Reads the facts that the checkout's guards need. Without a cart the session may be gone too, so the shop is queried. */
export const readCheckoutFacts =
  (shop: Pick<Shop, 'carts' | 'customers'>) =>
  async (visitor: VisitorSession): Promise<CheckoutFacts> => {
    const cart = await readOwnCart(shop, visitor)();
    if (cart !== undefined) return factsOfVisit(visitor, cart);
    if (visitor.shopper.loginState !== 'logged-out') await currentCustomer(shop, visitor)();
    return factsWithoutCart(visitor);
  };
