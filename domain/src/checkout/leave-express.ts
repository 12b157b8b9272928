import { abortExpressCheckout } from './abort-express-checkout.ts';
import type { Shop } from '../shop.ts';
import { EXPRESS_CHECKOUT } from '../payments/express-checkout.slot.ts';
import type { Visit } from '../sessions/visit.port.ts';

/** Resets the visitor's cart and forgets what their browser stored of the express checkout (PAY-08). Without one, nothing changes. */
export const leaveExpress =
  (shop: Pick<Shop, 'addresses' | 'expressPayments'>, visit: Visit) => async (): Promise<void> => {
    const express = visit.read(EXPRESS_CHECKOUT);
    if (express === undefined) return;
    await abortExpressCheckout(shop)(visit.shopper, express);
    visit.clear(EXPRESS_CHECKOUT);
  };
