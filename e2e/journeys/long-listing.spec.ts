import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { settleLayout, shiftsOf, waitForFonts, watchShifts } from '../layout-shifts.ts';
import type { World } from '../worlds/world.ts';

const FULL_PAGE = '/cat/10/';
/** Its tiles have all parts that wrap on narrow screens. */
const CRAFTS = '/cat/12/';
/** Lightning deals are on for some of its articles. */
const DEALS = '/cat/1012/';
const TILES = 60;
const FAR_TILE = 40;

const tiles = (page: Page) => page.getByRole('main').getByRole('article');

/** As dragging the scroll bar does: what lies between is never drawn. */
const jumpTo = async (page: Page, share: number): Promise<void> => {
  await page.evaluate((to) => scrollTo(0, to * (document.documentElement.scrollHeight - innerHeight)), share);
  await settleLayout(page);
};

/** As reading on does: each tile comes near. */
const readOn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let read = 0; read < document.documentElement.scrollHeight; read += innerHeight) {
      scrollTo(0, read);
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
  });

const isSkipped = (page: Page, at: number): Promise<boolean> =>
  tiles(page)
    .nth(at)
    .getByRole('heading')
    .evaluate((name) => !name.checkVisibility({ contentVisibilityAuto: true }));
const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
const topOf = (page: Page, at: number): Promise<number> =>
  tiles(page)
    .nth(at)
    .evaluate((tile) => Math.round(tile.getBoundingClientRect().top));

/** What a tile says, and its measures in pixels. */
interface MeasuredTile {
  readonly text: string;
  readonly height: number;
  /** How much higher it becomes when it comes near. */
  readonly grows: number;
}

/** Measures all tiles: skipped by the browser, and near. */
const measureTiles = (page: Page): Promise<readonly MeasuredTile[]> =>
  tiles(page).evaluateAll((articles) => {
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [sheet];
    const heights = (visibility: string): readonly number[] => {
      sheet.replaceSync(`article { content-visibility: ${visibility} !important }`);
      return articles.map((article) => article.getBoundingClientRect().height);
    };
    const skipped = heights('hidden');
    const near = heights('visible');
    document.adoptedStyleSheets = [];
    return articles.map((article, at) => ({
      text: article.textContent,
      height: Math.round(near[at] ?? 0),
      grows: (near[at] ?? 0) - (skipped[at] ?? 0),
    }));
  });

const growing = (measured: readonly MeasuredTile[]): readonly string[] =>
  measured.filter(({ grows }) => Math.abs(grows) >= 1).map(({ text, grows }) => `${text} grows by ${grows} px`);

/** The tiles that are not as high as the first. */
const unequal = (measured: readonly MeasuredTile[]): readonly string[] =>
  measured
    .filter(({ height }) => height !== measured[0]?.height)
    .map(({ text, height }) => `${text} is ${height} px high`);

/** Expects all tiles to be of one height, whether the browser skips them or not. */
const expectOneHeight = async (page: Page, what: string): Promise<void> => {
  const measured = await measureTiles(page);
  expect.soft(growing(measured), what).toEqual([]);
  expect.soft(unequal(measured), what).toEqual([]);
};

const DAY_MINUTES = 24 * 60;

/** Days after the first on which goods in stock arrive in one month and in two, of which narrow tiles need a line to name them both. No month has a longer name. */
const DAYS = [
  { months: 'in one month', later: 0, dates: /Lieferung \w+, \d+\. bis \w+, \d+\. September/u },
  { months: 'in two months', later: 19, dates: /Lieferung \w+, \d+\. September bis \w+, \d+\. Oktober/u },
];

/** Opens a listing at its beginning, in its own fonts. */
const openListing = async (page: Page, path: string): Promise<void> => {
  // A page that is opened once more begins where it was left.
  await page.goto('about:blank');
  await page.goto(path);
  await expect(tiles(page)).toHaveCount(TILES);
  await waitForFonts(page);
};

/** Opens a listing on each of these days. */
const openOnDays = async (
  page: Page,
  world: World,
  path: string,
  look: (arrive: string) => Promise<void>,
): Promise<void> => {
  for (const { months, later, dates } of DAYS) {
    await world.advance({ minutes: later * DAY_MINUTES });
    await openListing(page, path);
    await expect(tiles(page).first()).toContainText(dates);
    await look(`if articles arrive ${months}`);
  }
};

/** Goes past all tiles. Expects that none moves what is on the screen. */
const expectToReadOnWithoutShifts = async (page: Page, what: string): Promise<void> => {
  await watchShifts(page);
  const height = await heightOf(page);
  await readOn(page);
  await tiles(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => isSkipped(page, TILES - 1)).toBe(false);
  expect.soft(await heightOf(page), what).toBe(height);
  expect.soft(await shiftsOf(page), what).toEqual([]);
};

/** Screen widths in pixels at which the texts of a tile wrap otherwise than on the usual phone. */
const WIDTHS = [320, 344, 384, 600];

test.describe('on the days of a month’s middle and end', () => {
  test.use({ at: '2026-09-09T10:00:00Z' });

  for (const { device, details } of [
    { device: 'desktop', details: {} },
    { device: 'phone', details: { tag: ['@phone', '@phone-only'] } },
  ]) {
    test(
      `skips tiles far from the screen of a ${device}, and moves nothing when they come (CLS 0)`,
      details,
      async ({ resume, shop: { page } }) => {
        await openOnDays(page, await resume(), FULL_PAGE, async (arrive) => {
          await watchShifts(page);
          await expect.poll(() => isSkipped(page, 0)).toBe(false);
          expect(await isSkipped(page, FAR_TILE)).toBe(true);
          const height = await heightOf(page);
          for (const share of [0.6, 1, 0.3, 0.9, 0]) await jumpTo(page, share);
          expect.soft(await heightOf(page), arrive).toBe(height);
          expect.soft(await shiftsOf(page), arrive).toEqual([]);
          await expectToReadOnWithoutShifts(page, arrive);
        });
      },
    );
  }

  for (const storefront of ['de', 'ch'] as const) {
    test.describe(`in the shop ${storefront}`, () => {
      test.use({ storefront });

      test(`moves nothing when tiles come on narrow screens, in the shop ${storefront} (CLS 0)`, {
        tag: '@long',
      }, async ({ resume, shop: { page } }) => {
        await openOnDays(page, await resume(), CRAFTS, async (arrive) => {
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 800 });
            await openListing(page, CRAFTS);
            await expectToReadOnWithoutShifts(page, `${arrive}, at ${width} px`);
          }
        });
      });

      test(`has tiles of one height on narrow screens, skipped or near, in the shop ${storefront}`, async ({
        resume,
        shop: { page },
      }) => {
        await openOnDays(page, await resume(), CRAFTS, async (arrive) => {
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 800 });
            await expectOneHeight(page, `${arrive}, at ${width} px`);
          }
        });
      });
    });
  }
});

test('has tiles of one height on wide screens', async ({ resume, shop: { page } }) => {
  await resume();
  for (const path of [FULL_PAGE, CRAFTS]) {
    await openListing(page, path);
    await expectOneHeight(page, path);
  }
});

test('has a lightning deal in a tile as high as the others', async ({ enter, shop: { page, t } }) => {
  await enter('deal-running');
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(DEALS);
    await waitForFonts(page);
    await expect(page.getByRole('main')).toContainText(t('catalogue:deal.reserved', { percent: '88' }));
    await expectOneHeight(page, `at ${width} px`);
  }
});

test.describe('in the business shop', () => {
  test.use({ storefront: 'b2b-de' });

  test('has tiles of one height where each price has its gross counterpart', async ({ enter, shop: { page } }) => {
    await enter('b2b-basket');
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await openListing(page, CRAFTS);
      await expectOneHeight(page, `at ${width} px`);
    }
  });
});

test('opens at the same place after a reload and after going back', { tag: '@phone' }, async ({
  resume,
  consoleErrors,
  shop: { page },
}) => {
  await resume();
  // Fonts that come too late for one page are there for the next, where rows are then of another height.
  await page.route('**/*.woff2', (route) => route.abort());
  consoleErrors.expect(/ERR_FAILED .*\.woff2$/u);
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
  await tiles(page)
    .nth(FAR_TILE - 1)
    .getByRole('checkbox')
    .focus();
  await page.keyboard.press('Tab');
  await expect(far).toBeFocused();
  await expect(far).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  expect(await isSkipped(page, TILES - 1)).toBe(false);
});
