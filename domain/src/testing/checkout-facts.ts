import type { GuardFacts } from '../checkout/guards.ts';
import { money } from '../shared/money.ts';

type Said = Partial<Omit<GuardFacts, 'cart'>> & { readonly cart?: Partial<GuardFacts['cart']> };

/** A customer of the consumer shop with everything chosen; override what differs. */
export const checkoutFacts = ({ cart, ...overrides }: Said = {}): GuardFacts => ({
  loginState: 'customer',
  isB2b: false,
  language: 'de-DE',
  isExpressAmazon: false,
  hasAddresses: true,
  shipperUsable: true,
  paymentChosen: true,
  cart: { positionCount: 2, basketValue: money(1998), submitted: false, soldOut: [], ...cart },
  ...overrides,
});
