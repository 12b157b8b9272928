import { LRUCache } from 'lru-cache';
import type { Clock } from '@shop/domain/shared/clock.port';
import type { BucketLimit } from './limits.ts';

/** Number of stored buckets, a few megabytes. A network whose bucket was evicted starts with a full one. */
export const MAX_BUCKETS = 20_000;

const MS_PER_SECOND = 1_000;

interface Bucket {
  readonly tokens: number;
  /** The instant of that count, in ms since the epoch. */
  readonly at: number;
}

/** Limits how much one network requests from this gateway. The buckets are in its memory, because they protect only this gateway. */
export interface TokenBuckets {
  /** Takes a token and returns 0; if there is none, returns the seconds until there is one. `undefined` is this machine, which is not limited. */
  secondsUntil(limit: BucketLimit, network: string | undefined): number;
  /** Takes further tokens for a request that turned out to cost more. */
  pay(limit: BucketLimit, network: string | undefined, tokens: number): void;
  readonly size: number;
}

export const tokenBuckets = (clock: Clock): TokenBuckets => {
  const buckets = new LRUCache<string, Bucket>({ max: MAX_BUCKETS });
  const keyOf = ({ name }: BucketLimit, network: string): string => `${name} ${network}`;
  const now = (): number => clock.now().getTime();

  const tokensIn = ({ capacity, perSecond }: BucketLimit, bucket: Bucket | undefined): number => {
    if (bucket === undefined) return capacity;
    const seconds = Math.max(0, now() - bucket.at) / MS_PER_SECOND;
    return Math.min(capacity, bucket.tokens + seconds * perSecond);
  };
  const store = (key: string, tokens: number): void => void buckets.set(key, { tokens, at: now() });

  return {
    secondsUntil: (limit, network) => {
      if (network === undefined) return 0;
      const key = keyOf(limit, network);
      const tokens = tokensIn(limit, buckets.get(key));
      if (tokens < 1) return Math.ceil((1 - tokens) / limit.perSecond);
      store(key, tokens - 1);
      return 0;
    },
    pay: (limit, network, tokens) => {
      if (network === undefined) return;
      const key = keyOf(limit, network);
      store(key, Math.max(0, tokensIn(limit, buckets.get(key)) - tokens));
    },
    get size() {
      return buckets.size;
    },
  };
};
