import { expect, test } from '../fixtures.ts';
import { choosePayment, placeOrder } from '../flows/pay-and-order.ts';
import { dropOneResponse } from '../browser-network.ts';

const GUEST_SESSION_HOURS = 4;

test('shows a guest the confirmation again after a reload and in another tab, nobody the order once the session has expired, and nothing after logout (SUBM-15)', {
  tag: ['@phone', '@upstream'],
}, async ({ enter, shop, anotherTab }) => {
  const { page, summary, confirmation, t } = shop;
  const world = await enter('ready-to-order');
  const articles = await summary.itemNumbers();
  const cleanUp = page.waitForResponse('**/api/confirmation-cleanup/');
  const orderId = await placeOrder(shop);
  await cleanUp;
  const [order] = await world.orders();
  const mailed = t('orders:next.mail', { email: order?.email ?? '' });
  const expectWholeConfirmation = async ({ page: tab }: Pick<typeof shop, 'page'>): Promise<void> => {
    await expect(tab.getByText(orderId)).toBeVisible();
    await expect(tab.getByText(mailed)).toBeVisible();
    await expect(tab.getByRole('list', { name: t('orders:goods.lines') }).getByRole('listitem')).toHaveCount(
      articles.length,
    );
  };
  await page.reload();
  await confirmation.seeOrder();
  await expectWholeConfirmation(shop);
  const other = await anotherTab();
  await other.page.goto(page.url());
  await expectWholeConfirmation(other);

  await world.advance({ minutes: GUEST_SESSION_HOURS * 60 + 1 });
  const url = page.url();
  await page.reload();
  await expect(page.getByText(mailed)).toHaveCount(0);
  await page.goto('/logout/');
  await page.goto(url);
  await expect(page).toHaveURL('/');
});

test('keeps a customer signed in when the reply to the clean-up after the order is lost', async ({
  enter,
  shop,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource|net::ERR/u);
  const { page, basket, header, shipping } = shop;
  await enter('returning-with-basket');
  await basket.checkOut.click();
  await expect(shipping.billingChoices.first()).toBeChecked();
  await shipping.goOn.click();
  await choosePayment(shop, 'RECHNUNG');
  await dropOneResponse(page, '**/api/confirmation-cleanup/');
  const cleanUp = page.waitForResponse('**/api/confirmation-cleanup/');
  await placeOrder(shop);
  await cleanUp;
  await page.goto('/');
  await expect(header.account('Anna')).toBeVisible();
  await header.seeArticles(0);
});

test('makes a customer of a guest who has ordered, with a password only', { tag: '@phone' }, async ({
  enter,
  shop,
}) => {
  const { page, header, confirmation, toasts, t } = shop;
  await enter('ready-to-order');
  const cleanUp = page.waitForResponse('**/api/confirmation-cleanup/');
  const orderId = await placeOrder(shop);
  await cleanUp;
  const { password, passwordRepeat, submit } = confirmation.registration;
  await password.fill('Kreide7');
  await passwordRepeat.fill('Kreide8');
  await submit.click();
  await shop.errors.see('shop.form.error.password.repeat');
  await passwordRepeat.fill('Kreide7');
  await submit.click();
  await toasts.see('shop.order.account.created');
  await expect(password).toHaveCount(0);
  await expect(confirmation.title).toBeVisible();
  await page.getByRole('link', { name: t('orders:follow.customer.link') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderId);
  await expect(header.login).toBeHidden();
});
