import { randomUUID } from 'node:crypto';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { cacheLock } from '../cache/cache-lock.ts';
import type { Cache } from '../cache/cache.port.ts';
import { RETURN_DEADLINE_MS, RETURN_LOCK_TIMEOUT_MS } from '../timing/deadlines.ts';
import { TooManyAttempts } from '@shop/domain/shared/too-many-attempts';
import { counters } from '../limits/counters.ts';
import { LIMITS } from '../limits/limits.ts';
import { perNetworkAndSubject } from '../limits/per-network.ts';
import { RETURN_DRAFT } from '@shop/domain/returns/return-draft.slot';
import type { RequestSource } from '../visit/request-source.ts';
import { hashOf } from '../shared/hash-of.ts';
import { isRecord } from '../shared/is-record.ts';
import { parsedJson } from '../shared/parsed-json.ts';
import type { Timers } from '../timing/timers.ts';
import type { ReturnDrafts } from '@shop/domain/returns/return-drafts.port';
import type { StoredReturn } from '@shop/domain/returns/stored-return';

/** An earlier request for the return is still running, so its outcome is unknown. */
export class ReturnUnderWay extends Error {
  override readonly name = 'ReturnUnderWay';
  readonly messageKey: MessageKey = 'shop.error.unknownOutcome';
}

/** A return is filled in within a day, or again. */
const STORED_MS = 24 * 60 * 60_000;

/** The number changes with the shape of what is stored: what another release wrote is not read. */
const keyOf = (id: string): string => `return-1|${hashOf(id)}`;

const isStored = (value: unknown): value is StoredReturn =>
  isRecord(value) && isRecord(value['draft']) && Array.isArray(value['images']);

/** In the cache that all gateways share, for requests from one source. Rejects with `TooManyAttempts` if too many browsers return one order. */
export const returnDrafts = (cache: Cache, timers: Timers, source: RequestSource): ReturnDrafts => {
  const lock = cacheLock(cache, timers, {
    prefix: 'return-lock',
    taskMs: RETURN_DEADLINE_MS,
    waitMs: RETURN_LOCK_TIMEOUT_MS,
    stillRunning: () => new ReturnUnderWay('the return is being changed already'),
  });
  const readAt = async (id: string): Promise<StoredReturn | undefined> => {
    const stored = parsedJson(await cache.read(keyOf(id)));
    return isStored(stored) ? stored : undefined;
  };
  const countNew = async ({ draft: { hash } }: StoredReturn): Promise<void> => {
    const counted = await counters(cache).count([
      ...perNetworkAndSubject(source, LIMITS.returnDraftsOfOrderFromNetwork, hash),
      { limit: LIMITS.returnDraftsOfOrder, key: `${source.scope}|${hash}` },
    ]);
    if (counted.isOver) throw new TooManyAttempts(counted.seconds);
  };
  return {
    read: async (browser) => {
      const place = browser.read(RETURN_DRAFT);
      return place === undefined ? undefined : readAt(place.draftId);
    },
    change: (browser, change) => {
      const id = browser.read(RETURN_DRAFT)?.draftId ?? randomUUID();
      return lock(id, async () => {
        const before = await readAt(id);
        const { stored, outcome } = await change(before);
        if (stored === undefined) return outcome;
        if (before === undefined) await countNew(stored);
        await cache.set(keyOf(id), JSON.stringify(stored), STORED_MS);
        browser.write(RETURN_DRAFT, { draftId: id });
        return outcome;
      });
    },
  };
};
