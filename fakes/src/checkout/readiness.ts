import { isZero } from '@shop/domain/shared/money';
import type { Address } from '@shop/domain/addresses/address';
import type { OrderGap } from '@shop/domain/orders/order-gap';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import type { PaymentId } from '@shop/domain/payments/payment';
import { NEEDS_BUYER_REFERENCE } from '@shop/domain/payments/payment-rules';
import type { ShipperOption } from '@shop/domain/shippers/shipper';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { speditionErrors } from '@shop/domain/shippers/spedition-rules';
import type { CartRecord } from '../carts/cart-record.ts';
import type { CalculatedCart } from '../carts/cart-totals.ts';
import { selectedPayment } from '../payments/payment-offers.ts';
import { PAYLESS } from '../payments/payment-texts.ts';
import { speditionFields } from '../shippers/spedition-fields.ts';
import type { View } from '../worlds/transaction.ts';

/** Everything that an order needs and a cart may lack. */
export interface Readiness {
  readonly billingAddress: Address;
  readonly shippingAddress: Address;
  readonly shipper: ShipperOption;
  readonly paymentId: PaymentId;
}

/** What a cart needs to become an order, or the first thing that is missing. */
export const readinessOf = (
  view: View,
  storefront: Storefront,
  cart: CartRecord,
  calculated: CalculatedCart,
): Result<Readiness, OrderGap> => {
  const { billingAddress, shippingAddress } = calculated.place;
  const shipper = calculated.shippers.find(({ selected }) => selected);
  const paymentId = isZero(calculated.total) ? PAYLESS.paymentId : selectedPayment(view, storefront, cart, calculated);
  if (calculated.lines.every(({ quantity }) => quantity === 0)) return refused('articles');
  if (billingAddress === undefined) return refused('address');
  if (shipper === undefined) return refused('carrier');
  if (calculated.isBulky && speditionErrors(speditionFields(cart.spedition)).length > 0)
    return refused('carrier-details');
  if (paymentId === undefined) return refused('payment');
  if (paymentId === NEEDS_BUYER_REFERENCE && cart.buyerReference === undefined) return refused('buyer-reference');
  return granted({ billingAddress, shippingAddress: shippingAddress ?? billingAddress, shipper, paymentId });
};
