import type { DeclaredWithdrawal } from '@shop/domain/orders/order-details';
import type { OrderId } from '@shop/domain/shared/shop-id';
import { entriesOf } from '../worlds/persistent-map.ts';
import type { View } from '../worlds/transaction.ts';

/** The declarations that belong to an order, the newest first. */
export const withdrawalsOfOrder = ({ state }: View, orderId: OrderId): readonly DeclaredWithdrawal[] =>
  entriesOf(state.withdrawals)
    .flatMap(([, record]) =>
      record.orderId === orderId ? { receiptId: record.receiptId, receivedAt: record.receivedAt } : [],
    )
    .toSorted((a, b) => b.receiptId.localeCompare(a.receiptId));
