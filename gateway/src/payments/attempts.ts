import type { Attempts } from '@shop/domain/shared/attempts.port';
import type { Cache } from '../cache/cache.port.ts';
import type { VisitorSession } from '../visit/visitor-session.ts';
import { hashOf } from '../shared/hash-of.ts';
import { idInWorld } from '../worlds/id-in-world.ts';
import type { OrderLock } from './order-lock.ts';

/** Nobody repeats an attempt after a day. */
const REMEMBERED_MS = 24 * 60 * 60_000;

/** The attempts of visitors in one world. */
export type AttemptsOf = (visitor: Pick<VisitorSession, 'world'>) => Attempts;

/** Injection token of the `AttemptsOf`. */
export const ATTEMPTS = Symbol('Attempts');

export const attemptsOf =
  (cache: Pick<Cache, 'increment'>, lock: OrderLock): AttemptsOf =>
  (visitor) => {
    const of = (subject: string): string => idInWorld(visitor, subject);
    return {
      oneAtATime: (subject, run) => lock(of(subject), run),
      count: (what, subject, more) => cache.increment(`${what}|${hashOf(of(subject))}`, REMEMBERED_MS, more),
      keyOf: (subject, attempt) => hashOf(`${of(subject)}|${attempt}`),
    };
  };
