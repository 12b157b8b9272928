import { expect, test } from '../fixtures.ts';
import { choosePayment, placeOrder } from '../flows/pay-and-order.ts';
import { enterAsGuest } from '../flows/enter-checkout.ts';
import { fillBasket } from '../flows/fill-basket.ts';
import { ADDRESSES } from '../shoppers/addresses.ts';

const DAY = 24 * 60;
const { postcode } = ADDRESSES.DE;

test('shows a guest how far the order has got, which they bought without an account', { tag: '@phone' }, async ({ enter, shop }) => {
  const { page, orderStatus, errors, t } = shop;
  const world = await enter();
  await fillBasket(shop);
  await enterAsGuest(shop, ADDRESSES.DE);
  await choosePayment(shop, 'RECHNUNG');
  const orderId = await placeOrder(shop);
  await page.getByRole('link', { name: t('orders:follow.guest.link') }).click();
  await expect(page).toHaveURL('/service/bestellstatus/');
  await orderStatus.lookUp({ orderId, zipCode: '99999' });
  await errors.see('shop.order.lookUp.notFound');
  await expect(orderStatus.orderId).toHaveValue(orderId);
  await orderStatus.lookUp({ orderId, zipCode: postcode });
  await expect(orderStatus.orderOf(orderId)).toBeFocused();
  await expect(orderStatus.status('RECEIVED')).toBeVisible();
  await expect(page).toHaveURL('/service/bestellstatus/');
  for (const personal of [ADDRESSES.DE.lastname, ADDRESSES.DE.street, ADDRESSES.DE.city]) await expect(orderStatus.main).not.toContainText(personal);
  await world.advance({ minutes: 7 * DAY });
  await page.reload();
  await expect(orderStatus.status('DELIVERED')).toBeVisible();
  await expect(orderStatus.return).toHaveAttribute('href', /\/myaccount\/returns\/productselection\/\?order=.{16,}/u);
  await expect(orderStatus.withdraw).toBeVisible();
  await orderStatus.forget.click();
  await expect(orderStatus.submit).toBeVisible();
  await page.reload();
  await expect(orderStatus.submit).toBeVisible();
});

test('looks up an order by keyboard alone', async ({ enter, shop }) => {
  const { page, orderStatus } = shop;
  await enter('guest-order');
  await orderStatus.orderId.focus();
  await page.keyboard.type('400000001');
  await page.keyboard.press('Tab');
  await expect(orderStatus.zipCode).toBeFocused();
  await page.keyboard.type(postcode);
  await page.keyboard.press('Enter');
  await expect(orderStatus.orderOf('400000001')).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('looks up an order without scripts, and keeps what was typed when it is wrong', { tag: '@phone' }, async ({ enter, shop }) => {
    const { page, orderStatus, errors } = shop;
    await enter('guest-order');
    await orderStatus.lookUp({ orderId: '400000001', zipCode: '99999' });
    await errors.see('shop.order.lookUp.notFound');
    await expect(orderStatus.zipCode).toHaveValue('99999');
    await orderStatus.lookUp({ orderId: '400000001', zipCode: postcode });
    await expect(page).toHaveURL('/service/bestellstatus/');
    await expect(orderStatus.status('DELIVERED')).toBeVisible();
    await orderStatus.forget.click();
    await expect(orderStatus.submit).toBeVisible();
  });
});
