import type { CheckoutFacts } from '../checkout/checkout.ts';
import { money } from '../shared/money.ts';

type Said = Partial<Omit<CheckoutFacts, 'cart'>> & { readonly cart?: Partial<CheckoutFacts['cart']> };

/** A customer of the consumer shop with everything chosen; override what differs. */
export const checkoutFacts = ({ cart, ...overrides }: Said = {}): CheckoutFacts => ({
  loginState: 'customer',
  isB2b: false,
  isExpressAmazon: false,
  hasAddresses: true,
  shipperUsable: true,
  paymentChosen: true,
  cart: { positionCount: 2, basketValue: money(1998), submitted: false, ...cart },
  ...overrides,
});
