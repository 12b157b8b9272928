import type { CartId, Shopper } from '../visit/shopper.ts';
import type { MessageKey } from '../shared/message-keys.ts';
import type { Result } from '../shared/result.ts';
import type { PaymentId, PaymentMethod } from './payment.ts';

export type PaymentRefusal =
  | { readonly because: 'no-such-payment' }
  | { readonly because: 'payment-disabled' }
  | { readonly because: 'payment-refused'; readonly message: MessageKey };

export interface Payments {
  /** Payment methods for this cart (upstream: getPaymentInfo, getPaymentDetails). */
  methods(shopper: Shopper, cartId: CartId): Promise<readonly PaymentMethod[]>;
  select(
    shopper: Shopper,
    cartId: CartId,
    paymentId: PaymentId,
    buyerReference?: string,
  ): Promise<Result<void, PaymentRefusal>>;
}
