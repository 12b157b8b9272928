import { allLinesOf } from '@shop/domain/carts/cart-rules';
import type { OrderConfirmation, OrderId } from '@shop/domain/orders/order';
import { money } from '@shop/domain/shared/money';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { CartRecord } from '../carts/cart-record.ts';
import { cartOf } from '../carts/project-cart.ts';
import type { Account, Guest } from '../customers/user.ts';
import { paymentName } from '../payments/payment-name.ts';
import type { View } from '../worlds/transaction.ts';
import { frozenCopy } from '../shared/deep-freeze.ts';
import { orderedPositions } from './ordered-positions.ts';
import type { Readiness } from './readiness.ts';

/** The order as it was placed; later changes of prices, names or addresses do not affect it. */
export const confirmationOf = (
  view: View,
  storefront: Storefront,
  order: { readonly orderId: OrderId; readonly user: Account | Guest; readonly record: CartRecord; readonly ready: Readiness },
): OrderConfirmation => {
  const { orderId, user, record, ready } = order;
  const cart = cartOf(view, storefront, record, { shippingCost: true });
  const { paymentId, shipper, billingAddress, shippingAddress } = ready;
  return frozenCopy({
    orderId,
    orderedAt: view.now.toISOString(),
    email: user.email,
    isGuest: user.kind === 'guest',
    positions: allLinesOf(cart).filter(({ quantity }) => quantity > 0).flatMap(orderedPositions),
    subtotal: cart.subtotal,
    totalSavings: cart.totalSavings,
    shippingCost: cart.shippingCost ?? money(0, storefront.currency),
    tax: cart.tax,
    total: cart.total,
    billingAddress,
    shippingAddress,
    paymentId,
    paymentName: paymentName(paymentId, cart.total, storefront, user.kind === 'customer' ? user.termsOfPayment : undefined),
    shipperName: shipper.name,
    ...(shipper.arrives === undefined ? {} : { arrives: shipper.arrives }),
    ...(cart.orderReference === undefined ? {} : { orderReference: cart.orderReference }),
    ...(cart.costCentre === undefined ? {} : { costCentre: cart.costCentre }),
    ...(cart.orderComment === undefined ? {} : { comment: cart.orderComment }),
  });
};
