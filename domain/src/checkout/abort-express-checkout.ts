import type { ExpressPayments } from '../payments/express-payments.port.ts';
import type { Addresses } from '../addresses/addresses.port.ts';
import type { ExpressCheckout } from '../payments/express-payment.ts';
import type { Shopper } from '../visit/shopper.ts';

interface Ports {
  readonly addresses: Addresses;
  readonly expressPayments: ExpressPayments;
}

/**
 * Resets the cart of an express checkout (PAY-08): payment, addresses and carrier are gone, the lines stay. Addresses that were
 * saved for it leave the customer's book. Somebody else's cart stays as it is.
 */
export const abortExpressCheckout =
  ({ addresses, expressPayments }: Ports) =>
  async (shopper: Shopper, { cartId, addressIds }: Pick<ExpressCheckout, 'cartId' | 'addressIds'>): Promise<void> => {
    if (cartId !== shopper.cartId) return;
    await expressPayments.abort(shopper, cartId);
    for (const addressId of addressIds) await addresses.remove(shopper, addressId);
  };
