import { ACCOUNT_SCENARIOS } from './account-scenarios.ts';
import { BASKET_SCENARIOS } from './basket-scenarios.ts';
import { CANCELLATION_SCENARIOS } from './cancellation-scenarios.ts';
import { CHECKOUT_SCENARIOS } from './checkout-scenarios.ts';
import { DEAL_SCENARIOS } from './deal-scenarios.ts';
import { EXPRESS_SCENARIOS } from './express-scenarios.ts';
import { ORDER_SCENARIOS } from './order-scenarios.ts';
import { PAYMENT_SCENARIOS } from './payment-scenarios.ts';
import { PRIME_SCENARIOS } from './prime-scenarios.ts';
import { RETURN_SCENARIOS } from './return-scenarios.ts';
import { REVIEW_SCENARIOS } from './review-scenarios.ts';
import { SERVICE_SCENARIOS } from './service-scenarios.ts';
import { WISHLIST_SCENARIOS } from './wishlist-scenarios.ts';
import { WITHDRAWAL_SCENARIOS } from './withdrawal-scenarios.ts';
import type { Scenario } from './scenario.ts';

export const SCENARIOS: readonly Scenario[] = [
  ...BASKET_SCENARIOS,
  ...CHECKOUT_SCENARIOS,
  ...PAYMENT_SCENARIOS,
  ...DEAL_SCENARIOS,
  ...EXPRESS_SCENARIOS,
  ...ACCOUNT_SCENARIOS,
  ...ORDER_SCENARIOS,
  ...RETURN_SCENARIOS,
  ...REVIEW_SCENARIOS,
  ...PRIME_SCENARIOS,
  ...WISHLIST_SCENARIOS,
  ...SERVICE_SCENARIOS,
  ...WITHDRAWAL_SCENARIOS,
  ...CANCELLATION_SCENARIOS,
];

export const scenarioOf = (name: string): Scenario | undefined => SCENARIOS.find((scenario) => scenario.name === name);
