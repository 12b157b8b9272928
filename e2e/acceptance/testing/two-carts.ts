import { PERSONAS } from '@shop/fakes/worlds/personas';
import type { Entered } from '@shop/gateway/testing/backends';
import { fillBasket } from '@shop/gateway/testing/buy';

/** Two pencils and a book wait in the customer's own cart, and as many in the one that is brought to the login. */
export const fillTwoCarts = async ({ browser }: Entered): Promise<void> => {
  const { identifier, password } = PERSONAS.existing;
  await browser.postJson('/api/login-action/', { formData: { email: identifier, password }, mergeCart: true });
  await fillBasket(browser, { pencils: 2, book: 1 });
  await browser.get('/logout/');
  await fillBasket(browser, { pencils: 2, book: 1 });
};
