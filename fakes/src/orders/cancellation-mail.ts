import { moneyText } from '../shared/money-text.ts';
import type { Transaction } from '../worlds/transaction.ts';
import {
  articleLine,
  articlesOf,
  languageOf,
  orderLink,
  orderMailTexts,
  say,
  sendOrderMail,
} from './send-order-mail.ts';
import type { OrderRecord } from './order-record.ts';

/** Ways to pay by which no money has moved before the invoice. */
const PAID_LATER: readonly string[] = ['RECHNUNG', 'X_RECHNUNG'];

/** Tells the buyer that the whole order is cancelled, and what becomes of the money. */
export const sendCancelled = (tx: Transaction, order: OrderRecord): void => {
  const { cancelled } = orderMailTexts(order);
  const { paymentId, total } = order.confirmation;
  const isRefunded = !PAID_LATER.includes(paymentId) && total.minor > 0;
  sendOrderMail(tx, order, {
    template: 'order-cancelled',
    subject: say(order, cancelled.subject),
    parts: [
      say(order, cancelled.intro),
      ...order.shipments.flatMap((shipment) => articlesOf(order, shipment).map((position) => articleLine(position))),
      isRefunded
        ? say(order, cancelled.refund, { amount: moneyText(total, languageOf(order)) })
        : say(order, cancelled.nothingToPay),
      orderLink(order),
    ],
  });
};
