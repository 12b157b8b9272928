import { expect, test } from '../fixtures.ts';
import { press, tabTo, type } from '../flows/by-keyboard.ts';
import { ADDRESSES, GUEST_EMAIL } from '../shoppers/addresses.ts';

test('orders as a guest by keyboard alone', async ({
  enter,
  shop: { page, t, header, category, product, basket, checkoutLogin, shipping, payment, summary, confirmation },
}) => {
  const world = await enter();
  await header.seeArticles(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('shell:skip.content') })).toBeFocused();
  await press(page, header.categories.first());
  await expect(page).toHaveURL(/\/cat\/\d{2}\/$/u);
  await expect(category.title).toBeFocused();
  await press(page, category.children.first());
  await expect(page).toHaveURL(/\/cat\/\d{3}\/$/u);
  await expect(category.title).toBeFocused();
  await press(page, category.children.nth(1));
  await expect(category.products).toBeVisible();
  await press(page, category.simpleProduct);
  await press(page, product.add);
  await press(page, page.getByRole('link', { name: t('catalogue:product.toBasket') }));
  await press(page, basket.checkOut);
  await press(page, checkoutLogin.asGuest);
  const { salutation, firstname, lastname, street, postcode, city } = shipping.billing;
  await expect(shipping.email).toBeVisible();
  await type(page, shipping.email, GUEST_EMAIL);
  await type(page, salutation, 'F');
  await type(page, firstname, ADDRESSES.DE.firstname);
  await type(page, lastname, ADDRESSES.DE.lastname);
  await type(page, street, ADDRESSES.DE.street);
  await type(page, postcode, ADDRESSES.DE.postcode);
  await type(page, city, ADDRESSES.DE.city);
  await press(page, shipping.goOn);
  await expect(payment.title).toBeVisible();
  await tabTo(page, payment.form.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await expect(payment.method('PAYPAL')).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(payment.method('RECHNUNG')).toBeChecked();
  await press(page, payment.goOn);
  await press(page, summary.order);
  const orderId = await confirmation.seeOrder();
  expect((await world.orders()).map((order) => order.orderId)).toEqual([orderId]);
});
