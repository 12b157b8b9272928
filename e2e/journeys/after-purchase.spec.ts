import { expect, test } from '../fixtures.ts';
import { choosePayment, placeOrder } from '../flows/pay-and-order.ts';
import { enterAsGuest } from '../flows/enter-checkout.ts';
import { goToConfirm } from '../flows/return-goods.ts';
import { GERDA, PHOTO } from '../screens/returns.ts';
import { ADDRESSES } from '../shoppers/addresses.ts';

const DAY = 24 * 60;

test('lets a guest buy and follow the order, return two articles with a photo, and withdraw, each from the foot of any page', {
  tag: '@phone',
}, async ({ enter, shop }) => {
  const { page, orderStatus, errors, returns, withdrawal, t } = shop;
  const { postcode, lastname, street, city } = ADDRESSES.DE;
  const world = await enter('guest-3-items');
  await enterAsGuest(shop, ADDRESSES.DE);
  await choosePayment(shop, 'RECHNUNG');
  const orderId = await placeOrder(shop);

  await test.step('follows the order', async () => {
    await page.getByRole('link', { name: t('orders:follow.guest.link') }).click();
    await expect(page).toHaveURL('/service/bestellstatus/');
    await orderStatus.lookUp({ orderId, zipCode: '99999' });
    await errors.see('shop.order.lookUp.notFound');
    await expect(orderStatus.orderId).toHaveValue(orderId);
    await orderStatus.lookUp({ orderId, zipCode: postcode });
    await expect(orderStatus.orderOf(orderId)).toBeFocused();
    await expect(orderStatus.status('received')).toBeVisible();
    await expect(page).toHaveURL('/service/bestellstatus/');
    for (const personal of [lastname, street, city]) await expect(orderStatus.main).not.toContainText(personal);
    await world.advance({ minutes: 7 * DAY });
    await page.reload();
    await expect(orderStatus.status('delivered')).toBeVisible();
    await expect(orderStatus.return).toHaveAttribute('href', /\/myaccount\/returns\/productselection\/\?order=.{16,}/u);
    await expect(orderStatus.withdraw).toBeVisible();
    await orderStatus.forget.click();
    await expect(orderStatus.submit).toBeVisible();
  });

  await test.step('looks it up from the foot of a page, by keyboard alone', async () => {
    await page.goto('/');
    await orderStatus.link.click();
    await expect(orderStatus.submit).toBeVisible();
    await orderStatus.orderId.focus();
    await page.keyboard.type(orderId);
    await page.keyboard.press('Tab');
    await expect(orderStatus.zipCode).toBeFocused();
    await page.keyboard.type(postcode);
    await page.keyboard.press('Enter');
    await expect(orderStatus.orderOf(orderId)).toBeFocused();
  });

  await test.step('returns two articles with a photo', async () => {
    await page.goto('/');
    await returns.link.click();
    await returns.landing.find(orderId, postcode);
    const { articles, regulations, confirm, result } = returns;
    for (const line of [articles.line(0), articles.line(1)]) {
      await line.tick.check();
      await line.reason.selectOption('damaged');
    }
    await articles.line(0).photos.setInputFiles(PHOTO);
    await expect(articles.line(0).stored).toBeVisible();
    await articles.goOn.click();
    await expect(regulations.title).toBeVisible();
    await goToConfirm(shop);
    await confirm.fillIn();
    await confirm.submit.click();
    await result.seeNumber();
    const label = await page.request.get((await result.label.getAttribute('href')) ?? '');
    expect([label.status(), label.headers()['content-type']]).toEqual([200, 'application/pdf']);
  });

  await test.step('withdraws from the contract', async () => {
    await page.goto('/');
    await withdrawal.link.click();
    await withdrawal.name.fill('Gerda Gast');
    await withdrawal.orderNumber.fill(orderId);
    await withdrawal.email.fill(GERDA.email);
    await withdrawal.goOn.click();
    await withdrawal.confirm.click();
    await withdrawal.seeReceipt();
    expect((await world.mailsTo(GERDA.email)).map(({ template }) => template)).toEqual(
      expect.arrayContaining(['withdrawal-receipt']),
    );
  });
});
