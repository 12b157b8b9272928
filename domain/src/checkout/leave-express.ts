import type { ExpressPayments } from '../payments/express-payments.port.ts';
import type { Addresses } from '../addresses/addresses.port.ts';
import { abortExpressCheckout } from './abort-express-checkout.ts';
import { EXPRESS_CHECKOUT } from '../payments/express-checkout.slot.ts';
import type { ExpressCheckout } from '../payments/express-payment.ts';
import { CHECKOUT_PAYMENT, CHECKOUT_SHIPPING } from '../shared/paths.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import type { Visit } from '../visit/visit.port.ts';
import { pathWithoutExpress } from './enter-express.ts';

interface Ports {
  readonly addresses: Addresses;
  readonly expressPayments: ExpressPayments;
}

export interface LeftExpress {
  /** The step on which the checkout goes on. */
  readonly path: string;
  readonly wasExpress: boolean;
}

/**
 * Another way to pay: resets the visitor's cart, and forgets what their browser stored of the express checkout (PAY-08). The
 * addresses are gone with it, so the shipping step is next. Without an express checkout, nothing changes.
 */
export const leaveExpress = (ports: Ports, visit: Visit) => async (): Promise<LeftExpress> => {
  const express = visit.read(EXPRESS_CHECKOUT);
  if (express === undefined) return { path: CHECKOUT_PAYMENT, wasExpress: false };
  await abortExpressCheckout(ports)(visit.shopper, express);
  visit.clear(EXPRESS_CHECKOUT);
  return { path: CHECKOUT_SHIPPING, wasExpress: true };
};

interface BackFromExpress {
  /** The page from which the shopper left for the provider. */
  readonly path: string;
}

/** Leaves express for the page on which it began; refused for another cart than the visitor's own (CLIENTOP-10). */
export const leaveExpressOfCart =
  (ports: Ports, visit: Visit) =>
  async ({
    cartId,
    checkoutType,
  }: Pick<ExpressCheckout, 'cartId' | 'checkoutType'>): Promise<
    Result<BackFromExpress, BackFromExpress & { readonly because: 'session-expired' }>
  > => {
    const path = pathWithoutExpress(checkoutType);
    if (cartId !== visit.shopper.cartId) return refused({ because: 'session-expired', path });
    await leaveExpress(ports, visit)();
    return granted({ path });
  };
