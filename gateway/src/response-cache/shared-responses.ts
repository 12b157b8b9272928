import type { Cache } from './cache.port.ts';
import { cachedResponse } from './cached-response.ts';
import type { CachedResponse, PlainResponse } from './cached-response.ts';
import { parsedJson } from '../shared/parsed-json.ts';

/** Kept answers that gateways share. */
export interface SharedResponses {
  read(key: string): Promise<CachedResponse | undefined>;
  /** Does not wait and ignores a failure: the next gateway then makes its own. */
  set(key: string, answer: PlainResponse, madeAt: number): void;
}

interface Written extends PlainResponse {
  readonly madeAt: number;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const isWritten = (value: unknown): value is Written =>
  isRecord(value) &&
  typeof value['status'] === 'number' &&
  typeof value['body'] === 'string' &&
  typeof value['madeAt'] === 'number' &&
  isRecord(value['headers']) &&
  Object.values(value['headers']).every((header) => typeof header === 'string');

/** Gateways with another client build write other pages: they share nothing with this one. */
export const sharedResponses = (cache: Cache, buildId: string, ttlMs: number): SharedResponses => {
  const named = (key: string): string => `answer|${buildId}|${key}`;
  return {
    read: async (key) => {
      const written = parsedJson(await cache.read(named(key)));
      return isWritten(written) ? cachedResponse(written, written.madeAt) : undefined;
    },
    set: (key, { status, headers, body }, madeAt) => {
      const written: Written = { status, headers, body, madeAt };
      cache.set(named(key), JSON.stringify(written), ttlMs).catch(() => undefined);
    },
  };
};
