import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { settleLayout, shiftsOf, watchShifts } from '../layout-shifts.ts';

const FULL_PAGE = '/cat/10/';
/** Its tiles have all parts that wrap on narrow screens. */
const CRAFTS = '/cat/12/';
const TILES = 60;
const FAR_TILE = 40;

const tiles = (page: Page) => page.getByRole('main').getByRole('article');

/** As dragging the scroll bar does: what lies between is never drawn. */
const jumpTo = async (page: Page, share: number): Promise<void> => {
  await page.evaluate((to) => scrollTo(0, to * (document.documentElement.scrollHeight - innerHeight)), share);
  await settleLayout(page);
};

/** As reading on does: each tile comes near. */
const seeAllTiles = async (page: Page): Promise<void> => {
  await expect(tiles(page)).toHaveCount(TILES);
  for (let at = 0; at < TILES; at += 1) await tiles(page).nth(at).scrollIntoViewIfNeeded();
};

const isSkipped = (page: Page, at: number): Promise<boolean> => tiles(page).nth(at).getByRole('heading').evaluate((name) => !name.checkVisibility({ contentVisibilityAuto: true }));
const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
const topOf = (page: Page, at: number): Promise<number> => tiles(page).nth(at).evaluate((tile) => Math.round(tile.getBoundingClientRect().top));

/** Height of a line in a tile, in pixels. */
const LINE = 21;

/** What each row has between the lowest text of its tiles and the choices at their feet, in pixels. */
const freeRoomOfRows = async (page: Page): Promise<readonly number[]> => {
  const rows = new Map<number, number>();
  for (const tile of await tiles(page).all()) {
    // A tile that is skipped has no measures.
    await tile.scrollIntoViewIfNeeded();
    const { row, room } = await tile.evaluate((article) => {
      const choice = article.querySelector('label');
      const text = choice?.previousElementSibling;
      if (choice === null || text === null || text === undefined) throw new Error('a tile has texts, and a choice below them');
      return { row: Math.round(article.getBoundingClientRect().top + scrollY), room: choice.getBoundingClientRect().top - text.getBoundingClientRect().bottom };
    });
    rows.set(row, Math.min(rows.get(row) ?? Infinity, room));
  }
  return [...rows.values()];
};

/** Days on which goods in stock arrive in one month and in two, of which narrow tiles need a line to name them both. No month has a longer name. */
const DAYS = { 'in one month': '2026-09-09T10:00:00Z', 'in two months': '2026-09-28T10:00:00Z' };

for (const [months, at] of Object.entries(DAYS)) {
  test.describe(`if articles arrive ${months}`, () => {
    test.use({ at });

    test(`skips tiles far from the screen, and moves nothing when they come, if articles arrive ${months} (CLS 0)`, { tag: '@phone' }, async ({ resume, shop: { page } }) => {
      await resume();
      await page.goto(FULL_PAGE);
      await expect(tiles(page)).toHaveCount(TILES);
      await watchShifts(page);
      expect(await isSkipped(page, 0)).toBe(false);
      expect(await isSkipped(page, FAR_TILE)).toBe(true);
      const height = await heightOf(page);
      for (const share of [0.6, 1, 0.3, 0.9, 0]) await jumpTo(page, share);
      await seeAllTiles(page);
      expect(await isSkipped(page, TILES - 1)).toBe(false);
      expect(await heightOf(page)).toBe(height);
      expect(await shiftsOf(page)).toEqual([]);
    });

    // Screen widths in pixels at which the texts of a tile wrap otherwise than on the usual phone.
    for (const width of [320, 344, 384, 600]) {
      for (const storefront of ['de', 'ch'] as const) {
        test.describe(`at ${width} px in the shop ${storefront}`, () => {
          test.use({ viewport: { width, height: 800 }, storefront });

          test(`moves nothing when tiles come at ${width} px in ${storefront}, if articles arrive ${months} (CLS 0)`, async ({ resume, shop: { page } }) => {
            await resume();
            await page.goto(CRAFTS);
            await expect(tiles(page)).toHaveCount(TILES);
            await watchShifts(page);
            const height = await heightOf(page);
            await seeAllTiles(page);
            expect(await heightOf(page)).toBe(height);
            expect(await shiftsOf(page)).toEqual([]);
          });
        });
      }
    }

    test.describe('on a large phone', () => {
      test.use({ viewport: { width: 600, height: 800 } });

      test(`leaves no line free in any row of tiles, if articles arrive ${months}`, async ({ resume, shop: { page } }) => {
        await resume();
        await page.goto(FULL_PAGE);
        await expect(tiles(page)).toHaveCount(TILES);
        expect(Math.max(...(await freeRoomOfRows(page)))).toBeLessThan(LINE);
      });
    });
  });
}

test('opens at the same place after a reload and after going back', { tag: '@phone' }, async ({ resume, shop: { page } }) => {
  await resume();
  await page.goto(FULL_PAGE);
  await jumpTo(page, 0.6);
  const before = await topOf(page, FAR_TILE);
  await page.reload();
  await expect.poll(() => topOf(page, FAR_TILE)).toBe(before);
  await page.goto('/service/versand/');
  await page.goBack();
  await expect.poll(() => topOf(page, FAR_TILE)).toBe(before);
});

test('lets the keyboard reach a skipped tile, and prints all of them', async ({ resume, shop: { page } }) => {
  await resume();
  await page.goto(FULL_PAGE);
  const far = tiles(page).nth(FAR_TILE).getByRole('link').first();
  await tiles(page).nth(FAR_TILE - 1).getByRole('checkbox').focus();
  await page.keyboard.press('Tab');
  await expect(far).toBeFocused();
  await expect(far).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  expect(await isSkipped(page, TILES - 1)).toBe(false);
});
