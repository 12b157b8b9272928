import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any page has. */
const MOST_STOPS = 200;

/** Presses Tab until the target has the focus. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
};

export const press = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
  await expect(target).toBeVisible();
  await expect(target).toBeEnabled();
  await tabTo(page, target);
  await page.keyboard.press(key);
};

export const type = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.type(text);
};
