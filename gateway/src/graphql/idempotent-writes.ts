import { randomUUID } from 'node:crypto';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { waitUntil } from '../cache/cache-lock.ts';
import type { Cache } from '../cache/cache.port.ts';
import { badRequest, httpError } from '../http/errors.ts';
import { hashOf } from '../shared/hash-of.ts';
import { packJson, unpackJson } from '../shared/packed-json.ts';
import type { Sealer } from '../shared/sealing.ts';
import { ORDER_DEADLINE_MS, ORDER_LOCK_TIMEOUT_MS } from '../timing/deadlines.ts';
import type { Timers } from '../timing/timers.ts';

/** A write with an idempotency key. */
export interface KeyedWrite {
  readonly key: string;
  /** A hash: the same for the same document with the same variables. */
  readonly fingerprint: string;
  /** Whose write it is; undefined without a session. The write itself may open a session, or end one. */
  readonly owner: () => string | undefined;
  /** The same, after the shop was asked whether the login still holds. */
  readonly confirmedOwner: () => Promise<string | undefined>;
}

/** What the browser gets, or would have got. */
export interface WriteReply {
  readonly status: number;
  readonly body: string;
  /** `Set-Cookie` headers. */
  readonly cookies: readonly string[];
}

export interface RunReply extends WriteReply {
  /** Something failed: the same write may be tried again. */
  readonly hasFailed: boolean;
}

export interface OneReply extends WriteReply {
  /** It is that of an earlier request. */
  readonly isRepeated: boolean;
}

/** Carries out each write once. */
export interface IdempotentWrites {
  /**
   * Runs the write, or returns the reply that it got before, unless the login under which it got it has ended since. Throws a bad request if the key belongs to another write, and
   * `WriteOutcomeUnknown` if the first one is still running or its reply is gone.
   */
  once(write: KeyedWrite, run: () => Promise<RunReply>): Promise<OneReply>;
}

/** The write was begun before, and nobody here knows how it ended. */
export class WriteOutcomeUnknown extends Error {
  override readonly name = 'WriteOutcomeUnknown';
  readonly messageKey: MessageKey = 'shop.error.unknownOutcome';
}

export interface IdempotentWritesParts {
  /** Which writes were begun and which are done: small, and never evicted. */
  readonly marks: Cache;
  /** Their replies: large, and evicted when there is no room. */
  readonly replies: Cache;
  readonly sealer: Sealer;
  readonly timers: Timers;
}

/** Whoever presses again does so within minutes. */
export const KEPT_MS = 10 * 60_000;
/** How many characters of replies a gateway without a shared store keeps: some thousand baskets. */
export const MAX_KEPT = 32_000_000;
/** Longer replies are packed: packing a short one would cost more than it saves (docs/decisions/0145). */
const MAX_PLAIN_LENGTH = 4_000;
/** Longest packed reply that is kept: more than a basket of 500 lines. */
const MAX_PACKED_LENGTH = 256 * 1_024;
/** What a packed reply can become. */
const MAX_BYTES = 16 * 1_024 * 1_024;

const WAIT = {
  waitMs: ORDER_LOCK_TIMEOUT_MS,
  stillRunning: () => new WriteOutcomeUnknown('the same write is still running'),
};

const RUNNING = 'running';
const DONE = 'done';

/** `isLast`: the write itself has ended the session of this owner, or put another one in its place. */
type Kept = readonly [status: number, body: string, cookies: readonly string[], isLast: boolean];

const isKept = (value: unknown): value is Kept =>
  Array.isArray(value) &&
  typeof value[0] === 'number' &&
  typeof value[1] === 'string' &&
  Array.isArray(value[2]) &&
  typeof value[3] === 'boolean';

const written = ({ status, body, cookies }: WriteReply, isLast: boolean): string => {
  const kept: Kept = [status, body, cookies, isLast];
  const plain = JSON.stringify(kept);
  return plain.length > MAX_PLAIN_LENGTH ? packJson(kept) : plain;
};

/** The number changes with the shape of what is stored: what another release wrote is not read. */
const placeOf = (owner: string, key: string): string => `write-1|${hashOf(`${owner}|${key}`)}`;

export const idempotentWrites = ({ marks, replies, sealer, timers }: IdempotentWritesParts): IdempotentWrites => {
  const keepAt = async (place: string, fingerprint: string, text: string): Promise<void> => {
    if (text.length <= MAX_PACKED_LENGTH) await replies.set(place, sealer.seal(place, text), KEPT_MS);
    await marks.set(place, `${DONE} ${fingerprint}`, KEPT_MS);
  };

  /** For who has the cookies of the reply, and for who does not have them. */
  const keep = async ({ key, fingerprint, owner }: KeyedWrite, before: string | undefined, reply: WriteReply) => {
    const after = owner();
    const owners = new Set([before, after].filter((one) => one !== undefined));
    const keepFor = (one: string) => keepAt(placeOf(one, key), fingerprint, written(reply, one !== after));
    await Promise.all([...owners].map(keepFor));
  };

  const keptAt = async (place: string, mark: string): Promise<Kept> => {
    const sealed = await replies.read(place);
    const kept = unpackJson(sealed === undefined ? undefined : sealer.open(place, sealed), isKept, MAX_BYTES);
    if (kept !== undefined) return kept;
    // Who has read that it was done before, and presses again, means it.
    await marks.deleteIfEqual(place, mark);
    throw new WriteOutcomeUnknown('the write was done before, and its reply is gone');
  };

  /** Waits for the same write if it is running. The mark is then the own one if the write has to run, or that of one that is done. */
  const begin = async (place: string, fingerprint: string, own: string): Promise<string> => {
    let mark = own;
    await waitUntil(
      async () => {
        mark = await marks.setIfAbsent(place, own, ORDER_DEADLINE_MS);
        const [state, begun] = mark.split(' ');
        if (begun !== fingerprint) throw httpError(badRequest('This Idempotency-Key belongs to another request.'));
        return mark === own || state === DONE;
      },
      timers,
      WAIT,
    );
    return mark;
  };

  return {
    once: async (write, run) => {
      const { key, fingerprint, owner, confirmedOwner } = write;
      const before = owner();
      const place = before === undefined ? undefined : placeOf(before, key);
      const own = `${RUNNING} ${fingerprint} ${randomUUID()}`;
      const mark = place === undefined ? own : await begin(place, fingerprint, own);
      if (place !== undefined && mark !== own) {
        const [status, body, cookies, isLast] = await keptAt(place, mark);
        return isLast || (await confirmedOwner()) === before
          ? { status, body, cookies, isRepeated: true }
          : { ...(await run()), isRepeated: false };
      }
      let hasFailed = true;
      try {
        const reply = await run();
        ({ hasFailed } = reply);
        if (!hasFailed) await keep(write, before, reply);
        return { ...reply, isRepeated: false };
      } finally {
        if (hasFailed && place !== undefined) await marks.deleteIfEqual(place, own);
      }
    },
  };
};
