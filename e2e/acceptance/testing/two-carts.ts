import type { Entered } from '@shop/gateway/testing/backends';
import { fillBasket } from '@shop/gateway/testing/buy';

import { signIn } from './sign-in.ts';

/** Fills the customer's own cart with two pencils and a book, then the anonymous cart with the same. */
export const fillTwoCarts = async ({ browser }: Entered): Promise<void> => {
  await signIn(browser);
  await fillBasket(browser, { pencils: 2, book: 1 });
  await browser.get('/logout/');
  await fillBasket(browser, { pencils: 2, book: 1 });
};
