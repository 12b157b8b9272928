import type { CheckoutLoginOption } from '@shop/domain/checkout/checkout';

/** How a visitor without a session has chosen to check out. */
export const readLoginOption = (stored: string | undefined): CheckoutLoginOption | undefined =>
  stored === 'register' || stored === 'guest' ? stored : undefined;
