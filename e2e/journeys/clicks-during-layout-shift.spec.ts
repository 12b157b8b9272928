import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import type { Screens } from '../screens/screens.ts';

/** How far below its upper edge a button is pressed, in pixels: less than the height by which an error message pushes it down. */
const AT_THE_EDGE = 3;

const upperEdgeOf = async (button: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  await expect(button).toBeEnabled();
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  expect(box).not.toBeNull();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + AT_THE_EDGE };
};

const byMouse = async (page: Page, button: Locator): Promise<void> => {
  const { x, y } = await upperEdgeOf(button);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
};

const byFinger = async (page: Page, button: Locator): Promise<void> => {
  const { x, y } = await upperEdgeOf(button);
  await page.touchscreen.tap(x, y);
};

const expectErrorInFocus = async ({ errors, shipping, page, t }: Screens): Promise<void> => {
  await errors.see('shop.form.error.phone');
  await expect
    .poll(() =>
      errors.summary.evaluate(
        (summary) => document.activeElement?.contains(summary) === true && document.activeElement !== document.body,
      ),
    )
    .toBe(true);
  await expect(shipping.phone).toHaveAccessibleDescription(t.like('shop.form.error.phone'));
  await expect(page).toHaveURL('/checkout/shipping/');
};

test('registers a click on the upper edge of a button that an error message pushes down', async ({ enter, shop }) => {
  await enter('returning-with-basket');
  await shop.shipping.open();
  await shop.shipping.phone.fill('abends');
  await byMouse(shop.page, shop.shipping.goOn);
  await expectErrorInFocus(shop);
});

test('registers a tap on the upper edge of a button that an error message pushes down', {
  tag: ['@phone', '@phone-only'],
}, async ({ enter, shop }) => {
  await enter('returning-with-basket');
  await shop.shipping.open();
  await shop.shipping.phone.fill('abends');
  await byFinger(shop.page, shop.shipping.goOn);
  await expectErrorInFocus(shop);
});
