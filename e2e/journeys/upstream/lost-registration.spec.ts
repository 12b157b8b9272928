import { enterAsGuest } from '../../flows/enter-checkout.ts';
import { choosePayment, placeOrder } from '../../flows/pay-and-order.ts';
import { expect, test } from '../../fixtures.ts';
import { ADDRESSES, GUEST_EMAIL } from '../../shoppers/addresses.ts';
import { upstreamLinkOf } from '../../worlds/upstream-link.ts';

test('keeps the basket and the typed fields of a guest whose registration got no reply, says so, and continues on the next press', async ({
  enter,
  shop,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource/u);
  const { page, basket, shipping, payment, t } = shop;
  const world = await enter('guest-3-items');
  const link = upstreamLinkOf(world);
  await link.addFault({ match: { op: 'registerGuest' }, fault: { kind: 'applyThenReset' }, times: 1 });
  await expect(basket.lines).toHaveCount(3);
  const sum = await basket.sum.innerText();
  await enterAsGuest(shop, ADDRESSES.DE);
  const notice = page.getByRole('alert');
  await expect(notice).toHaveText(t('shop.session.startedOver'));
  await expect(notice).toBeFocused();
  await expect(shipping.email).toHaveValue(GUEST_EMAIL);
  await expect(shipping.billing.street).toHaveValue(ADDRESSES.DE.street);
  expect(await link.unusedFaults()).toEqual([]);
  await shipping.goOn.click();
  await expect(payment.title).toBeVisible();
  await basket.open();
  await expect(basket.sum).toHaveText(sum.replaceAll(/\s+/gu, ' '), { useInnerText: true });
  await payment.open();
  await choosePayment(shop, 'VORKASSE');
  await placeOrder(shop);
  expect((await world.orders()).map(({ email }) => email)).toEqual([GUEST_EMAIL]);
});
