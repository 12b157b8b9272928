import { readCheckoutFacts } from '@shop/domain/checkout/read-checkout-facts';
import { readWholeCheckout } from '@shop/domain/checkout/read-whole-checkout';
import { unlessRevoked } from '@shop/domain/customers/unless-revoked';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import type { OrderSettled } from '../payments/order-lock.ts';
import type { CheckoutFactsType } from './checkout-facts.types.ts';
import type { CheckoutType } from './checkout.types.ts';
import { presentCheckoutFacts } from './present-checkout-facts.ts';
import { presentCheckout } from './present-checkout.ts';
import type { SeenCarts } from './seen-carts.ts';

/** All that the steps of the checkout show. */
export const shownCheckout =
  (seenCarts: SeenCarts) =>
  async ({ visitor, shop }: GraphqlContext): Promise<CheckoutType> =>
    presentCheckout(await readWholeCheckout(shop, visitor)(), visitor, seenCarts);

/** What the guards judge, once no order of the visitor is being placed. */
export const shownCheckoutFacts =
  (orderSettled: OrderSettled) =>
  async (context: GraphqlContext): Promise<CheckoutFactsType> => {
    const { visitor, shop } = context;
    await orderSettled(context);
    const read = () => readCheckoutFacts(shop, visitor)();
    return presentCheckoutFacts(await unlessRevoked(shop, visitor)(read, read));
  };
