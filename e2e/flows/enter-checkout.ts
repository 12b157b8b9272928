import { expect } from '@playwright/test';
import type { Screens } from '../screens/screens.ts';
import { GUEST_EMAIL, NEW_CUSTOMER, type TypedAddress } from '../shoppers/addresses.ts';

/** From the basket to the payment step, without an account. */
export const enterAsGuest = async (
  { basket, checkoutLogin, shipping }: Screens,
  address: TypedAddress,
): Promise<void> => {
  await basket.checkOut.click();
  await checkoutLogin.asGuest.click();
  await shipping.email.fill(GUEST_EMAIL);
  await shipping.billing.type(address);
  await shipping.goOn.click();
};

/** From the basket to the payment step, with a new account. */
export const enterAsNewCustomer = async (
  { basket, checkoutLogin, shipping }: Screens,
  address: TypedAddress,
): Promise<void> => {
  await basket.checkOut.click();
  await checkoutLogin.register.click();
  await shipping.email.fill(NEW_CUSTOMER.email);
  await shipping.password.fill(NEW_CUSTOMER.password);
  await shipping.passwordRepeat.fill(NEW_CUSTOMER.password);
  await shipping.billing.type(address);
  await shipping.goOn.click();
};

/** From the basket to the payment step, as a returning customer who uses the first address of the address book. */
export const enterAsCustomer = async ({ basket, login, shipping }: Screens): Promise<void> => {
  await basket.checkOut.click();
  await login.signIn('existing');
  await expect(shipping.billingChoices.first()).toBeChecked();
  await shipping.goOn.click();
};
