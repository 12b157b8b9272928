import type { Address } from '@shop/domain/addresses/address';
import type { Cart } from '@shop/domain/carts/cart';
import type { Customer } from '@shop/domain/customers/customer';
import type { PaymentMethod } from '@shop/domain/payments/payment';
import { CHECKOUT_SUMMARY } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { emptyCart } from '@shop/domain/carts/empty-cart';
import { readOwnCart } from '@shop/domain/carts/read-own-cart';
import { currentCustomer } from '@shop/domain/customers/current-customer';
import type { VisitorSession } from '../request/visitor-session.ts';

type CheckoutPorts = Pick<Shop, 'carts' | 'addresses' | 'customers' | 'payments'>;

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
  ({ carts, addresses, customers, payments }: CheckoutPorts) =>
  async (visitor: VisitorSession): Promise<WholeCheckout> => {
    const { shopper } = visitor;
    const hasSession = shopper.loginState !== 'logged-out';
    const [cart, billing, shipping, customer, paymentMethods] = await Promise.all([
      readOwnCart({ carts }, visitor)({ shippingCost: true }),
      hasSession ? addresses.billing(shopper) : [],
      hasSession ? addresses.shipping(shopper) : [],
      hasSession ? currentCustomer({ customers }, visitor)(CHECKOUT_SUMMARY) : undefined,
      shopper.cartId !== undefined ? payments.methods(shopper, shopper.cartId) : [],
    ]);
    if (hasSession && visitor.shopper.loginState === 'logged-out') return nothingOf(shopper.storefront);
    return { cart: cart ?? emptyCart(shopper.storefront), billing, shipping, customer, paymentMethods };
  };
