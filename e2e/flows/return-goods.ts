import { expect } from '@playwright/test';
import type { Screens } from '../screens/screens.ts';

/** Chooses the first article because it is damaged, and continues. */
const chooseDamaged = async ({ returns: { articles, regulations } }: Screens): Promise<void> => {
  const line = articles.line(0);
  await line.tick.check();
  await line.reason.selectOption('damaged');
  await articles.goOn.click();
  await expect(regulations.title).toBeVisible();
};

/** From the regulations to the last step, with what is chosen already. */
export const goToConfirm = async ({ returns: { regulations, carrier, confirm } }: Screens): Promise<void> => {
  await regulations.goOn.click();
  await expect(carrier.title).toBeVisible();
  await carrier.goOn.click();
  await expect(confirm.title).toBeVisible();
};

/** From the first page of a guest to the last step. */
export const returnAsGuest = async (shop: Screens): Promise<void> => {
  await shop.returns.landing.find();
  await expect(shop.returns.articles.title).toBeVisible();
  await chooseDamaged(shop);
  await goToConfirm(shop);
};
