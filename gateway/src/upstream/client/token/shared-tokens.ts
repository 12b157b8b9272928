import type { Clock } from '@shop/domain/shared/clock.port';
import type { Cache } from '../../../cache/cache.port.ts';
import { hashOf } from '../../../shared/hash-of.ts';

export interface StoredToken {
  readonly value: string;
  /** Remaining lifetime in ms. */
  readonly lifetimeMs: number;
}

/** Shares tokens between gateways. */
export interface TokenStore {
  read(): Promise<StoredToken | undefined>;
  write(token: StoredToken): Promise<void>;
}

const WRITTEN = /^(\d+) (.+)$/u;

/** Stored by token request, so that a gateway with other credentials shares none. */
export const sharedTokens = (
  cache: Cache,
  clock: Clock,
  call: { readonly url: string; readonly body: string },
): TokenStore => {
  const key = `token|${hashOf(`${call.url} ${call.body}`)}`;
  const now = (): number => clock.now().getTime();
  return {
    read: async () => {
      const [, until, value] = WRITTEN.exec((await cache.read(key)) ?? '') ?? [];
      const lifetimeMs = Number(until) - now();
      return value !== undefined && lifetimeMs > 0 ? { value, lifetimeMs } : undefined;
    },
    write: async ({ value, lifetimeMs }) => {
      if (lifetimeMs > 0) await cache.set(key, `${Math.floor(now() + lifetimeMs)} ${value}`, lifetimeMs);
    },
  };
};
