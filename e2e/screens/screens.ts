import type { Tab } from '../tab.ts';
import { account } from './account.ts';
import { addressPages } from './address-pages.ts';
import { amazon } from './amazon.ts';
import { basketScreen } from './basket.ts';
import { businessRegistration } from './business-registration.ts';
import { cancellation } from './cancellation.ts';
import { cardProvider } from './card-provider.ts';
import { categoryScreen } from './category.ts';
import { checkoutLogin } from './checkout-login.ts';
import { comparison } from './comparison.ts';
import { confirmation } from './confirmation.ts';
import { errorSummary } from './error-summary.ts';
import { forgottenPassword } from './forgotten-password.ts';
import { header } from './header.ts';
import { interruption } from './interruption.ts';
import { loginFlyout } from './login-flyout.ts';
import { loginForm } from './login-form.ts';
import { orderHistory } from './order-history.ts';
import { orderStatus } from './order-status.ts';
import { paymentCheck } from './payment-check.ts';
import { paymentNotice } from './payment-notice.ts';
import { paymentStep } from './payment-step.ts';
import { paypal } from './paypal.ts';
import { prime } from './prime.ts';
import { productScreen } from './product.ts';
import { returnsFlow } from './returns.ts';
import { recentlyViewed } from './recently-viewed.ts';
import { reviewsScreen } from './reviews.ts';
import { shippingStep } from './shipping-step.ts';
import { summaryStep } from './summary-step.ts';
import { toasts } from './toasts.ts';
import { twint } from './twint.ts';
import { withdrawal } from './withdrawal.ts';

/** All screens of one tab. Each is created when a journey first uses it. */
export const screensIn = (tab: Tab) => ({
  ...tab,
  get amazon() {
    return amazon(tab);
  },
  get header() {
    return header(tab);
  },
  get addressPages() {
    return addressPages(tab);
  },
  get category() {
    return categoryScreen(tab);
  },
  get reviews() {
    return reviewsScreen(tab);
  },
  get recentlyViewed() {
    return recentlyViewed(tab);
  },
  get comparison() {
    return comparison(tab);
  },
  get prime() {
    return prime(tab);
  },
  get product() {
    return productScreen(tab);
  },
  get basket() {
    return basketScreen(tab);
  },
  get loginFlyout() {
    return loginFlyout(tab);
  },
  get businessRegistration() {
    return businessRegistration(tab);
  },
  get login() {
    return loginForm(tab);
  },
  get account() {
    return account(tab);
  },
  get forgottenPassword() {
    return forgottenPassword(tab);
  },
  get checkoutLogin() {
    return checkoutLogin(tab);
  },
  get shipping() {
    return shippingStep(tab);
  },
  get payment() {
    return paymentStep(tab);
  },
  get paymentCheck() {
    return paymentCheck(tab);
  },
  get paymentNotice() {
    return paymentNotice(tab);
  },
  get paypal() {
    return paypal(tab);
  },
  get twint() {
    return twint(tab);
  },
  get summary() {
    return summaryStep(tab);
  },
  get interruption() {
    return interruption(tab);
  },
  get confirmation() {
    return confirmation(tab);
  },
  get orders() {
    return orderHistory(tab);
  },
  get orderStatus() {
    return orderStatus(tab);
  },
  get cardProvider() {
    return cardProvider(tab);
  },
  get errors() {
    return errorSummary(tab);
  },
  get toasts() {
    return toasts(tab);
  },
  get returns() {
    return returnsFlow(tab);
  },
  get withdrawal() {
    return withdrawal(tab);
  },
  get cancellation() {
    return cancellation(tab);
  },
});

export type Screens = ReturnType<typeof screensIn>;
