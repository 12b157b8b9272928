import type { Locator, Page } from '@playwright/test';
import { dropRequests } from '../browser-network.ts';
import { expect, test } from '../fixtures.ts';
import { press } from '../flows/by-keyboard.ts';

const ROWS = 200;
/** The last row of the first group, and one far below. */
const LAST_OF_GROUP = 24;
const FAR = 150;

const rows = (page: Page): Locator => page.getByRole('row').filter({ has: page.getByRole('heading', { level: 3 }) });
const nameIn = async (row: Locator): Promise<string> =>
  (await row.getByRole('heading', { level: 3 }).textContent()) ?? '';

/** Whether the browser lays out nothing of it, not even its box. */
const isSkipped = (row: Locator): Promise<boolean> =>
  row.evaluate((element) => !element.checkVisibility({ contentVisibilityAuto: true }));

test.beforeEach(async ({ resume, shop: { page, header } }) => {
  const { landing } = await resume('wishlist-school');
  await page.goto(landing);
  await header.seeStarted();
  await page
    .getByRole('link', { name: /^Klasse 1a/u })
    .first()
    .click();
  await expect(rows(page)).toHaveCount(ROWS);
});

test('lays out only the rows near the screen, until the keyboard or the printer comes to the others', async ({
  shop: { page },
}) => {
  await expect.poll(() => isSkipped(rows(page).nth(FAR))).toBe(true);
  expect(await isSkipped(rows(page).first())).toBe(false);
  const next = rows(page).nth(LAST_OF_GROUP + 1);
  await rows(page).nth(LAST_OF_GROUP).getByRole('button').last().focus();
  await page.keyboard.press('Tab');
  await expect(next.getByRole('checkbox')).toBeFocused();
  await expect(next.getByRole('checkbox')).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  expect(await isSkipped(rows(page).last())).toBe(false);
});

test('shows the rows of another order in it, with a quantity that is not saved', async ({
  consoleErrors,
  shop: { page, t },
}) => {
  consoleErrors.expect(/Failed to load resource|net::ERR/u);
  const network = await dropRequests(page);
  const row = rows(page).nth(FAR);
  const name = await nameIn(row);
  await row.getByRole('textbox').fill('77');
  await expect(row.getByRole('alert')).toBeVisible();
  await network.restore();
  await page.getByRole('combobox', { name: t('wishlists:sort') }).selectOption('price');
  const moved = rows(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect.poll(() => nameIn(rows(page).nth(FAR))).not.toBe(name);
  await expect(moved.getByRole('textbox')).toHaveValue('77');
  await expect(moved.getByRole('alert')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const tops = await rows(page).evaluateAll((all) => all.map((element) => element.getBoundingClientRect().top));
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
});

test('leads to what takes the place of a row far below', async ({ shop: { page, t } }) => {
  const row = rows(page).nth(FAR);
  const name = await nameIn(row);
  const remove = row.getByRole('button', { name: `${t('wishlists:entry.remove')} ${name}` });
  await remove.focus();
  await press(page, remove);
  const restore = page.getByRole('button', { name: `${t('wishlists:removed.restore')} ${name}` });
  await expect(restore).toBeFocused();
  await expect(restore).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(row.getByRole('link', { name, exact: true })).toBeFocused();
  await expect(row.getByRole('link', { name, exact: true })).toBeInViewport();
});
