import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { PERSONAS } from '@shop/fakes/personas/personas';
import { expect, test } from '../fixtures.ts';

/** The four journeys together press at every 20 ms of the first two seconds of a page. */
const STEP_MS = 20;
const LAST_MS = 2_000;
const JOURNEYS = 4;
/** How many times slower the processor is than this machine's. */
const SLOWED = 4;

/** When the journey of this number presses, in milliseconds after the page's button is there and its scripts have begun to load. */
const pressTimes = (journey: number): readonly number[] => Array.from({ length: LAST_MS / STEP_MS / JOURNEYS }, (_, press) => (press * JOURNEYS + journey) * STEP_MS);

const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
};

/** Moves the pointer to a button, which starts the page's scripts, and presses after this time, whatever the page does. */
const pressAfter = async (page: Page, button: Locator, ms: number): Promise<void> => {
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 2 });
  await wait(ms);
  await page.mouse.down();
  await page.mouse.up();
};

test.use({ startsScripts: false });
test.describe.configure({ timeout: 240_000 });

test('adds to the basket once with each press', async ({ enter, shop: { page, product, header, basket } }) => {
  await enter();
  await slowDown(page);
  let added = 0;
  for (const ms of pressTimes(0)) {
    await page.goto('/prod/1031030/', { waitUntil: 'commit' });
    await pressAfter(page, product.add, ms);
    added += 1;
    await header.seeArticles(added);
  }
  await basket.open();
  await expect(basket.quantity).toHaveValue(String(added));
});

test('changes a quantity once with each press', async ({ enter, shop: { page, header, basket } }) => {
  await enter('guest-3-items');
  await slowDown(page);
  await basket.open();
  const before = Number(await basket.quantity.inputValue());
  const others = 6 - before;
  let pressed = 0;
  for (const ms of pressTimes(1)) {
    await page.goto('/checkout/basket/', { waitUntil: 'commit' });
    await pressAfter(page, basket.more, ms);
    pressed += 1;
    await header.seeArticles(others + before + pressed);
  }
  await basket.open();
  await expect(basket.quantity).toHaveValue(String(before + pressed));
});

test('continues as a guest with each press', async ({ enter, shop: { page, checkoutLogin, shipping } }) => {
  await enter('guest-3-items');
  await slowDown(page);
  for (const ms of pressTimes(2)) {
    await page.goto('/checkout/login/', { waitUntil: 'commit' });
    await pressAfter(page, checkoutLogin.asGuest, ms);
    await expect(page).toHaveURL('/checkout/shipping/');
    await expect(shipping.email).toBeVisible();
  }
});

test('signs in with each press', async ({ enter, shop: { page, login, header } }) => {
  await enter();
  await slowDown(page);
  for (const ms of pressTimes(3)) {
    await page.goto('/login/', { waitUntil: 'commit' });
    await login.identifier.fill(PERSONAS.existing.identifier);
    await login.password.fill(PERSONAS.existing.password);
    await pressAfter(page, login.submit, ms);
    await expect(page).toHaveURL('/myaccount/contact-details/');
    await expect(header.account('Anna')).toBeVisible();
    await page.goto('/logout/', { waitUntil: 'commit' });
    await expect(header.login).toBeVisible();
  }
});
