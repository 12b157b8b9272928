import { omitNil } from '@shop/domain/shared/omit-nil';
import type { PendingOperation } from './pending-operation.ts';
import { ATTEMPT_TIMEOUT_MS } from '../limits.ts';
import type { RequestHeaders } from './request-headers.ts';
import type { Timers } from '../../../timing/timers.ts';
import type { Token } from '../token/tokens.ts';
import type { Transport, HttpResult } from '../transport/transport.ts';
import { requestBodyOf } from './request-body.ts';

/** Cancels the request when all its operations are cancelled; a mutation is never cancelled once it was sent. */
const whenAllAreCancelled = (entries: readonly PendingOperation[], cancel: () => void): (() => void) => {
  if (entries.some(({ operation }) => operation.kind === 'mutation')) return () => undefined;
  const check = (): void => {
    if (entries.every(({ inFlight }) => inFlight.signal.aborted)) cancel();
  };
  for (const { inFlight } of entries) inFlight.signal.addEventListener('abort', check);
  return () => {
    for (const { inFlight } of entries) inFlight.signal.removeEventListener('abort', check);
  };
};

export interface PostParts {
  readonly graphqlUrl: string;
  readonly transport: Transport;
  readonly timers: Timers;
}

/** Posts operations once, and waits at most five seconds for the response. */
export const postOperations =
  ({ graphqlUrl, transport, timers }: PostParts) =>
  async (entries: readonly PendingOperation[], { value }: Token): Promise<HttpResult> => {
    const { contentType, body } = requestBodyOf(entries);
    const control = new AbortController();
    let isLate = false;
    const stopTimer = timers.after(ATTEMPT_TIMEOUT_MS, () => {
      isLate = true;
      control.abort();
    });
    const stopWatching = whenAllAreCancelled(entries, () => control.abort());
    const authorization: RequestHeaders = value === '' ? {} : { authorization: `Bearer ${value}` };
    const headers = {
      ...entries[0]?.headers,
      ...authorization,
      ...omitNil({ 'content-type': contentType }),
      accept: 'application/json',
    };
    try {
      const response = await transport({ url: graphqlUrl, headers, body }, control.signal);
      return response.came === 'nothing' && isLate ? { ...response, problem: 'timed-out' } : response;
    } finally {
      stopTimer();
      stopWatching();
    }
  };
