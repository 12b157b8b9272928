import { createClient, ErrorReply } from '@redis/client';
import { CacheNotReached } from './cache-not-reached.ts';
import type { Cache } from './cache.port.ts';

/** Other programs may use the same store. */
const PREFIX = 'pausenhof:';
/** Timeout of a command, in ms; within the gateways' own network it takes less than one. */
const COMMAND_TIMEOUT_MS = 500;
/** Adds atomically; a count that is back at 0 is no key any more. */
const ADD = `
local count = redis.call('INCRBY', KEYS[1], ARGV[1])
if count > 0 then redis.call('PEXPIRE', KEYS[1], ARGV[2], 'NX') else redis.call('DEL', KEYS[1]) end
return count`;
/** Compares and deletes atomically. */
const FORGET = "if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end";
/** Delay before the next attempt to connect, in ms: doubles up to a second, so that a store that recovers is soon noticed. */
const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 1_000;

/** Written to learn whether anything can be: a store that is full still answers. */
const PROBE = 'health';
const PROBE_MS = 1_000;

const waitBefore = (tries: number): number => Math.min(FIRST_WAIT_MS * 2 ** Math.min(tries, 10), LONGEST_WAIT_MS);

const within = async <Value>(timeoutMs: number, reply: Promise<Value>): Promise<Value> => {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new CacheNotReached(`no reply within ${timeoutMs} ms`)), timeoutMs);
  try {
    return await Promise.race([reply, timeout]);
  } catch (cause) {
    throw cause instanceof CacheNotReached ? cause : new CacheNotReached('the connection is gone', { cause });
  } finally {
    clearTimeout(timer);
  }
};

/** Whether the key holds a value of another type, which no gateway has written. */
const isOfAnotherKind = ({ cause }: Error): boolean =>
  cause instanceof ErrorReply && /^WRONGTYPE|not an integer|would overflow/u.test(cause.message);

/** A cache in a Redis. */
export interface RedisCache extends Cache {
  /** Whether it may evict keys before they expire; false if it does not report this. */
  evicts(): Promise<boolean>;
}

/**
 * A cache in a Redis (7 or newer), shared by all gateways with the same URL. Its methods throw `CacheNotReached` while it is
 * unreachable; it reconnects by itself. The URL may contain a password and is never shown.
 */
export const redisCache = async (url: string, timeoutMs = COMMAND_TIMEOUT_MS): Promise<RedisCache> => {
  const withTimeout = <Value>(reply: Promise<Value>): Promise<Value> => within(timeoutMs, reply);
  const client = createClient({
    url,
    keyPrefix: PREFIX,
    disableOfflineQueue: true,
    socket: { connectTimeout: LONGEST_WAIT_MS, reconnectStrategy: waitBefore },
  });
  // Without a listener, an `error` event would end the process. Callers learn of a lost connection from their own command.
  client.on('error', () => undefined);
  const connecting = client.connect();
  connecting.catch(() => undefined);
  await withTimeout(connecting).catch(() => undefined);

  /** Sends a command. If the key holds a value of another type, deletes it and sends the command again. */
  const send = async <Value>(key: string, command: () => Promise<Value>): Promise<Value> => {
    try {
      return await withTimeout(command());
    } catch (failure) {
      if (!(failure instanceof CacheNotReached && isOfAnotherKind(failure))) throw failure;
      await withTimeout(client.del(key));
      return withTimeout(command());
    }
  };

  return {
    isShared: true,
    increment: async (key, ttlMs, by = 1) =>
      Number(await send(key, () => client.eval(ADD, { keys: [key], arguments: [String(by), String(ttlMs)] }))),
    read: async (key) => (await send(key, () => client.get(key))) ?? undefined,
    set: async (key, value, ttlMs) => {
      await withTimeout(client.set(key, value, { expiration: { type: 'PX', value: ttlMs } }));
    },
    setIfAbsent: async (key, value, ttlMs) =>
      (await send(key, () =>
        client.set(key, value, { expiration: { type: 'PX', value: ttlMs }, condition: 'NX', GET: true }),
      )) ?? value,
    deleteIfEqual: async (key, value) => {
      await send(key, () => client.eval(FORGET, { keys: [key], arguments: [value] }));
    },
    evicts: async () => {
      const info = await withTimeout(client.info('memory')).catch(() => '');
      return /^maxmemory_policy:(?!noeviction)/mu.test(info);
    },
    problem: async () => {
      try {
        await withTimeout(client.set(PROBE, '', { expiration: { type: 'PX', value: PROBE_MS } }));
        return undefined;
      } catch (failure) {
        return failure instanceof CacheNotReached && failure.cause instanceof ErrorReply
          ? 'cache-not-writable'
          : 'cache-not-reached';
      }
    },
    close: () => {
      client.destroy();
      return Promise.resolve();
    },
  };
};
