import { expect, test } from '../fixtures.ts';
import { enterAsCustomer, enterAsGuest, enterAsNewCustomer } from '../flows/enter-checkout.ts';
import { fillBasket } from '../flows/fill-basket.ts';
import { choosePayment, placeOrder } from '../flows/pay-and-order.ts';
import { ADDRESSES, GUEST_EMAIL, NEW_CUSTOMER } from '../shoppers/addresses.ts';

test('orders as a guest, from the home page to the confirmation (SUBM-16)', {
  tag: ['@phone-too', '@full-browser'],
}, async ({ enter, shop }) => {
  const world = await enter();
  await fillBasket(shop);
  await enterAsGuest(shop, ADDRESSES.DE);
  await choosePayment(shop, 'RECHNUNG');
  const orderId = await placeOrder(shop);
  expect(await world.orders()).toEqual([{ orderId, email: GUEST_EMAIL, newsletter: false }]);
  const mails = await world.mailsTo(GUEST_EMAIL);
  expect(mails.map(({ template, subject }) => [template, subject.includes(orderId)])).toEqual([
    ['order-confirmation', true],
  ]);
});

test('signs in during checkout and uses an address of the address book (SUBM-16)', { tag: '@phone' }, async ({
  enter,
  shop,
}) => {
  const world = await enter();
  await fillBasket(shop);
  await enterAsCustomer(shop);
  await choosePayment(shop, 'RECHNUNG');
  const orderId = await placeOrder(shop);
  expect(await world.orders()).toEqual([{ orderId, email: 'anna.lehmann@pausenhof.example', newsletter: false }]);
  await shop.page.goto('/');
  await shop.header.seeArticles(0);
});

test.describe('in English', () => {
  test.use({ storefront: 'en' });

  test('registers during checkout and is signed in afterwards (SUBM-16)', { tag: '@upstream' }, async ({
    enter,
    shop,
  }) => {
    const world = await enter();
    await fillBasket(shop);
    await enterAsNewCustomer(shop, ADDRESSES.DE);
    await choosePayment(shop, 'VORKASSE');
    const orderId = await placeOrder(shop);
    expect(await world.orders()).toEqual([{ orderId, email: NEW_CUSTOMER.email, newsletter: false }]);
    const templates = (await world.mailsTo(NEW_CUSTOMER.email)).map(({ template }) => template);
    expect(templates.toSorted()).toEqual(['order-confirmation', 'registration']);
    await shop.page.goto('/');
    await expect(shop.header.account(ADDRESSES.DE.firstname)).toBeVisible();
  });
});
