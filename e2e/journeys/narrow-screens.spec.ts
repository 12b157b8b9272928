import { expect, test } from '../fixtures.ts';

/** 1280 px at 400 %: the narrowest width at which nothing may scroll sideways (WCAG 1.4.10). */
const NARROW = { width: 320, height: 640 };
/** 1280 px at 200 %. */
const ZOOMED = { width: 640, height: 450 };

const PAGES = [
  { path: '/', scenario: 'empty' },
  { path: '/cat/1011/', scenario: 'empty' },
  { path: '/service/versand/', scenario: 'empty' },
  { path: '/login/', scenario: 'empty' },
  { path: '/myaccount/register/', scenario: 'empty' },
  { path: '/myaccount/contact-details/', scenario: 'returning-with-basket' },
  { path: '/checkout/basket/', scenario: 'basket-mixed' },
  { path: '/checkout/login/', scenario: 'guest-3-items' },
  { path: '/checkout/shipping/', scenario: 'returning-with-basket' },
  { path: '/checkout/payment/', scenario: 'ready-to-order' },
  { path: '/checkout/summary/', scenario: 'ready-to-order' },
] as const;

for (const { name, viewport } of [{ name: '320 px', viewport: NARROW }, { name: '200 %', viewport: ZOOMED }]) {
  test.describe(name, () => {
    test.use({ viewport });

    for (const { path, scenario } of PAGES) {
      test(`shows ${path} at ${name} without scrolling sideways`, async ({ enter, shop: { page } }) => {
        await enter(scenario);
        await page.goto(path);
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
      });
    }
  });
}

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('moves nothing for whoever wants no motion', async ({ enter, shop: { page, basket } }) => {
    await enter('guest-3-items');
    await basket.removeFirst.click();
    await expect(basket.undo).toBeVisible();
    const moving = await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
    expect(moving).toBe(0);
  });
});
