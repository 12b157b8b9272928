import type { OpenedSession } from '@shop/domain/visit/session';
import { completeDataOf } from '../client/operation-reply.ts';
import { shopInit } from '../generated/operations.ts';
import { readAs } from '../shared/unreadable.ts';
import type { CallUpstream } from '../client/upstream-client.ts';
import type { UpstreamShopper } from '../client/upstream-shopper.ts';
import { readOpenedSession } from './read-signed-in.ts';

/** Obtains new ids for the two that were lost (ERR-03). A session token still identifies their owner. */
export const renewSession = async (
  { userId: _lost, cartId: _lostToo, ...shopper }: UpstreamShopper,
  call: CallUpstream,
): Promise<OpenedSession> => {
  const data = completeDataOf(shopInit, await call(shopInit, {}, { shopper }));
  return readAs(shopInit, () => readOpenedSession(data));
};
