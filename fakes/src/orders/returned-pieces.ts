import type { OrderId } from '@shop/domain/shared/shop-id';
import { lookUp } from '../worlds/persistent-map.ts';
import type { View } from '../worlds/transaction.ts';

/** Id of a line in returns. */
export const lineIdOf = (lineNo: number): string => `line-${lineNo}`;

/** Pieces of a line that are on their way back, or were received. */
export const returnedPieces = ({ state }: View, orderId: OrderId, lineId: string): number =>
  (lookUp(state.returnsOfOrders, orderId) ?? [])
    .flatMap((rma) => lookUp(state.returns, rma)?.request.items ?? [])
    .reduce((sum, { id, quantity }) => (id === lineId ? sum + quantity : sum), 0);
