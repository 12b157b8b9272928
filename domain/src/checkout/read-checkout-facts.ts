import type { Customers } from '../customers/customers.port.ts';
import type { Carts } from '../carts/carts.port.ts';
import { factsOfVisit } from './facts-of-visit.ts';
import type { CheckoutFacts } from './checkout.ts';
import { emptyCart } from '../carts/empty-cart.ts';
import { readOwnCart } from '../carts/read-own-cart.ts';
import { currentCustomer } from '../customers/current-customer.ts';
import type { Visit } from '../visit/visit.port.ts';

/** The facts that guards need where the cart does not matter. */
export const factsWithoutCart = (visit: Visit): CheckoutFacts =>
  factsOfVisit(visit, emptyCart(visit.shopper.storefront));

/** Reads the facts that the checkout's guards need. Without a cart the session may be gone too, so the shop is queried. */
export const readCheckoutFacts =
  (shop: { readonly carts: Carts; readonly customers: Customers }, visit: Visit) =>
  async (): Promise<CheckoutFacts> => {
    const cart = await readOwnCart(shop, visit)();
    if (cart !== undefined) return factsOfVisit(visit, cart);
    if (visit.shopper.loginState !== 'logged-out') await currentCustomer(shop, visit)();
    return factsWithoutCart(visit);
  };
