import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import { pagePathOf } from '@shop/domain/shared/canonical-path';
import { CHECKOUT_PATHS, LOGIN, LOGOUT, PRIME_CHECKOUT } from '@shop/domain/shared/paths';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isGraphqlPath, isPagePath } from '../http/path-families.ts';
import { Overloaded } from '../http/errors.ts';
import { withoutFormat } from '../pages/page-format.ts';
import { PROVIDER_RETURNS } from '../checkout/payment-return-query.ts';

/** When a gateway counts as overloaded. */
export interface OverloadLimits {
  readonly sampleIntervalMs: number;
  /** Average delay of timers, in ms; every request waits at least this long. */
  readonly maxEventLoopDelayMs?: number;
  readonly maxHeapUsedBytes?: number;
}

/** Beyond this use of the heap, the process mostly collects garbage. */
const HEAP_SHARE = 0.9;

export const overloadLimits = (maxEventLoopDelayMs: number): OverloadLimits => ({
  sampleIntervalMs: 1_000,
  maxEventLoopDelayMs,
  maxHeapUsedBytes: Math.floor(getHeapStatistics().heap_size_limit * HEAP_SHARE),
});

const RETRY_SECONDS = 10;

/** The way to an order, with logins and the ways back from payment providers; and the way out of a session, which others may use next. */
const URGENT_PAGES: ReadonlySet<string> = new Set([
  ...CHECKOUT_PATHS,
  LOGIN,
  LOGOUT,
  PRIME_CHECKOUT,
  ...PROVIDER_RETURNS,
]);

const isUrgent = (url: string): boolean => URGENT_PAGES.has(pagePathOf(withoutFormat(url)));

/** Pages and queries can wait; posts, the way to an order and monitoring cannot. */
const canWait = ({ method, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && (isGraphqlPath(url) || (isPagePath(url) && !isUrgent(url)));

/** Start-up blocks the event loop. Two samples after the server listens, the measured delay no longer includes it. */
const samplesSinceStart = (fastify: FastifyInstance, sampleIntervalMs: number): (() => boolean) => {
  let areOfRunning = false;
  fastify.addHook('onListen', () => {
    setTimeout(() => {
      areOfRunning = true;
    }, 2 * sampleIntervalMs).unref();
  });
  return () => areOfRunning;
};

/** The plugin takes a sample without a measurement for an endless delay: the process did not run for most of it, perhaps because others did. */
const delayOf = (measured: number | undefined, sampleIntervalMs: number): number =>
  measured === Infinity ? sampleIntervalMs : (measured ?? 0);

/** Replies 503 while the process is overloaded, so that the requests that it accepts finish in time. */
export const refuseWhenOverloaded = async (fastify: FastifyInstance, limits: OverloadLimits): Promise<void> => {
  const { sampleIntervalMs, maxEventLoopDelayMs = 0, maxHeapUsedBytes = 0 } = limits;
  const areSamplesOfRunning = samplesSinceStart(fastify, sampleIntervalMs);
  await fastify.register(underPressure, {
    sampleInterval: sampleIntervalMs,
    maxEventLoopDelay: maxEventLoopDelayMs,
    maxHeapUsedBytes,
    pressureHandler: (request, _reply, type, measured) => {
      const isDelay = type === underPressure.TYPE_EVENT_LOOP_DELAY;
      if (isDelay && (!areSamplesOfRunning() || delayOf(measured, sampleIntervalMs) < maxEventLoopDelayMs)) return;
      if (canWait(request)) throw new Overloaded(RETRY_SECONDS);
    },
  });
};
