import { expect, test } from '../fixtures.ts';
import { enterAsGuest } from '../flows/enter-checkout.ts';
import { choosePayment, placeOrder } from '../flows/pay-and-order.ts';
import { ADDRESSES, GUEST_EMAIL } from '../shoppers/addresses.ts';

const PHONE = '030 471100';

test('orders bulky goods only with a telephone number for the forwarding agent (SHIP-08)', {
  tag: ['@phone', '@upstream'],
}, async ({ enter, shop, anotherTab }) => {
  const { shipping, errors, payment } = shop;
  const world = await enter('bulky');
  await enterAsGuest(shop, ADDRESSES.DE);
  await errors.see('shop.form.required.phone');
  await expect(shipping.speditionPhone).toHaveAttribute('aria-invalid', 'true');
  await errors.links.first().click();
  await expect(shipping.speditionPhone).toBeFocused();

  await shipping.speditionPhone.fill('call me');
  await shipping.goOn.click();
  await errors.see('shop.form.error.phone');
  await expect(shipping.speditionPhone).toHaveAttribute('aria-invalid', 'true');

  await shipping.speditionPhone.fill(PHONE);
  await shipping.goOn.click();
  await expect(payment.title).toBeVisible();

  // Another tab knows nothing of what was typed in this one: it shows what the shop has stored.
  const { shipping: stored } = await anotherTab();
  await stored.open();
  await expect(stored.speditionPhone).toHaveValue(PHONE);

  await choosePayment(shop, 'VORKASSE');
  const orderId = await placeOrder(shop);
  expect(await world.orders()).toEqual([{ orderId, email: GUEST_EMAIL, newsletter: false }]);
  expect((await world.mailsTo(GUEST_EMAIL))[0]?.text).toContain(`Telefon für die Spedition: ${PHONE}`);
});
