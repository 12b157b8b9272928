import { expect, test } from '../fixtures.ts';
import type { Screens } from '../screens/screens.ts';
import { ADDRESSES, GUEST_EMAIL } from '../shoppers/addresses.ts';

test.use({
  launchOptions: {
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox'],
    executablePath: '/usr/bin/chromium',
  },
});

const SHIPPING = '/checkout/shipping/';

const goToShipping = async ({ page, product, basket, checkoutLogin, shipping }: Screens): Promise<void> => {
  await page.goto('/prod/1031030/');
  await product.addToBasket();
  await page.goto('/checkout/basket/');
  await basket.checkOut.click();
  await checkoutLogin.asGuest.click();
  await expect(shipping.goOn).toBeEnabled();
};

const expectEmpty = async ({ shipping }: Screens): Promise<void> => {
  await expect(shipping.goOn).toBeEnabled();
  await expect(shipping.email).toHaveValue('');
  await expect(shipping.billing.firstname).toHaveValue('');
  await expect(shipping.billing.street).toHaveValue('');
};

test('the next person at a computer finds nothing that was typed before the logout: not on the way back, and not in a tab that stayed open', {
  tag: '@full-browser',
}, async ({ enter, shop, anotherTab }) => {
  const { page, shipping, header } = shop;
  await enter();
  await goToShipping(shop);
  await shipping.email.fill(GUEST_EMAIL);
  await shipping.billing.type(ADDRESSES.DE);
  const depth = await page.evaluate(() => history.length);
  const other = await anotherTab();
  await goToShipping(other);
  await other.shipping.email.fill(GUEST_EMAIL);

  await page.goto('/logout/');
  await header.seeArticles(0);
  await other.page.bringToFront();
  await expect(other.page).toHaveURL('/');
  await other.toasts.see('shop.logout.elsewhere');
  await page.bringToFront();
  await page.goBack();
  await expect(page).not.toHaveURL(SHIPPING);
  await expect(page.getByText(ADDRESSES.DE.street)).toHaveCount(0);
  await goToShipping(shop);
  await expectEmpty(shop);
  await page.evaluate((target) => history.go(target - history.length), depth);
  await page.waitForURL(SHIPPING);
  await expectEmpty(shop);
});

test('the next person at a computer finds no list after the logout: not on the way back, and not in a tab that stayed open', {
  tag: '@full-browser',
}, async ({ enter, shop, anotherTab }) => {
  const { page, header } = shop;
  await enter('wishlist');
  const article = page.getByRole('rowheader').first().getByRole('link').first();
  const name = (await article.textContent()) ?? '';
  expect(name).not.toBe('');
  const other = await anotherTab();
  await other.page.goto('/myaccount/wishlist/');
  const shown = ({ page: tab }: Screens) => tab.getByText(name, { exact: true });
  await expect(shown(other).first()).toBeVisible();

  await page.goto('/logout/');
  await header.seeArticles(0);
  await expect(shown(other)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(shown(shop)).toHaveCount(0);
});
