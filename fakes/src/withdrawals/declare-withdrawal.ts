import type { Shopper } from '@shop/domain/visit/shopper';
import { type FormRefusal, invalidForm } from '@shop/domain/shared/field-errors';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import {
  normaliseDeclaration,
  type WithdrawalDeclaration,
  type WithdrawalReceipt,
} from '@shop/domain/withdrawals/withdrawal';
import { withdrawalErrors } from '@shop/domain/withdrawals/withdrawal-rules';
import type { OrderId } from '@shop/domain/shared/shop-id';
import { orderOf } from '../orders/find-order.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { nextNumber, put, type Transaction, type View } from '../worlds/transaction.ts';
import type { WithdrawalRecord } from './withdrawal-record.ts';
import { sendWithdrawalReceipt } from './withdrawal-receipt-mail.ts';

/** Receipts have nine digits, and no order has the same number. */
const FIRST_RECEIPT_NUMBER = 700_000_000;

const receiptOf = ({ receiptId, receivedAt, declaration }: WithdrawalRecord): WithdrawalReceipt => ({
  receiptId,
  receivedAt,
  declaration,
});

/** An order number, however it is grouped and whatever stands around it. */
const ORDER_NUMBER = /\d{9}/u;

/** The order, if the declaration names its number and the buyer's e-mail address. */
const orderMeant = (view: View, { orderNumber, email }: WithdrawalDeclaration): OrderId | undefined => {
  const order = orderOf(view, ORDER_NUMBER.exec(orderNumber.replaceAll(/\s/gu, ''))?.[0] ?? '');
  if (order?.status !== 'placed') return undefined;
  return order.confirmation.email.toLowerCase() === email.toLowerCase() ? order.confirmation.orderId : undefined;
};

/** Records a declaration and mails its receipt, once for each key. Callers do not learn whether the order exists. */
export const declareWithdrawal = (
  tx: Transaction,
  { storefront }: Shopper,
  typed: WithdrawalDeclaration,
  idempotencyKey: string,
): Result<WithdrawalReceipt, FormRefusal> => {
  const known = lookUp(tx.state.withdrawals, idempotencyKey);
  if (known !== undefined) return granted(receiptOf(known));
  const errors = withdrawalErrors(typed);
  if (errors.length > 0) return refused(invalidForm(errors));
  const declaration = normaliseDeclaration(typed);
  const orderId = orderMeant(tx, declaration);
  const record: WithdrawalRecord = {
    receiptId: String(FIRST_RECEIPT_NUMBER + nextNumber(tx, 'withdrawal')),
    receivedAt: tx.now.toISOString(),
    declaration,
    storefrontId: storefront.id,
    ...(orderId === undefined ? {} : { orderId }),
  };
  put(tx, 'withdrawals', idempotencyKey, record);
  sendWithdrawalReceipt(tx, record);
  return granted(receiptOf(record));
};
