import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { press, tabTo } from '../flows/by-keyboard.ts';
import { setFont } from '../narrow-views.ts';

test('keeps a list by keyboard alone: bookmarks, changes a quantity, removes, restores and shares', async ({
  resume,
  shop: { page, header, t },
}) => {
  await resume('wishlist');
  await page.goto('/prod/1011010/');
  await header.seeStarted();
  const bookmark = page.getByRole('button', {
    name: new RegExp(`^${t('shell:bookmark.label', { name: '' }).trim()}`, 'u'),
  });
  const choice = page.getByRole('dialog', { name: t('wishlists:choice.title') });
  await press(page, bookmark.first());
  await expect(choice.getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(choice).toBeHidden();
  await expect(bookmark.first()).toBeFocused();
  await expect(bookmark.first()).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/myaccount/wishlist/');
  await header.seeStarted();
  const rows = page.getByRole('row').filter({ has: page.getByRole('textbox') });
  await expect(rows).toHaveCount(9);
  const last = rows.last();
  const name = (await last.getByRole('heading', { level: 3 }).textContent()) ?? '';
  const quantity = last.getByRole('textbox');
  await tabTo(page, quantity);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('7');
  await page.keyboard.press('Tab');
  await expect(last).not.toHaveAttribute('aria-busy', 'true');
  await press(page, last.getByRole('button', { name: `${t('wishlists:entry.remove')} ${name}` }));
  const restore = page.getByRole('button', { name: `${t('wishlists:removed.restore')} ${name}` });
  await expect(restore).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(last.getByRole('link', { name, exact: true })).toBeFocused();
  await expect(quantity).toHaveValue('7');
  await press(page, page.getByRole('link', { name: /^Schulanfang Mia/u }));
  await expect(page.getByRole('heading', { level: 2, name: 'Schulanfang Mia' })).toBeVisible();
  const share = page.getByRole('link', { name: t('wishlists:menu.share'), exact: true });
  await press(page, share);
  const dialog = page.getByRole('dialog', { name: t('wishlists:share.title', { list: 'Schulanfang Mia' }) });
  await press(page, dialog.getByRole('button', { name: new RegExp(t('wishlists:share.level.viewer'), 'u') }));
  await expect(dialog.getByText(/\/myaccount\/wishlist\/shared\/\?token=\w{20}/u)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(share).toBeFocused();
});

/** Whether it can be seen, and nothing lies over its middle. */
const isOnTop = (element: Element): boolean => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

test('shows what has the focus beside what the toasts tell', async ({ resume, shop: { page, header, toasts, t } }) => {
  const { landing } = await resume('wishlist');
  await page.goto(landing);
  await header.seeStarted();
  // Toasts that a pointer rests on stay, however long the way by Tab takes.
  await toasts.region.dispatchEvent('pointerover');
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('textbox') })
    .nth(1);
  const name = (await row.getByRole('heading', { level: 3 }).textContent()) ?? '';
  const remove = page.getByRole('button', { name: `${t('wishlists:entry.remove')} ${name}` });
  const restore = page.getByRole('button', { name: `${t('wishlists:removed.restore')} ${name}` });
  await press(page, remove);
  await expect(restore).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, remove);
  await row.evaluate((element) => element.scrollIntoView());
  await page.keyboard.press('Enter');
  await expect(restore).toBeFocused();
  await expect(toasts.region.getByRole('listitem')).toHaveCount(2);
  await expect.poll(() => restore.evaluate(isOnTop)).toBe(true);
  await tabTo(page, page.getByRole('button', { name: t('shell:toast.close') }).first());
  await expect
    .poll(() =>
      page
        .getByRole('button', { name: t('shell:toast.close') })
        .first()
        .evaluate(isOnTop),
    )
    .toBe(true);
});

test('tells above an open dialog what was done in it', async ({ resume, shop: { page, header, toasts, t } }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { landing } = await resume('wishlist-shared');
  await page.goto(landing);
  await header.seeStarted();
  await page.getByRole('link', { name: t('wishlists:menu.share'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: t('wishlists:share.email') }).fill('kollegin@schule.example');
  await dialog.getByRole('button', { name: t('wishlists:share.invite.do') }).click();
  const told = toasts.region.getByRole('listitem');
  await expect(told).toHaveCount(1);
  await toasts.close();
  await expect(told).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

test('keeps the part that its URL opens while the script of that part is fetched', async ({
  resume,
  shop: { page, header, t },
}) => {
  await resume('wishlist');
  const fetched = Promise.withResolvers<undefined>();
  await page.route('**/list-section*.js', async (route) => {
    await fetched.promise;
    await route.continue();
  });
  await page.goto('/myaccount/wishlist/?open=add&source=cart');
  await header.seeStarted();
  const part = page.getByRole('heading', { name: t('wishlists:add.title.cart') });
  await page.getByRole('checkbox', { name: t('wishlists:choose.all') }).check();
  await expect(page.getByRole('button', { name: t('wishlists:chosen.remove'), exact: true })).toBeVisible();
  await expect(part).toBeVisible();
  fetched.resolve(undefined);
  await expect(page.getByRole('combobox', { name: t('wishlists:add.to') })).toBeVisible();
  await expect(part).toBeVisible();
});

test('breaks the longest word of a toast on a narrow screen, keeps its button on it, and the new list in sight', async ({
  resume,
  shop: { page, header, toasts, t },
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await resume('wishlist');
  await page.goto('/myaccount/wishlist/?open=new');
  await header.seeStarted();
  await page
    .getByRole('textbox', { name: t('wishlists:new.name') })
    .fill('Donaudampfschifffahrtsgesellschaftskapitänsmütze');
  await page.getByRole('button', { name: t('wishlists:new.save') }).click();
  const toast = toasts.region.getByRole('listitem').filter({ hasText: 'Donaudampfschifffahrtsgesellschaft' });
  await expect(toast).toBeInViewport({ ratio: 1 });
  await expect(toast.getByRole('button', { name: t('shell:toast.close') })).toBeInViewport({ ratio: 1 });
  const tab = (name: RegExp) =>
    page.getByRole('navigation', { name: t('wishlists:lists'), exact: true }).getByRole('link', { name });
  await expect(tab(/^Donaudampfschifffahrts/u)).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: t('wishlists:lists.new') }).click();
  await page.getByRole('textbox', { name: t('wishlists:new.name') }).fill('Zwölfter Jahrgang');
  await page.getByRole('button', { name: t('wishlists:new.save') }).click();
  await expect(tab(/^Zwölfter Jahrgang/u)).toBeInViewport({ ratio: 1 });
});

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** 1.5 times the usual letters, as many phones are set. */
const LARGE_FONT = 24;
/** The code that takes a claim back, with what keeps it together. */
const CODE = /\w{5}\u2060?-\u2060?\w{5}/u;

const boxOf = async (what: Locator | undefined): Promise<Box> => {
  const box = await what?.boundingBox();
  expect(box).toBeTruthy();
  return box ?? { x: 0, y: 0, width: 0, height: 0 };
};

/** How much wider than its longest option a select is, in pixels. */
const roomBesideWords = (select: HTMLSelectElement): number => {
  const { font, paddingLeft, paddingRight } = getComputedStyle(select);
  const canvas = document.createElement('canvas').getContext('2d');
  if (canvas === null) return Number.NaN;
  canvas.font = font;
  const words = Math.max(...[...select.options].map(({ text }) => canvas.measureText(text).width));
  return select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - words;
};

/** How wide its words may run, and over how many lines its code does. */
const measureToast = (words: HTMLElement, code: string): { readonly words: number; readonly codeLines: number } => {
  const text = [...words.childNodes].find((node) => new RegExp(code, 'u').test(node.textContent ?? ''));
  const found = new RegExp(code, 'u').exec(text?.textContent ?? '');
  const range = document.createRange();
  if (text !== undefined && found !== null) {
    range.setStart(text, found.index);
    range.setEnd(text, found.index + found[0].length);
  }
  return { words: words.clientWidth, codeLines: new Set([...range.getClientRects()].map(({ top }) => top)).size };
};

/** Whether the second lies in a line below the first. */
const isBelow = (first: Box, second: Box): boolean => second.y >= first.y + first.height;

test('shows all of a row, of the lists and of a choice on the narrowest screen', async ({
  resume,
  shop: { page, header, t },
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { landing } = await resume('wishlist');
  await page.goto(landing);
  await header.seeStarted();
  const edge = await boxOf(page.getByRole('heading', { level: 1 }));
  const [tab] = await page
    .getByRole('navigation', { name: t('wishlists:lists'), exact: true })
    .getByRole('link')
    .all();
  expect.soft((await boxOf(tab)).x).toBe(edge.x);
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('textbox') })
    .first();
  await row.getByRole('textbox').fill('9998');
  await row.getByRole('textbox').press('Tab');
  const total = row.getByRole('cell').last();
  await expect(total).toHaveText(/\d\.\d{3},\d\d/u);
  expect.soft(isBelow(await boxOf(row.getByRole('textbox')), await boxOf(total))).toBe(true);
  await setFont(await page.context().newCDPSession(page), LARGE_FONT);
  const sort = page.getByRole('combobox', { name: t('wishlists:sort') });
  expect.soft(await sort.evaluate(roomBesideWords)).toBeGreaterThanOrEqual(0);
});

test('shows the code of a claim in one line of a toast that is as wide as a narrow screen', async ({
  resume,
  shop: { page, header, toasts, t },
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await setFont(await page.context().newCDPSession(page), LARGE_FONT);
  const { landing } = await resume('class-list');
  await page.goto(landing);
  await header.seeStarted();
  await press(page, page.getByRole('button', { name: new RegExp(`^${t('wishlists:claim.do')}`, 'u') }).first());
  const toast = toasts.region.getByRole('listitem').filter({ hasText: CODE });
  const { words, codeLines } = await toast.getByRole('paragraph').evaluate(measureToast, CODE.source);
  expect.soft(codeLines).toBe(1);
  expect.soft(words / (await boxOf(toast)).width).toBeGreaterThan(0.8);
});

test('shows the ways of a class list into the basket as wide as each other on a phone', async ({
  resume,
  shop: { page, header, toasts, t },
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { landing } = await resume('class-list');
  await page.goto(landing);
  await header.seeStarted();
  await press(page, page.getByRole('button', { name: new RegExp(`^${t('wishlists:claim.do')}`, 'u') }).first());
  await expect(toasts.region.getByRole('listitem')).toHaveText(CODE);
  const ways = page.getByRole('button', { name: t('wishlists:shared.cart.open', { count: 0 }).replace(/\(.*/u, '') });
  const claimed = page.getByRole('button', { name: t('wishlists:shared.cart.claimed', { count: 1 }) });
  expect((await boxOf(claimed)).width).toBe((await boxOf(ways)).width);
});
