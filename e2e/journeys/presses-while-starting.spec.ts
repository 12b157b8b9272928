import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { PERSONAS } from '@shop/fakes/personas/personas';
import { expect, test } from '../fixtures.ts';
import type { Screens } from '../screens/screens.ts';

/** The four journeys together press at every 20 ms of the first two seconds of a page. */
const STEP_MS = 20;
const LAST_MS = 2_000;
const JOURNEYS = 4;
/** How many shoppers of a journey are on their way at the same time: mostly they wait for the time to press. */
const SHOPPERS = 3;
/** What the scenario of a guest's basket begins with. */
const ARTICLES = 6;
const OF_THE_FIRST = 2;
/** How many times slower the processor is than this machine's. */
const SLOWED = 4;

/** When the journey of this number presses, in milliseconds after the page's button is there and its scripts have begun to load. */
const pressTimes = (journey: number): readonly number[] => Array.from({ length: LAST_MS / STEP_MS / JOURNEYS }, (_, press) => (press * JOURNEYS + journey) * STEP_MS);

/** Moves the pointer to a button, which starts the page's scripts, and presses after this time, whatever the page does. */
const pressAfter = async (page: Page, button: Locator, ms: number): Promise<void> => {
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 2 });
  await wait(ms);
  await page.mouse.down();
  await page.mouse.up();
};

/** What one of the four journeys shows. */
interface Story {
  readonly journey: number;
  readonly scenario?: string;
  /** Opens a page, presses a button, and sees what the shopper's presses up to this one have done. */
  readonly press: (shopper: Screens, pressOn: (button: Locator) => Promise<void>, count: number) => Promise<void>;
  /** Sees afterwards that none of the presses has counted twice. */
  readonly seeAll?: (shopper: Screens, count: number) => Promise<void>;
}

/** Shares the presses of a story among several shoppers, each in a world of their own. The processor is slow from the beginning of a page to the press. */
const tell = async (anotherShopper: (scenario?: string) => Promise<Screens>, { journey, scenario, press, seeAll }: Story): Promise<void> => {
  const pressesOf = async (times: readonly number[]): Promise<void> => {
    const shopper = await anotherShopper(scenario);
    const session = await shopper.page.context().newCDPSession(shopper.page);
    const slowDown = (rate: number): Promise<unknown> => session.send('Emulation.setCPUThrottlingRate', { rate });
    for (const [index, ms] of times.entries()) {
      await slowDown(SLOWED);
      const pressOn = async (button: Locator): Promise<void> => {
        await pressAfter(shopper.page, button, ms);
        await slowDown(1);
      };
      await press(shopper, pressOn, index + 1);
    }
    await seeAll?.(shopper, times.length);
  };
  const shares = Array.from({ length: SHOPPERS }, (_, shopper) => pressTimes(journey).filter((_, press) => press % SHOPPERS === shopper));
  await Promise.all(shares.map(pressesOf));
};

test.use({ startsScripts: false });
// One after the other: together, their slowed pages would leave the shop no time to respond.
test.describe.configure({ mode: 'default', timeout: 240_000 });

test('adds to the basket once with each press', async ({ anotherShopper }) => {
  await tell(anotherShopper, {
    journey: 0,
    press: async ({ page, product, header }, pressOn, count) => {
      await page.goto('/prod/1031030/', { waitUntil: 'commit' });
      await pressOn(product.add);
      await header.seeArticles(count);
    },
    seeAll: async ({ basket }, count) => {
      await basket.open();
      await expect(basket.quantity).toHaveValue(String(count));
    },
  });
});

test('changes a quantity once with each press', async ({ anotherShopper }) => {
  await tell(anotherShopper, {
    journey: 1,
    scenario: 'guest-3-items',
    press: async ({ page, header, basket }, pressOn, count) => {
      await page.goto('/checkout/basket/', { waitUntil: 'commit' });
      await pressOn(basket.more);
      await header.seeArticles(ARTICLES + count);
    },
    seeAll: async ({ basket, header }, count) => {
      await basket.open();
      await expect(basket.quantity).toHaveValue(String(OF_THE_FIRST + count));
      await header.seeArticles(ARTICLES + count);
    },
  });
});

test('continues as a guest with each press', async ({ anotherShopper }) => {
  await tell(anotherShopper, {
    journey: 2,
    scenario: 'guest-3-items',
    press: async ({ page, checkoutLogin, shipping }, pressOn) => {
      await page.goto('/checkout/login/', { waitUntil: 'commit' });
      await pressOn(checkoutLogin.asGuest);
      await expect(page).toHaveURL('/checkout/shipping/');
      await expect(shipping.email).toBeVisible();
    },
  });
});

test('signs in with each press', async ({ anotherShopper }) => {
  await tell(anotherShopper, {
    journey: 3,
    press: async ({ page, login, header }, pressOn) => {
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
