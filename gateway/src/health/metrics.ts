import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DependencyState } from './dependencies.ts';

/** Metrics of the process for Prometheus. */
export interface Metrics {
  observe(method: string, route: string, status: number, ms: number): void;
  /** A request to the upstream: status of its response, or what went wrong on the way. */
  readonly observeUpstream: (outcome: string, ms: number) => void;
  recordDependencies(states: readonly DependencyState[]): void;
  readonly contentType: string;
  text(): Promise<string>;
}

/** Injection token of the `Metrics`. */
export const METRICS = Symbol('Metrics');

const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const MS_PER_SECOND = 1_000;

export const promMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'shop_http_request_duration_seconds',
    help: 'Time from the request to the last byte of its response',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  const upstream = new Histogram({
    name: 'shop_upstream_request_duration_seconds',
    help: 'Time from a request to the upstream, which may carry ten operations, to the last byte of its response',
    labelNames: ['outcome'] as const,
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  const perDependency = { labelNames: ['dependency'] as const, registers: [registry] };
  const isUp = new Gauge({
    name: 'shop_dependency_up',
    help: 'Whether a dependency that all gateways share is up',
    ...perDependency,
  });
  const since = new Gauge({
    name: 'shop_dependency_state_since_seconds',
    help: 'When the dependency was first seen in its state',
    ...perDependency,
  });
  const known = new Map<string, Histogram.Internal<'method' | 'route' | 'status'>>();
  /** Each combination is looked up once: finding a counter by its labels costs more than counting. */
  const durationsOf = (
    method: string,
    route: string,
    status: number,
  ): Histogram.Internal<'method' | 'route' | 'status'> => {
    const key = `${method} ${route} ${status}`;
    const found = known.get(key) ?? durations.labels({ method, route, status });
    known.set(key, found);
    return found;
  };
  return {
    observe: (method, route, status, ms) => durationsOf(method, route, status).observe(ms / MS_PER_SECOND),
    observeUpstream: (outcome, ms) => upstream.observe({ outcome }, ms / MS_PER_SECOND),
    recordDependencies: (states) => {
      for (const { name: dependency, state, since: instant } of states) {
        isUp.set({ dependency }, state === 'up' ? 1 : 0);
        since.set({ dependency }, Date.parse(instant) / MS_PER_SECOND);
      }
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
};
