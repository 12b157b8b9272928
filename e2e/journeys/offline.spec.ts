import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { shiftsOf, watchShifts } from '../layout-shifts.ts';

test.beforeEach(({ consoleErrors }) =>
  consoleErrors.expect(
    /Failed to load resource|net::ERR|did not reach the shop|dynamically imported module|MIME type/u,
  ),
);

test('an order that is pressed offline is said not to be placed, and is placed by the next press only', async ({
  enter,
  shop,
}) => {
  const world = await enter('ready-to-order');
  const { page, summary } = shop;
  await summary.comment.fill('Bitte klingeln');
  await page.context().setOffline(true);
  await summary.order.click();
  await expect(summary.nothingOrdered).toBeVisible();
  await page.context().setOffline(false);
  await expect(summary.order).toBeEnabled();
  await expect(summary.comment).toHaveValue('Bitte klingeln');
  expect(await world.orders()).toEqual([]);
  await summary.order.click();
  const orderId = await shop.confirmation.seeOrder();
  expect((await world.orders()).map((order) => order.orderId)).toEqual([orderId]);
});

test('a link that is followed offline leaves the page as it is, and leads on when the connection is back', async ({
  enter,
  shop,
}) => {
  await enter('ready-to-order');
  const { page, summary, basket, toasts } = shop;
  await page.context().setOffline(true);
  await summary.changeGoods.click();
  await toasts.see('messages:shop.error.pageOffline');
  await expect(summary.title).toBeVisible();
  await page.context().setOffline(false);
  await summary.changeGoods.click();
  await expect(basket.title).toBeVisible();
});

const LOST = 'messages:shop.connection.lost';

test('a notice says that nothing answers: it moves nothing, leaves the focus where it is, and goes with the first answer', async ({
  enter,
  shop,
}) => {
  const { page, header, toasts, t } = shop;
  await enter();
  await page.goto('/cat/1012/');
  await header.seeArticles(0);
  const notice = toasts.region.getByText(t(LOST));
  await header.login.focus();
  await watchShifts(page);
  await page.context().setOffline(true);
  await expect(notice).toHaveCount(1);
  await expect(header.login).toBeFocused();
  expect(await shiftsOf(page)).toEqual([]);
  await page.context().setOffline(false);
  await expect(notice).toHaveCount(0);
  await expect(header.login).toBeFocused();
});

/** From now on, the login page of a hotspot stands in place of every answer. Returns how to log in there. */
const enterHotspot = async (page: Page): Promise<() => Promise<void>> => {
  const everything = '**/*';
  await page.route(everything, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Hotspot</title>' }),
  );
  return () => page.unroute(everything);
};

test('behind the login page of a hotspot a link and the basket say that the shop cannot be reached, and the page comes once it can', async ({
  enter,
  shop,
}) => {
  const { page, header, category, product, toasts, t } = shop;
  await enter();
  await page.goto('/cat/1012/');
  await header.seeArticles(0);
  const url = (await category.simpleProduct.getAttribute('href')) ?? '';
  const logIn = await enterHotspot(page);
  await category.simpleProduct.dispatchEvent('click');
  await expect(page.getByRole('main').getByText(t('messages:shop.error.network'))).toBeVisible();
  await toasts.see(LOST);
  await logIn();
  await expect(product.add).toBeVisible();
  await expect(page).toHaveURL(url);
  await expect(toasts.region.getByText(t(LOST))).toHaveCount(0);

  const logInAgain = await enterHotspot(page);
  await product.add.click();
  await toasts.see('messages:shop.error.network');
  await logInAgain();
  await header.seeArticles(0);
  await product.addToBasket();
  await header.seeArticles(1);
});

test('the first article of a visitor is in the basket once if its reply breaks off and it is pressed again', async ({
  enter,
  shop: { page, header, category, product, toasts },
}) => {
  await enter();
  await page.goto('/cat/1012/');
  await header.seeStarted();
  await category.simpleProduct.click();
  await expect(product.add).toBeVisible();
  // The browser gets the cookies of the new session, and the shop has the article.
  await page.route('**/graphql', async (route) => {
    if (!(route.request().postData() ?? '').includes('UpdateCart')) return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await product.add.click();
  await toasts.see('messages:shop.error.network');
  await page.unroute('**/graphql');
  await product.addToBasket();
  await header.seeArticles(1);
  await page.reload();
  await header.seeArticles(1);
});
