import { CANCELLATION } from '@shop/domain/cancellations/cancellation.slot';
import { CONTACT_REQUEST } from '@shop/domain/contact-requests/contact-request.slot';
import { LOGIN_OPTION } from '@shop/domain/checkout/login-option.slot';
import { PLACED_ORDER } from '@shop/domain/checkout/placed-order.slot';
import { LOOKED_UP_ORDER } from '@shop/domain/orders/looked-up-order.slot';
import { SHOWN_ORDER } from '@shop/domain/sessions/shown-order.slot';
import { EXPRESS_CHECKOUT } from '@shop/domain/payments/express-checkout.slot';
import { STORED_PRIME_CHECKOUT } from '@shop/domain/prime/prime-checkout.slot';
import { RETURN_DRAFT } from '@shop/domain/returns/return-draft.slot';
import { KNOWN_BROWSER } from '@shop/domain/visit/known-browser.slot';
import type { Slot } from '@shop/domain/visit/visit.port';
import { LIST_AFTER_LOGIN } from '@shop/domain/wishlists/list-after-login.slot';
import { WITHDRAWAL } from '@shop/domain/withdrawals/withdrawal.slot';
import { COOKIES, type CookieKind } from '../cookies/cookies.ts';
import { cookieOf } from '../cookies/cookie-slots.ts';
import { PASSWORD_TRIES } from '@shop/domain/customers/password-tries.slot';
import { FORM_ECHO } from './form-echo.slot.ts';
import { TOASTS } from './toasts.slot.ts';

/** Everything that browsers remember, area by area. */
export const SLOTS: readonly Slot<unknown>[] = [
  CANCELLATION,
  CONTACT_REQUEST,
  EXPRESS_CHECKOUT,
  FORM_ECHO,
  KNOWN_BROWSER,
  LIST_AFTER_LOGIN,
  LOGIN_OPTION,
  LOOKED_UP_ORDER,
  PASSWORD_TRIES,
  PLACED_ORDER,
  RETURN_DRAFT,
  SHOWN_ORDER,
  STORED_PRIME_CHECKOUT,
  TOASTS,
  WITHDRAWAL,
];

/** Every cookie of a browser. */
export const ALL_COOKIES: readonly CookieKind[] = [...Object.values(COOKIES), ...SLOTS.map(cookieOf)];

/** Cookies with what somebody typed or looked up: whoever is signed in finds it while the shop says that they are (docs/decisions/0153). */
export const COOKIES_OF_PERSON: readonly CookieKind[] = SLOTS.filter(({ isOfPerson }) => isOfPerson === true).map(
  cookieOf,
);
