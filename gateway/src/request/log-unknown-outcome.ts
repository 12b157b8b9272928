import { HttpException } from '@nestjs/common';
import { TooManyAttempts } from '@shop/domain/shared/too-many-attempts';
import type { Log } from '../logging/log.ts';
import type { RequestFacts } from './request-facts.ts';
import { NoSuchWorld } from '../worlds/no-such-world.ts';

/** Logs why no reply came: the declaration may have arrived, and its key makes it safe to send it again. Rethrows what the request itself is wrong about. */
export const logUnknownOutcome = (
  log: Pick<Log, 'failure'>,
  failure: unknown,
  { requestId }: Pick<RequestFacts, 'requestId'>,
): void => {
  if (failure instanceof HttpException || failure instanceof TooManyAttempts || failure instanceof NoSuchWorld)
    throw failure;
  log.failure(failure, requestId);
};
