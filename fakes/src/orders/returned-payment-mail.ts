import type { Money } from '@shop/domain/shared/money';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { CUSTOMER_SERVICE } from '../content/company.ts';
import { moneyText } from '../shared/money-text.ts';
import type { Transaction } from '../worlds/transaction.ts';
import { languageOf, orderMailTexts, say, sendOrderMail } from './send-order-mail.ts';
import type { OrderRecord } from './order-record.ts';

/** Tells the buyer that the order was not placed, and that the money which the provider has taken for it goes back. */
export const sendPaymentReturned = (tx: Transaction, order: OrderRecord, amount: Money): void => {
  const { paymentReturned, confirmed } = orderMailTexts(order);
  const { phone, email } = CUSTOMER_SERVICE[STOREFRONTS[order.storefrontId].store];
  sendOrderMail(tx, order, {
    template: 'payment-returned',
    subject: say(order, paymentReturned.subject),
    parts: [
      say(order, paymentReturned.intro),
      say(order, paymentReturned.refund, {
        amount: moneyText(amount, languageOf(order)),
        payment: order.confirmation.paymentName,
      }),
      say(order, paymentReturned.again),
      say(order, confirmed.questions, { phone, email }),
    ],
  });
};
