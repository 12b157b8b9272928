import { omitNil } from '@shop/domain/shared/omit-nil';
import type { ReturnItem, ReturnOrder } from '@shop/domain/returns/return';
import { berlinDate } from '@shop/domain/shared/calendar';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { OrderRecord } from '../orders/order-record.ts';
import type { View } from '../worlds/transaction.ts';
import { componentsOf } from './components-of.ts';
import { returnabilityOfLine } from '../orders/returnability.ts';
import { lineIdOf } from '../orders/returned-pieces.ts';
import { returnsOf } from './returns-of-order.ts';

/** The number of an order in the merchandise management. */
export const salesOrderNoOf = ({ confirmation }: OrderRecord): string => `SO-${confirmation.orderId}`;

const itemsOf = (view: View, storefront: Storefront, order: OrderRecord): readonly ReturnItem[] =>
  order.confirmation.positions.map(({ productId, name, picture, articleNumber, variants, quantity }, at) => ({
    id: lineIdOf(at + 1),
    lineNo: at + 1,
    name,
    ...omitNil({ picture }),
    articleNumber,
    variants,
    quantity,
    ...returnabilityOfLine(view, order, at + 1),
    components: componentsOf(view.goods, storefront, productId),
  }));

/** An order as its return shows it. */
export const returnOrderOf = (view: View, storefront: Storefront, order: OrderRecord): ReturnOrder => ({
  hash: order.hash,
  orderId: order.confirmation.orderId,
  salesOrderNo: salesOrderNoOf(order),
  orderDate: berlinDate(new Date(order.confirmation.orderedAt)),
  items: itemsOf(view, storefront, order),
  returns: returnsOf(view, order.confirmation.orderId).map(({ submitted }) => submitted),
});
