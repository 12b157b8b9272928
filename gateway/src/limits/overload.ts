import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isGraphql, isPageAddress } from '../http/address-families.ts';
import { Overloaded } from '../http/request-failures.ts';

/** When a gateway counts as overloaded. */
export interface OverloadLimits {
  readonly sampleIntervalMs: number;
  /** By so much timers are late on average: whatever is asked waits at least as long. */
  readonly maxEventLoopDelayMs?: number;
  readonly maxHeapUsedBytes?: number;
}

/** Nearer to its end the process spends its time on collecting garbage. */
const HEAP_SHARE = 0.9;

export const OVERLOAD_LIMITS: OverloadLimits = {
  sampleIntervalMs: 1_000,
  maxEventLoopDelayMs: 1_000,
  maxHeapUsedBytes: Math.floor(getHeapStatistics().heap_size_limit * HEAP_SHARE),
};

const RETRY_SECONDS = 10;

/** The way to an order, once somebody is on it. */
const CHECKOUT = /^\/(?:checkout|computop)(?:[/?]|$)/u;

/** Looking around can wait: what is sent, checkouts and those who watch the process are let through. */
const canWait = ({ method, url }: FastifyRequest): boolean => (method === 'GET' || method === 'HEAD') && (isGraphql(url) || (isPageAddress(url) && !CHECKOUT.test(url)));

/** Loading its code blocks a process that starts: two samples after it listens, none of that time is measured any more. */
const samplesSinceStart = (fastify: FastifyInstance, sampleIntervalMs: number): (() => boolean) => {
  let areOfRunning = false;
  fastify.addHook('onListen', () => {
    setTimeout(() => {
      areOfRunning = true;
    }, 2 * sampleIntervalMs).unref();
  });
  return () => areOfRunning;
};

/** Asks visitors to come back while the process cannot keep up: better some at once than all much too late. */
export const refuseWhenOverloaded = async (fastify: FastifyInstance, limits: OverloadLimits): Promise<void> => {
  const { sampleIntervalMs, maxEventLoopDelayMs = 0, maxHeapUsedBytes = 0 } = limits;
  const areSamplesOfRunning = samplesSinceStart(fastify, sampleIntervalMs);
  await fastify.register(underPressure, {
    sampleInterval: sampleIntervalMs,
    maxEventLoopDelay: maxEventLoopDelayMs,
    maxHeapUsedBytes,
    pressureHandler: (request, _reply, type) => {
      if (type === underPressure.TYPE_EVENT_LOOP_DELAY && !areSamplesOfRunning()) return;
      if (canWait(request)) throw new Overloaded(RETRY_SECONDS);
    },
  });
};
