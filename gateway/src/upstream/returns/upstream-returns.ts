import type { ReturnOrder } from '@shop/domain/returns/return';
import type { NoSuchReturnOrder, Returns } from '@shop/domain/returns/returns.port';
import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { ReturnOrderFieldsFragment } from '../generated/operation-types.ts';
import * as operations from '../generated/operations.ts';
import type { PortCalls } from '../shared/port-calls.ts';
import { Unreadable } from '../shared/unreadable.ts';
import { readCarrier, readImageResult, readRegulation, readReturnOrder, readReturnResult } from './read-return.ts';
import { writeImage, writeReason, writeReturn } from './write-return.ts';

const NO_SUCH_ORDER: NoSuchReturnOrder = { because: 'no-such-order' };

/** Never another order than the one that was requested. */
const readFound = (
  order: ReturnOrderFieldsFragment | null,
  isRequested: (found: ReturnOrder) => boolean,
): Result<ReturnOrder, NoSuchReturnOrder> => {
  if (order === null) return refused(NO_SUCH_ORDER);
  const found = readReturnOrder(order);
  if (!isRequested(found)) throw new Unreadable('an order that was not requested');
  return granted(found);
};

export const upstreamReturns = (call: PortCalls): Returns => ({
  find: (shopper, { orderId, zipCode }) =>
    call({
      operation: operations.findOrderForReturn,
      variables: { orderId, zipCode },
      shopper,
      read: ({ findOrderForReturn }) => readFound(findOrderForReturn, (found) => found.orderId === orderId.trim()),
    }),
  findByHash: (shopper, hash) =>
    call({
      operation: operations.findOrderForReturnByHash,
      variables: { hash },
      shopper,
      read: ({ findOrderForReturnByHash }) => readFound(findOrderForReturnByHash, (found) => found.hash === hash),
    }),
  regulations: (shopper, hash, selected) =>
    call({
      operation: operations.getAvailableRegulations,
      variables: {
        hash,
        selectedItems: selected.map(({ id, quantity, reason }) => ({ id, quantity, reason: writeReason(reason) })),
      },
      shopper,
      read: ({ getAvailableRegulations }) => getAvailableRegulations.map(readRegulation),
    }),
  carriers: (shopper, draft) =>
    call({
      operation: operations.getAvailableCarriers,
      variables: { hash: draft.hash, returnOrder: writeReturn(draft) },
      shopper,
      read: ({ getAvailableCarriers }) => getAvailableCarriers.map(readCarrier),
    }),
  uploadImage: (shopper, hash, image) =>
    call({
      operation: operations.uploadReturnImage,
      variables: { hash, image: writeImage(image) },
      shopper,
      read: ({ uploadReturnImage }) => readImageResult(uploadReturnImage),
    }),
  submit: (shopper, request, { idempotencyKey }) =>
    call({
      operation: operations.submitReturnOrder,
      variables: { returnOrder: writeReturn(request) },
      shopper,
      idempotencyKey,
      read: ({ submitReturnOrder }) => readReturnResult(submitReturnOrder),
    }),
});
