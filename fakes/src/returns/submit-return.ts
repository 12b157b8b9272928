import {
  NO_LABEL,
  type Regulation,
  type ReturnCarrier,
  type ReturnRequest,
  type SubmittedReturn,
} from '@shop/domain/returns/return';
import type { ReturnAttempt, ReturnRefused } from '@shop/domain/returns/returns.port';
import { requestErrors } from '@shop/domain/returns/announce-return';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import type { Shopper } from '@shop/domain/visit/shopper';
import { frozenCopy } from '../shared/deep-freeze.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { nextNumber, put, type Transaction } from '../worlds/transaction.ts';
import { carriersFor } from './carrier-offers.ts';
import { orderByHash } from './find-returnable.ts';
import { regulationsFor } from './regulation-offers.ts';
import { isUsable, useImage } from './return-images.ts';
import { labelPath } from './return-labels.ts';
import { sendReturnAnnounced } from './return-mails.ts';
import { returnOrderOf, salesOrderNoOf } from './return-order-of.ts';
import { awaitGoods } from './return-progress.ts';
import { returnsOf } from './returns-of-order.ts';

/** RMAs have nine digits. */
const FIRST_RMA = 700_000_000;

const refuse = (message: MessageKey): { readonly ok: false; readonly refusal: ReturnRefused } =>
  refused({ because: 'return-refused', message });

/** What was chosen among the offers, or the message about what is no longer offered. */
interface Choice {
  readonly order: OrderRecord;
  readonly regulation: Regulation;
  readonly carrier: Pick<ReturnCarrier, 'code' | 'name'>;
}

const choiceOf = (
  tx: Transaction,
  { storefront }: Shopper,
  order: OrderRecord,
  request: ReturnRequest,
): Choice | MessageKey => {
  const { items } = returnOrderOf(tx, storefront, order);
  const [error] = requestErrors(request, { items });
  if (error !== undefined) return error.message;
  const regulation = regulationsFor(
    order,
    storefront,
    request.items.map(({ reason }) => reason),
  ).find(({ id }) => id === request.regulation);
  if (regulation === undefined) return 'shop.return.regulation';
  const offered = carriersFor(tx, storefront, { order, selected: request.items, items }).find(
    ({ code, enabled }) => enabled && code === request.carrier,
  );
  const carrier = request.carrier === NO_LABEL ? { code: NO_LABEL, name: '' } : offered;
  if (carrier === undefined) return 'shop.return.carrier';
  const images = request.items.flatMap((item) => item.images);
  if (new Set(images).size < images.length || !images.every((id) => isUsable(tx, order, id)))
    return 'shop.return.imageGone';
  return { order, regulation, carrier: { code: carrier.code, name: carrier.name } };
};

const announce = (
  tx: Transaction,
  request: ReturnRequest,
  attempt: ReturnAttempt,
  { order, regulation, carrier }: Choice,
): SubmittedReturn => {
  const { orderId } = order.confirmation;
  const rma = String(FIRST_RMA + nextNumber(tx, 'rma'));
  const labels = carrier.code === NO_LABEL ? [] : [labelPath(tx, rma)];
  const pieces = request.items.map(({ id, quantity }) => ({ id, quantity }));
  const submitted: SubmittedReturn = {
    idempotencyKey: attempt.idempotencyKey,
    submittedAt: tx.now.toISOString(),
    shipments: [{ rma, regulation, carrier, labels, items: pieces }],
  };
  const record = frozenCopy({ orderId, request, submitted });
  put(tx, 'returns', rma, record);
  put(tx, 'returnsOfOrders', orderId, [rma, ...(lookUp(tx.state.returnsOfOrders, orderId) ?? [])]);
  for (const imageId of request.items.flatMap((item) => item.images)) useImage(tx, imageId, rma);
  sendReturnAnnounced(tx, order, record);
  awaitGoods(tx, rma);
  return record.submitted;
};

/** Announces a return. The same attempt gets its first result again. */
export const submitReturn = (
  tx: Transaction,
  shopper: Shopper,
  request: ReturnRequest,
  attempt: ReturnAttempt,
): Result<SubmittedReturn, ReturnRefused> => {
  const order = orderByHash(tx, request.hash);
  if (order === undefined) return refuse('shop.return.notFound');
  const earlier = returnsOf(tx, order.confirmation.orderId).find(
    ({ submitted }) => submitted.idempotencyKey === attempt.idempotencyKey,
  );
  if (earlier !== undefined) return granted(earlier.submitted);
  if (request.orderId !== order.confirmation.orderId || request.salesOrderNo !== salesOrderNoOf(order))
    return refuse('shop.return.notFound');
  const choice = choiceOf(tx, shopper, order, request);
  return typeof choice === 'string' ? refuse(choice) : granted(announce(tx, request, attempt, choice));
};
