import type { Entry } from './entry.ts';
import { ATTEMPT_TIMEOUT_MS } from './limits.ts';
import type { WireHeaders } from './passed-headers.ts';
import type { Timers } from '../timers.ts';
import type { Token } from './token.ts';
import type { Transport, WireAnswer } from './transport.ts';
import { wireBodyOf } from './wire-body.ts';

/** Lets go of the request when nobody waits for any of its operations; one that changes something is let through to its end. */
const whenAllAreGone = (entries: readonly Entry[], letGo: () => void): (() => void) => {
  if (entries.some(({ operation }) => operation.kind === 'mutation')) return () => undefined;
  const check = (): void => {
    if (entries.every(({ flight }) => flight.abandoned.aborted)) letGo();
  };
  for (const { flight } of entries) flight.abandoned.addEventListener('abort', check);
  return () => {
    for (const { flight } of entries) flight.abandoned.removeEventListener('abort', check);
  };
};

export interface PostParts {
  readonly graphqlUrl: string;
  readonly transport: Transport;
  readonly timers: Timers;
}

/** Posts operations once, and waits five seconds at most for the answer. */
export const postOperations =
  ({ graphqlUrl, transport, timers }: PostParts) =>
  async (entries: readonly Entry[], { value }: Token): Promise<WireAnswer> => {
    const { contentType, body } = wireBodyOf(entries);
    const control = new AbortController();
    let isLate = false;
    const stopTimer = timers.after(ATTEMPT_TIMEOUT_MS, () => {
      isLate = true;
      control.abort();
    });
    const stopWatching = whenAllAreGone(entries, () => control.abort());
    const authorization: WireHeaders = value === '' ? {} : { authorization: `Bearer ${value}` };
    const headers = { ...entries[0]?.headers, ...authorization, 'content-type': contentType, accept: 'application/json' };
    try {
      const answer = await transport({ url: graphqlUrl, headers, body }, control.signal);
      return answer.came === 'nothing' && isLate ? { ...answer, trouble: 'timed-out' } : answer;
    } finally {
      stopTimer();
      stopWatching();
    }
  };
