import { expect, test } from '../fixtures.ts';
import { press, tabTo, type } from '../flows/by-keyboard.ts';
import { orderAsGuestByKeyboard } from '../flows/order-as-guest.ts';
import { screensIn } from '../screens/screens.ts';
import { tabOn } from '../tab.ts';

const PHONE = { width: 390, height: 844 };
const ARTICLES = ['101101601', '101101901', '101102101'];

test('lets a teacher make and share a class list, a parent without an account buy from it, and the teacher follow it, on phones by keyboard alone', {
  tag: '@upstream',
}, async ({ resume, context, browser, baseURL, storefront, shop: { page, header, t } }) => {
  await page.setViewportSize(PHONE);
  await resume('wishlist');
  const world = await context.cookies();
  await page.goto('/myaccount/wishlist/');
  await header.seeStarted();
  const dialog = page.getByRole('dialog');
  await press(page, page.getByRole('link', { name: t('wishlists:lists.new') }));
  await type(page, dialog.getByRole('textbox', { name: t('wishlists:new.name') }), 'Klasse 4a');
  await tabTo(page, dialog.getByRole('radio', { name: new RegExp(`^${t('wishlists:new.kind.list')}`, 'u') }));
  await page.keyboard.press('ArrowDown');
  await press(page, dialog.getByRole('button', { name: t('wishlists:new.save') }));
  await expect(page.getByRole('heading', { level: 2, name: 'Klasse 4a' })).toBeVisible();
  await press(page, page.getByRole('link', { name: t('wishlists:menu.import') }));
  await type(
    page,
    dialog.getByRole('textbox', { name: t('wishlists:import.lines') }),
    ARTICLES.map((number) => `${number};25`).join('\n'),
  );
  await press(page, dialog.getByRole('button', { name: t('wishlists:import.do') }));
  await expect(page.getByRole('row').filter({ has: page.getByRole('textbox') })).toHaveCount(3);
  await press(page, page.getByRole('link', { name: t('wishlists:menu.share'), exact: true }));
  await press(page, dialog.getByRole('button', { name: new RegExp(t('wishlists:share.parents'), 'u') }));
  const link = await dialog.getByText(/\?token=\w{20}/u).textContent();
  await page.keyboard.press('Escape');

  const phone = await browser.newContext({ viewport: PHONE, baseURL: baseURL ?? '' });
  await phone.addCookies(world.filter(({ name }) => name === 'SHOP_WORLD'));
  const parent = screensIn(tabOn(await phone.newPage(), storefront));
  await parent.page.goto(link ?? '');
  const claims = parent.page.getByRole('button', { name: new RegExp(`^${t('wishlists:claim.do')}`, 'u') });
  for (const [at] of ARTICLES.entries()) {
    await press(parent.page, claims.first());
    await expect(parent.page.getByText(t('wishlists:claim.own', { count: 1 }))).toHaveCount(at + 1);
  }
  await press(parent.page, parent.page.getByRole('button', { name: /^Übernommenes in den Warenkorb \(3\sStück\)/u }));
  await press(parent.page, parent.page.getByRole('dialog').getByRole('link', { name: t('wishlists:inCart.basket') }));
  await orderAsGuestByKeyboard(parent);
  await phone.close();

  await page.reload();
  await expect(page.getByText(/Gebraucht: 75 Stück\. Übernommen: 3, davon gekauft: 3\. Offen: 72\./u)).toBeVisible();
});
