import { abortExpressCheckout } from '@shop/domain/checkout/abort-express-checkout';
import type { Shop } from '@shop/domain/shop';
import { EXPRESS_CHECKOUT } from '@shop/domain/payments/express-checkout.slot';
import type { VisitorSession } from '../request/visitor-session.ts';

/** Resets the visitor's cart and forgets what their browser stored of the express checkout (PAY-08). Without one, nothing changes. */
export const leaveExpress =
  (shop: Pick<Shop, 'addresses' | 'expressPayments'>) =>
  async (visitor: VisitorSession): Promise<void> => {
    const express = visitor.read(EXPRESS_CHECKOUT);
    if (express === undefined) return;
    await abortExpressCheckout(shop)(visitor.shopper, express);
    visitor.clear(EXPRESS_CHECKOUT);
  };
