import { expect, it } from 'vitest';
import { CANCELLATION } from '../cancellations/cancellation.slot.ts';
import { LOGIN_OPTION } from '../checkout/login-option.slot.ts';
import { PLACED_ORDER } from '../checkout/placed-order.slot.ts';
import { PASSWORD_TRIES } from '../customers/password-tries.slot.ts';
import { LOOKED_UP_ORDER } from '../orders/looked-up-order.slot.ts';
import { EXPRESS_CHECKOUT } from '../payments/express-checkout.slot.ts';
import { STORED_PRIME_CHECKOUT } from '../prime/prime-checkout.slot.ts';
import { RETURN_DRAFT } from '../returns/return-draft.slot.ts';
import { SHOWN_ORDER } from '../sessions/shown-order.slot.ts';
import { LIST_AFTER_LOGIN } from '../wishlists/list-after-login.slot.ts';
import { WITHDRAWAL } from '../withdrawals/withdrawal.slot.ts';
import { KNOWN_BROWSER } from './known-browser.slot.ts';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

const CLOSED = 'the browser closes';
const OPENED = 'it is over, in a browser that was closed too';

/** The names and lifetimes of the privacy policy. What somebody typed or looked up is gone after their logout (decision 0092). */
it.each([
  { name: 'placedOrder', slot: PLACED_ORDER, seconds: DAY, until: OPENED, isOfPerson: false },
  { name: 'shownOrder', slot: SHOWN_ORDER, seconds: 30 * MINUTE, until: CLOSED, isOfPerson: false },
  { name: 'lookedUpOrder', slot: LOOKED_UP_ORDER, seconds: 30 * MINUTE, until: CLOSED, isOfPerson: true },
  { name: 'returnDraft', slot: RETURN_DRAFT, seconds: DAY, until: CLOSED, isOfPerson: true },
  { name: 'checkoutLogin', slot: LOGIN_OPTION, seconds: DAY, until: CLOSED, isOfPerson: false },
  { name: 'expressCheckout', slot: EXPRESS_CHECKOUT, seconds: DAY, until: CLOSED, isOfPerson: false },
  { name: 'primeCheckout', slot: STORED_PRIME_CHECKOUT, seconds: DAY, until: CLOSED, isOfPerson: true },
  { name: 'withdrawal', slot: WITHDRAWAL, seconds: HOUR, until: CLOSED, isOfPerson: true },
  { name: 'cancellation', slot: CANCELLATION, seconds: HOUR, until: CLOSED, isOfPerson: true },
  { name: 'knownBrowser', slot: KNOWN_BROWSER, seconds: 180 * DAY, until: OPENED, isOfPerson: false },
  { name: 'listAfterLogin', slot: LIST_AFTER_LOGIN, seconds: 30 * MINUTE, until: CLOSED, isOfPerson: true },
  { name: 'passwordTries', slot: PASSWORD_TRIES, seconds: DAY, until: CLOSED, isOfPerson: false },
])('$name is remembered for $seconds s, or until $until', ({ name, slot, seconds, until, isOfPerson }) => {
  expect([slot.name, slot.seconds]).toEqual([name, seconds]);
  expect([slot.endsWithBrowser === true, slot.isOfPerson === true]).toEqual([until === CLOSED, isOfPerson]);
});
