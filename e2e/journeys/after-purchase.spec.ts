import { expect, test } from '../fixtures.ts';
import { choosePayment, placeOrder } from '../flows/pay-and-order.ts';
import { enterAsGuest } from '../flows/enter-checkout.ts';
import { goToConfirm } from '../flows/return-goods.ts';
import { GERDA, PHOTO } from '../screens/returns.ts';
import { ADDRESSES } from '../shoppers/addresses.ts';

const DAY = 24 * 60;

test('lets a guest buy, look the order up, return two articles with a photo and withdraw, each from the foot of any page', { tag: '@phone' }, async ({ enter, shop }) => {
  const { page, orderStatus, returns, withdrawal } = shop;
  const { postcode } = ADDRESSES.DE;
  const world = await enter('guest-3-items');
  await enterAsGuest(shop, ADDRESSES.DE);
  await choosePayment(shop, 'RECHNUNG');
  const orderId = await placeOrder(shop);
  await world.advance({ minutes: 7 * DAY });

  await page.goto('/');
  await orderStatus.link.click();
  await orderStatus.lookUp({ orderId, zipCode: postcode });
  await expect(orderStatus.status('DELIVERED')).toBeVisible();

  await page.goto('/');
  await returns.link.click();
  await returns.landing.find(orderId, postcode);
  const { articles, regulations } = returns;
  for (const line of [articles.line(0), articles.line(1)]) {
    await line.tick.check();
    await line.reason.selectOption('damaged');
  }
  await articles.line(0).photos.setInputFiles(PHOTO);
  await expect(articles.line(0).stored).toBeVisible();
  await articles.goOn.click();
  await expect(regulations.title).toBeVisible();
  await goToConfirm(shop);
  const { contact, submit } = returns.confirm;
  await contact.salutation.selectOption(GERDA.salutation);
  await contact.firstName.fill(GERDA.firstName);
  await contact.lastName.fill(GERDA.lastName);
  await contact.email.fill(GERDA.email);
  await submit.click();
  await returns.result.seeNumber();
  const label = await page.request.get((await returns.result.label.getAttribute('href')) ?? '');
  expect([label.status(), label.headers()['content-type']]).toEqual([200, 'application/pdf']);

  await page.goto('/');
  await withdrawal.link.click();
  await withdrawal.name.fill('Gerda Gast');
  await withdrawal.orderNumber.fill(orderId);
  await withdrawal.email.fill(GERDA.email);
  await withdrawal.goOn.click();
  await withdrawal.confirm.click();
  await withdrawal.seeReceipt();
  expect((await world.mailsTo(GERDA.email)).map(({ template }) => template)).toEqual(expect.arrayContaining(['withdrawal-receipt']));
});
