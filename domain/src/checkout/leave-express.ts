import type { ExpressPayments } from '../payments/express-payments.port.ts';
import type { Addresses } from '../addresses/addresses.port.ts';
import { abortExpressCheckout } from './abort-express-checkout.ts';
import { EXPRESS_CHECKOUT } from '../payments/express-checkout.slot.ts';
import type { Visit } from '../visit/visit.port.ts';

/** Resets the visitor's cart and forgets what their browser stored of the express checkout (PAY-08). Without one, nothing changes. */
export const leaveExpress =
  (shop: { readonly addresses: Addresses; readonly expressPayments: ExpressPayments }, visit: Visit) =>
  async (): Promise<void> => {
    const express = visit.read(EXPRESS_CHECKOUT);
    if (express === undefined) return;
    await abortExpressCheckout(shop)(visit.shopper, express);
    visit.clear(EXPRESS_CHECKOUT);
  };
