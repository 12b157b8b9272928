import { LRUCache } from 'lru-cache';
import type { Clock } from '@shop/domain/shared/clock.port';
import type { BucketLimit } from './limits.ts';
import { countedNetworks } from '../network/network-of.ts';

/** Number of stored buckets, a few megabytes. A network whose bucket was evicted starts with a full one, but not those around it, which are used more. */
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
  const now = (): number => clock.now().getTime();

  const tokensIn = ({ capacity, perSecond }: BucketLimit, bucket: Bucket | undefined): number => {
    if (bucket === undefined) return capacity;
    const seconds = Math.max(0, now() - bucket.at) / MS_PER_SECOND;
    return Math.min(capacity, bucket.tokens + seconds * perSecond);
  };
  /** The bucket of a network, and the larger ones of the networks around it. */
  const bucketsOf = (
    { name, capacity, perSecond }: BucketLimit,
    ownNetwork: string,
  ): readonly { readonly key: string; readonly tokens: number; readonly perSecond: number }[] =>
    countedNetworks(ownNetwork).map(({ network, times }) => {
      const limit = { name, capacity: capacity * times, perSecond: perSecond * times };
      const key = `${name} ${network}`;
      return { key, tokens: tokensIn(limit, buckets.get(key)), perSecond: limit.perSecond };
    });
  const store = (key: string, tokens: number): void => void buckets.set(key, { tokens, at: now() });

  return {
    secondsUntil: (limit, network) => {
      if (network === undefined) return 0;
      const found = bucketsOf(limit, network);
      const seconds = Math.max(
        ...found.map(({ tokens, perSecond }) => (tokens < 1 ? Math.ceil((1 - tokens) / perSecond) : 0)),
      );
      if (seconds === 0) for (const { key, tokens } of found) store(key, tokens - 1);
      return seconds;
    },
    pay: (limit, network, tokens) => {
      if (network === undefined) return;
      for (const bucket of bucketsOf(limit, network)) store(bucket.key, Math.max(0, bucket.tokens - tokens));
    },
    get size() {
      return buckets.size;
    },
  };
};
