import { expect, test } from '../fixtures.ts';
import type { Screens } from '../screens/screens.ts';
import { ADDRESSES, GUEST_EMAIL } from '../shoppers/addresses.ts';

const typed = { ...ADDRESSES.DE, postcode: '101' };

/** Types only once the scripts run: input from before is lost if the shopper leaves the page right after typing. */
const typeShipping = async ({ basket, checkoutLogin, shipping }: Screens): Promise<void> => {
  await basket.checkOut.click();
  await checkoutLogin.asGuest.click();
  await expect(shipping.goOn).toBeEnabled();
  await shipping.email.fill(GUEST_EMAIL);
  await shipping.billing.type(typed);
};

const seeTyped = async ({ shipping }: Screens): Promise<void> => {
  await expect(shipping.email).toHaveValue(GUEST_EMAIL);
  await expect(shipping.billing.salutation).toHaveValue(typed.salutation);
  await expect(shipping.billing.firstname).toHaveValue(typed.firstname);
  await expect(shipping.billing.lastname).toHaveValue(typed.lastname);
  await expect(shipping.billing.street).toHaveValue(typed.street);
  await expect(shipping.billing.postcode).toHaveValue(typed.postcode);
  await expect(shipping.billing.city).toHaveValue(typed.city);
};

test('keeps every field of the shipping step after an error, and links from the error summary to the field', {
  tag: '@phone',
}, async ({ enter, shop }) => {
  await enter('guest-3-items');
  await typeShipping(shop);
  await shop.shipping.goOn.click();
  await expect(shop.errors.summary).toBeVisible();
  await expect(shop.page).toHaveTitle(/^Fehler: /u);
  await seeTyped(shop);
  await shop.errors.links.first().click();
  await expect(shop.shipping.billing.postcode).toBeFocused();
});

test('keeps every field of the shipping step after a reload, and after going back and forward', async ({
  enter,
  shop,
}) => {
  await enter('guest-3-items');
  await typeShipping(shop);
  await shop.page.reload();
  await seeTyped(shop);
  await shop.page.goBack();
  await expect(shop.checkoutLogin.title).toBeVisible();
  await shop.page.goForward();
  await seeTyped(shop);
});
