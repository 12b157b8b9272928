import type { Timers } from '../../../timing/timers.ts';

/** Opens when half of at least twenty requests in the last ten seconds failed; after five seconds one query is the probe. */
const WINDOW_MS = 10_000;
const BUCKET_MS = 1_000;
const LEAST_REQUESTS = 20;
const FAILED_SHARE = 0.5;
const OPEN_MS = 5_000;

/** How an admitted request ended in HTTP, whatever GraphQL said. `cancelled` says nothing about the upstream. */
export type RequestEnd = 'succeeded' | 'failed' | 'cancelled';

export interface CircuitBreaker {
  /** Admits a request; the caller then reports how it ended. Only queries may be the probe. */
  admit(isQuery: boolean): ((end: RequestEnd) => void) | undefined;
  /** Whether queries are refused at present. */
  readonly isOpen: boolean;
}

interface Bucket {
  readonly from: number;
  requests: number;
  failed: number;
}

type State = { readonly is: 'closed' } | { readonly is: 'open'; readonly until: number } | { readonly is: 'probing' };

/** Cockatiel's breaker reads the machine's clock and makes callers wait for its probe: this one is testable, and fails at once. */
export const circuitBreaker = (timers: Timers): CircuitBreaker => {
  let state: State = { is: 'closed' };
  let buckets: Bucket[] = [];

  const count = (isFailed: boolean): void => {
    const now = timers.now();
    buckets = buckets.filter(({ from }) => from > now - WINDOW_MS);
    const newest = buckets.at(-1);
    const bucket =
      newest !== undefined && now - newest.from < BUCKET_MS ? newest : { from: now, requests: 0, failed: 0 };
    if (bucket !== newest) buckets.push(bucket);
    bucket.requests += 1;
    if (isFailed) bucket.failed += 1;
  };
  const failsTooOften = (): boolean => {
    const requests = buckets.reduce((sum, bucket) => sum + bucket.requests, 0);
    const failed = buckets.reduce((sum, bucket) => sum + bucket.failed, 0);
    return requests >= LEAST_REQUESTS && failed >= requests * FAILED_SHARE;
  };
  const open = (): void => {
    state = { is: 'open', until: timers.now() + OPEN_MS };
    buckets = [];
  };
  const ended = (end: RequestEnd): void => {
    if (end === 'cancelled' || state.is !== 'closed') return;
    count(end === 'failed');
    if (failsTooOften()) open();
  };
  const probed = (end: RequestEnd): void => {
    if (end === 'succeeded') state = { is: 'closed' };
    else if (end === 'failed') open();
    else state = { is: 'open', until: timers.now() };
  };
  return {
    admit: (isQuery) => {
      if (state.is === 'closed') return ended;
      if (state.is === 'probing' || timers.now() < state.until || !isQuery) return undefined;
      state = { is: 'probing' };
      return probed;
    },
    get isOpen() {
      return state.is === 'probing' || (state.is === 'open' && timers.now() < state.until);
    },
  };
};
