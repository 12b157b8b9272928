import type { OrderId } from '@shop/domain/shared/shop-id';
import { figuresOf } from '@shop/domain/orders/order-figures';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { CartRecord } from '../carts/cart-record.ts';
import type { CalculatedCart } from '../carts/cart-totals.ts';
import { cartOf } from '../carts/project-cart.ts';
import type { Account, Guest } from '../sessions/user.ts';
import { paymentName } from '../payments/payment-name.ts';
import type { View } from '../worlds/transaction.ts';
import { frozenCopy } from '../shared/deep-freeze.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { orderedLines } from './ordered-lines.ts';
import type { Readiness } from './readiness.ts';

/** The order as it was placed; later changes of prices, names or addresses do not affect it. */
export const confirmationOf = (
  view: View,
  storefront: Storefront,
  order: {
    readonly orderId: OrderId;
    readonly user: Account | Guest;
    readonly record: CartRecord;
    readonly calculated: CalculatedCart;
    readonly ready: Readiness;
  },
): Pick<OrderRecord, 'confirmation' | 'lines'> => {
  const { orderId, user, record, calculated, ready } = order;
  const cart = cartOf(view, storefront, record, { shippingCost: true });
  const { paymentId, shipper, billingAddress, shippingAddress } = ready;
  const ordered = orderedLines(view, cart, calculated);
  const lines = ordered.map(({ amounts }) => amounts);
  const { goods, savings, shipping, taxes, total } = figuresOf({
    lines,
    shipping: calculated.shippingCost,
    isNet: storefront.isB2b,
  });
  const confirmation = {
    orderId,
    orderedAt: view.now.toISOString(),
    email: user.email,
    isGuest: user.kind === 'guest',
    positions: ordered.map(({ position }) => position),
    subtotal: goods,
    totalSavings: savings,
    shippingCost: shipping,
    tax: taxes.map(({ rate, amount }) => ({ rate, amount })),
    total,
    billingAddress,
    shippingAddress,
    paymentId,
    paymentName: paymentName(paymentId, total, storefront, user.kind === 'customer' ? user.termsOfPayment : undefined),
    shipperName: shipper.name,
    ...(shipper.arrives === undefined ? {} : { arrives: shipper.arrives }),
    ...(cart.orderReference === undefined ? {} : { orderReference: cart.orderReference }),
    ...(cart.costCentre === undefined ? {} : { costCentre: cart.costCentre }),
    ...(cart.orderComment === undefined ? {} : { comment: cart.orderComment }),
  };
  return frozenCopy({ confirmation, lines });
};
