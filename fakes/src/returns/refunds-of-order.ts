import type { Figures } from '@shop/domain/orders/order-figures';
import type { OrderRecord } from '../orders/order-record.ts';
import type { View } from '../worlds/transaction.ts';
import { type PiecesOf, refundFigures } from './refund-figures.ts';
import { isPaidBack } from './regulation-offers.ts';
import type { ReturnRecord } from './return-record.ts';
import { returnsOf } from './returns-of-order.ts';

const piecesOf =
  ({ request }: ReturnRecord): PiecesOf =>
  (lineNo) =>
    request.items.reduce((sum, item) => (item.lineNo === lineNo ? sum + item.quantity : sum), 0);

/** What the returns of an order refund, by RMA. A replacement or a repair refunds nothing. */
export const refundsOfOrder = (view: View, order: OrderRecord): ReadonlyMap<string, Figures> => {
  const paidBack = returnsOf(view, order.confirmation.orderId)
    .toReversed()
    .filter(({ request }) => isPaidBack(request.regulation));
  const refunds = refundFigures(order, paidBack.map(piecesOf));
  return new Map(
    refunds.flatMap((refund, at) => (paidBack[at]?.submitted.shipments ?? []).map(({ rma }) => [rma, refund])),
  );
};
