import type { Attempts } from '@shop/domain/shared/attempts.port';
import type { Cache } from '../cache/cache.port.ts';
import { hashOf } from '../shared/hash-of.ts';
import { idInWorld, type InWorld } from '../worlds/id-in-world.ts';
import type { OrderLock } from './order-lock.ts';

/** Nobody repeats an attempt after a day. */
const REMEMBERED_MS = 24 * 60 * 60_000;

/** The attempts of visitors in one world. */
export type AttemptsOf = (request: InWorld) => Attempts;

/** Injection token of the `AttemptsOf`. */
export const ATTEMPTS = Symbol('Attempts');

export const attemptsOf =
  (cache: Pick<Cache, 'increment'>, lock: OrderLock): AttemptsOf =>
  (request) => {
    const of = (subject: string): string => idInWorld(request, subject);
    return {
      oneAtATime: (subject, run) => lock(of(subject), run),
      count: (what, subject, more) => cache.increment(`${what}|${hashOf(of(subject))}`, REMEMBERED_MS, more),
      keyOf: (subject, attempt) => hashOf(`${of(subject)}|${attempt}`),
    };
  };
