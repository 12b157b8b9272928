import { TooManyAttempts } from '@shop/domain/shared/too-many-attempts';
import type { Log } from '../logging/log.ts';
import { type AuthReply, failedReply } from './auth-reply.ts';

/** Tells a failing shop from a refusal: the shopper typed nothing wrong. */
export const replyOrFailed = async (
  log: Pick<Log, 'failure'>,
  requestId: string,
  run: () => Promise<AuthReply>,
): Promise<AuthReply> => {
  try {
    return await run();
  } catch (failure) {
    if (failure instanceof TooManyAttempts) throw failure;
    log.failure(failure, requestId);
    return failedReply();
  }
};
