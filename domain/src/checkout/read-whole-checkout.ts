import type { Payments } from '../payments/payments.port.ts';
import type { Customers } from '../customers/customers.port.ts';
import type { Carts } from '../carts/carts.port.ts';
import type { Addresses } from '../addresses/addresses.port.ts';
import type { Address } from '../addresses/address.ts';
import type { Cart } from '../carts/cart.ts';
import type { Customer } from '../customers/customer.ts';
import type { PaymentMethod } from '../payments/payment.ts';
import { CHECKOUT_SUMMARY } from '../shared/paths.ts';
import type { Storefront } from '../storefronts/storefront.ts';
import { emptyCart } from '../carts/empty-cart.ts';
import { readOwnCart } from '../carts/read-own-cart.ts';
import { currentCustomer } from '../customers/current-customer.ts';
import type { Visit } from '../visit/visit.port.ts';

interface CheckoutPorts {
  readonly carts: Carts;
  readonly addresses: Addresses;
  readonly customers: Customers;
  readonly payments: Payments;
}

/** Everything that the checkout's steps show. */
export interface WholeCheckout {
  readonly cart: Cart;
  readonly billing: readonly Address[];
  readonly shipping: readonly Address[];
  readonly customer: Customer | undefined;
  readonly paymentMethods: readonly PaymentMethod[];
}

const nothingOf = (storefront: Storefront): WholeCheckout => ({
  cart: emptyCart(storefront),
  billing: [],
  shipping: [],
  customer: undefined,
  paymentMethods: [],
});

/**
 * Reads everything at once, so that an upstream can batch it. Payment methods are shown before login (§ 312j(1) BGB).
 * If the session turns out to have ended, nothing of it is returned.
 */
export const readWholeCheckout =
  ({ carts, addresses, customers, payments }: CheckoutPorts, visit: Visit) =>
  async (): Promise<WholeCheckout> => {
    const { shopper } = visit;
    const hasSession = shopper.loginState !== 'logged-out';
    const [cart, billing, shipping, customer, paymentMethods] = await Promise.all([
      readOwnCart({ carts }, visit)({ shippingCost: true }),
      hasSession ? addresses.billing(shopper) : [],
      hasSession ? addresses.shipping(shopper) : [],
      hasSession ? currentCustomer({ customers }, visit)(CHECKOUT_SUMMARY) : undefined,
      shopper.cartId !== undefined ? payments.methods(shopper, shopper.cartId) : [],
    ]);
    if (hasSession && visit.shopper.loginState === 'logged-out') return nothingOf(shopper.storefront);
    return { cart: cart ?? emptyCart(shopper.storefront), billing, shipping, customer, paymentMethods };
  };
