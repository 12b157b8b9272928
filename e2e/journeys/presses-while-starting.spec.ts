import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { PERSONAS } from '@shop/fakes/personas/personas';
import { countPosts } from '../browser-network.ts';
import { seeFirstPaint } from '../first-paint.ts';
import { expect, test } from '../fixtures.ts';
import type { Screens } from '../screens/screens.ts';

/** In the long run, the four journeys together press at every 20 ms of the first two seconds of a page. */
const STEP_MS = 20;
const LAST_MS = 2_000;
const JOURNEYS = 4;
/** Otherwise each presses before the scripts arrive, and while they start. */
const MOMENTS_MS = [0, 240];
/** What the scenario of a guest's basket begins with. */
const ARTICLES = 6;
const PIECES_OF_THE_FIRST = 2;
/** How many times slower the processor is than this machine's. */
const SLOWED = 4;

/** When the journey of this number presses, in milliseconds after the page's button is seen and its scripts have begun to load. */
const pressTimes = (journey: number): readonly number[] => {
  if (process.env['TEST_RING'] !== 'long') return MOMENTS_MS.map((ms) => ms + journey * STEP_MS);
  return Array.from({ length: LAST_MS / STEP_MS / JOURNEYS }, (_, press) => (press * JOURNEYS + journey) * STEP_MS);
};

/** Moves the pointer to a button, which starts the page's scripts, and presses after this time, whatever the page does. */
const pressAfter = async (page: Page, button: Locator, ms: number): Promise<void> => {
  await seeFirstPaint(page);
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 2 });
  await wait(ms);
  await page.mouse.down();
  await page.mouse.up();
};

/** What one of the four journeys shows. */
interface Story {
  readonly journey: number;
  /** Where the button's form is posted, without scripts and with them. */
  readonly posts: readonly string[];
  /** Opens a page, presses a button, and sees what the presses up to this one have done. */
  readonly press: (pressOn: (button: Locator) => Promise<void>, count: number) => Promise<void>;
}

/** Presses at all times of a journey, and returns how often. The processor is slow from the beginning of a page until its scripts have taken over. */
const tell = async ({ page, header }: Screens, { journey, posts, press }: Story): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  const slowDown = (rate: number): Promise<unknown> => session.send('Emulation.setCPUThrottlingRate', { rate });
  const times = pressTimes(journey);
  const sent = countPosts(page, posts);
  for (const [index, ms] of times.entries()) {
    await slowDown(SLOWED);
    const pressOn = async (button: Locator): Promise<void> => {
      await pressAfter(page, button, ms);
      await header.seeStarted();
      // A slowed page keeps a core busy even while it waits, and other journeys need that core.
      await slowDown(1);
    };
    await press(pressOn, index + 1);
    expect(sent.count(), `posted after ${ms} ms`).toBe(index + 1);
  }
  return times.length;
};

test.use({ startsScripts: false });
// One after the other: together, their slowed pages would leave the shop no time to respond.
test.describe.configure({ mode: 'default', timeout: 240_000 });

test('adds to the basket once with each press', async ({ resume, shop }) => {
  const { page, product, basket, header } = shop;
  await resume();
  const presses = await tell(shop, {
    journey: 0,
    posts: ['/forms/update-cart', 'UpdateCart'],
    press: async (pressOn, count) => {
      await page.goto('/prod/1031030/', { waitUntil: 'commit' });
      await pressOn(product.add);
      await header.seeArticles(count);
    },
  });
  await basket.open();
  await expect(basket.quantity).toHaveValue(String(presses));
});

test('changes a quantity once with each press', async ({ resume, shop }) => {
  const { page, basket, header } = shop;
  await resume('guest-3-items');
  const presses = await tell(shop, {
    journey: 1,
    posts: ['/forms/update-cart', 'UpdateCart'],
    press: async (pressOn, count) => {
      await page.goto('/checkout/basket/', { waitUntil: 'commit' });
      await pressOn(basket.more);
      await header.seeArticles(ARTICLES + count);
    },
  });
  await basket.open();
  await expect(basket.quantity).toHaveValue(String(PIECES_OF_THE_FIRST + presses));
  await header.seeArticles(ARTICLES + presses);
});

test('continues as a guest once with each press', async ({ resume, shop }) => {
  const { page, checkoutLogin, shipping } = shop;
  await resume('guest-3-items');
  await tell(shop, {
    journey: 2,
    posts: ['/forms/checkout-login', 'ChooseCheckoutLogin'],
    press: async (pressOn) => {
      await page.goto('/checkout/login/', { waitUntil: 'commit' });
      await pressOn(checkoutLogin.asGuest);
      await expect(page).toHaveURL('/checkout/shipping/');
      await expect(shipping.email).toBeVisible();
    },
  });
});

test('signs in once with each press', async ({ resume, shop }) => {
  const { page, login, header } = shop;
  await resume();
  await tell(shop, {
    journey: 3,
    posts: ['/forms/login', '/api/login-action/'],
    press: async (pressOn) => {
      await page.context().clearCookies({ name: /^(?!SHOP_WORLD$)/u });
      await page.goto('/login/', { waitUntil: 'commit' });
      await login.identifier.fill(PERSONAS.existing.identifier);
      await login.password.fill(PERSONAS.existing.password);
      await pressOn(login.submit);
      await expect(page).toHaveURL('/myaccount/contact-details/');
      await expect(header.account('Anna')).toBeVisible();
    },
  });
});
