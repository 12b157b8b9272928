import { expect, test } from '../fixtures.ts';
import { choosePayment, placeOrder } from '../flows/pay-and-order.ts';
import type { Screens } from '../screens/screens.ts';
import { ADDRESSES, GUEST_EMAIL, type TypedAddress } from '../shoppers/addresses.ts';

const OTTO = { salutation: 'mr', firstname: 'Otto', lastname: 'Oheim' } as const;

const DELIVERY = { ...OTTO, street: 'Rheinsprung 7', postcode: '4051', city: 'Basel' } as const;
const STATION = { postnumber: '7654321', number: '202', postcode: '10115', city: 'Berlin' } as const;

const typeBillingAddress = async (
  { basket, checkoutLogin, shipping }: Screens,
  address: TypedAddress,
): Promise<void> => {
  await basket.checkOut.click();
  await checkoutLogin.asGuest.click();
  await shipping.email.fill(GUEST_EMAIL);
  await shipping.billing.type(address);
};

/** Both addresses stand on the summary. */
const seeOnSummary = async (shop: Screens, lines: readonly string[]): Promise<void> => {
  await shop.shipping.goOn.click();
  await choosePayment(shop, 'RECHNUNG');
  for (const line of lines) await expect(shop.page.getByText(line).first()).toBeVisible();
};

test.describe('in Switzerland', () => {
  test.use({ storefront: 'ch' });

  test('delivers to another address than the one that pays: summary and mail name both (SHIP-01)', {
    tag: ['@phone', '@upstream'],
  }, async ({ enter, shop }) => {
    const { street } = ADDRESSES.CH;
    const world = await enter('swiss-basket');
    await typeBillingAddress(shop, ADDRESSES.CH);
    await shop.shipping.deliverTo('shippingAddress');
    await shop.shipping.delivery.type(DELIVERY);
    await seeOnSummary(shop, [street, DELIVERY.street, 'Otto Oheim']);
    await placeOrder(shop);
    const [mail] = await world.mailsTo(GUEST_EMAIL);
    for (const line of [street, 'Otto Oheim', DELIVERY.street, '4051 Basel']) expect(mail?.text).toContain(line);
  });
});

test('delivers to a packstation, by DHL alone, without asking for the name again (SHIP-02, SHIP-03)', {
  tag: ['@phone', '@upstream'],
}, async ({ enter, shop }) => {
  const { shipping } = shop;
  const world = await enter('guest-3-items');
  await typeBillingAddress(shop, ADDRESSES.DE);
  await shipping.deliverTo('packstation');
  await expect(shipping.delivery.firstname).toHaveValue('Gerda');
  await shipping.packstation.postnumber.fill(STATION.postnumber);
  await shipping.packstation.number.fill(STATION.number);
  await shipping.delivery.postcode.fill(STATION.postcode);
  await shipping.delivery.city.fill(STATION.city);
  await expect(shipping.shipper('DPD')).toBeDisabled();
  await seeOnSummary(shop, ['Packstation 202', ADDRESSES.DE.street]);
  await placeOrder(shop);
  const [mail] = await world.mailsTo(GUEST_EMAIL);
  for (const line of ['Packstation 202', '7654321', '10115 Berlin']) expect(mail?.text).toContain(line);
});
