import { NetworkFailure, NotSent } from '../failures/failures.ts';
import { apiToken, type TokenSource } from './api-token.ts';
import { countReply, isOffline } from './connection.ts';

/** How long a write may take, in milliseconds: longer than the gateway needs for almost all of them, as long as anybody waits. */
export const WRITE_LIMIT_MS = 30_000;

const refuseOffline = (): void => {
  if (isOffline()) throw new NotSent();
};

/** The token of the visitor's writes. While the connection is away there is none, so that nothing is sent then, and nothing later (docs/decisions/0156). */
export const tokenForWrites: TokenSource = {
  current: async () => {
    refuseOffline();
    const token = await apiToken.current();
    // It may have gone while the token was fetched.
    refuseOffline();
    return token;
  },
  renew: apiToken.renew,
};

/** Sends within the time limit or not at all: what is not sent by then is aborted, and no longer waited for. */
export const withinLimit = async <Reply>(
  operation: string,
  send: (signal: AbortSignal) => Promise<Reply>,
): Promise<Reply> => {
  const limit = new AbortController();
  const isOver = countReply(
    new Promise<never>((_resolve, reject) => {
      limit.signal.addEventListener('abort', () => reject(new NetworkFailure(operation)));
    }),
  );
  const timer = setTimeout(() => limit.abort(), WRITE_LIMIT_MS);
  try {
    return await Promise.race([send(limit.signal), isOver]);
  } finally {
    clearTimeout(timer);
  }
};
