import { expect } from '@playwright/test';
import type { Screens } from '../screens/screens.ts';
import { ADDRESSES, GUEST_EMAIL } from '../shoppers/addresses.ts';
import { press, tabTo, type } from './by-keyboard.ts';

/** From the basket to the confirmation, by keyboard alone: pays on invoice. Returns the order's id. */
export const orderAsGuestByKeyboard = async ({
  page,
  basket,
  checkoutLogin,
  shipping,
  payment,
  summary,
  confirmation,
}: Screens): Promise<string> => {
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
  return confirmation.seeOrder();
};
