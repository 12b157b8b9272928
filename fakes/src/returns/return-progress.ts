import { orderOf } from '../orders/find-order.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { schedule, type Transaction } from '../worlds/transaction.ts';
import { expireImage } from './return-images.ts';
import { sendReturnReceived, sendReturnSettled } from './return-mails.ts';
import type { ReturnTimer } from './return-record.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** When announced goods arrive, and how long the warehouse then needs to check them. */
export const GOODS_TAKE_MS = 4 * DAY_MS;
export const CHECK_TAKES_MS = 2 * DAY_MS;

const after = ({ now }: Transaction, ms: number): Date => new Date(now.getTime() + ms);

/** From the announcement on, the world's clock moves a return forward. */
export const awaitGoods = (tx: Transaction, rma: string): void =>
  schedule(tx, 'return-received', rma, after(tx, GOODS_TAKE_MS));

const received = (tx: Transaction, rma: string): void => {
  const record = lookUp(tx.state.returns, rma);
  const order = record === undefined ? undefined : orderOf(tx, record.orderId);
  if (record === undefined || order === undefined) return;
  sendReturnReceived(tx, order, record);
  schedule(tx, 'return-settled', rma, after(tx, CHECK_TAKES_MS));
};

const settled = (tx: Transaction, rma: string): void => {
  const record = lookUp(tx.state.returns, rma);
  const order = record === undefined ? undefined : orderOf(tx, record.orderId);
  if (record !== undefined && order !== undefined) sendReturnSettled(tx, order, record);
};

export const RETURN_TIMERS: Readonly<Record<ReturnTimer, (tx: Transaction, subject: string) => void>> = {
  'return-received': received,
  'return-settled': settled,
  'return-image-expires': expireImage,
};
