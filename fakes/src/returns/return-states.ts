import type { OrderReturn } from '@shop/domain/orders/order-details';
import { berlinDate } from '@shop/domain/shared/calendar';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { OrderRecord } from '../orders/order-record.ts';
import type { View } from '../worlds/transaction.ts';
import { refundsOfOrder } from './refunds-of-order.ts';
import { CHECK_TAKES_MS, GOODS_TAKE_MS } from './return-progress.ts';
import { returnsOf } from './returns-of-order.ts';

/** What came of the returns of an order by now. */
export const returnStatesOf = (view: View, order: OrderRecord): readonly OrderReturn[] => {
  const refunds = refundsOfOrder(view, order);
  return returnsOf(view, order.confirmation.orderId).flatMap(
    ({
      submitted: {
        submittedAt,
        shipments: [shipment],
      },
    }) => {
      if (shipment === undefined) return [];
      const { rma, regulation } = shipment;
      const received = new Date(Date.parse(submittedAt) + GOODS_TAKE_MS);
      const settled = new Date(received.getTime() + CHECK_TAKES_MS);
      const [isReceived, isSettled] = [received <= view.now, settled <= view.now];
      return {
        rma,
        wish: regulation.name,
        announcedAt: submittedAt,
        ...(isReceived ? { receivedOn: berlinDate(received) } : {}),
        ...(isSettled ? { settledOn: berlinDate(settled) } : {}),
        ...(isSettled ? omitNil({ refund: refunds.get(rma)?.total }) : {}),
      };
    },
  );
};
