import type { Slot } from '../visit/visit.port.ts';
import { storedWord } from '../shared/stored-content.ts';
import type { CheckoutLoginOption } from './checkout.ts';

/** How a visitor without a session wants to check out. */
export const LOGIN_OPTION: Slot<CheckoutLoginOption> = {
  name: 'checkoutLogin',
  version: 1,
  seconds: 24 * 60 * 60,
  endsWithBrowser: true,
  read: storedWord('register', 'guest'),
};
