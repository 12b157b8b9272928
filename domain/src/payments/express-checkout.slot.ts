import type { Slot } from '../visit/visit.port.ts';
import { storedList, storedRecord, storedText, storedWord } from '../shared/stored-content.ts';
import { CHECKOUT_TYPES, type ExpressCheckout } from './express-payment.ts';

/** The express checkout that this browser entered last. It counts for its own cart only (docs/decisions/0125). */
export const EXPRESS_CHECKOUT: Slot<ExpressCheckout> = {
  name: 'expressCheckout',
  version: 1,
  seconds: 24 * 60 * 60,
  endsWithBrowser: true,
  read: storedRecord<ExpressCheckout>({
    cartId: storedText,
    checkoutType: storedWord(...CHECKOUT_TYPES),
    sessionId: storedText,
    addressIds: storedList(storedText),
  }),
};
