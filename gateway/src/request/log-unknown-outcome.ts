import { HttpException } from '@nestjs/common';
import { TooManyAttempts } from '@shop/domain/shared/too-many-attempts';
import type { Log } from '../logging/log.ts';
import type { VisitorSession } from '../visit/visitor-session.ts';
import { NoSuchWorld } from '../worlds/no-such-world.ts';

/** Logs why no reply came: the declaration may have arrived, and its key makes it safe to send it again. Rethrows what the request itself is wrong about. */
export const logUnknownOutcome = (
  log: Pick<Log, 'failure'>,
  failure: unknown,
  { id }: Pick<VisitorSession, 'id'>,
): void => {
  if (failure instanceof HttpException || failure instanceof TooManyAttempts || failure instanceof NoSuchWorld)
    throw failure;
  log.failure(failure, id);
};
