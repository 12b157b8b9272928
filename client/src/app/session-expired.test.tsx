import { describe, expect, it } from 'vitest';

import { checkoutFacts } from '../testing/a-checkout.ts';
import { openPage } from '../testing/open-page.tsx';
import { toastsOnPage } from '../testing/toasts-on-page.ts';

describe('a session that expired in the checkout', () => {
  it.each([
    ['the cart is empty', '/checkout/payment/', checkoutFacts({ hasSessionEnded: true })],
    ['the step is not to be entered yet', '/checkout/summary/', checkoutFacts({ positionCount: 1 })],
  ])('leads home with a warning where %s (ERR-08)', async (_, step, facts) => {
    const { currentPath } = await openPage(step, { replies: { CheckoutFacts: () => ({ checkoutFacts: facts }) } });
    expect(currentPath()).toBe('/');
    expect(toastsOnPage()).toEqual([expect.stringMatching(/^Achtung: .*Ihre Sitzung ist abgelaufen\./u)]);
  });
});
