import type { Clock } from '@shop/domain/shared/clock.port';
import type { Backend } from './request/backend.ts';
import type { Cache } from './cache/cache.port.ts';
import type { Env } from './env/env.ts';
import type { OverloadLimits } from './health/overload.ts';
import type { Log } from './logging/log.ts';
import type { ClientBuild } from './pages/client-build.ts';
import type { Timers } from './timing/timers.ts';

/** What the gateway is started with. */
export interface AppOptions {
  readonly env: Env;
  readonly clock: Clock;
  /** What waiting for the upstream is measured by; the machine if absent. */
  readonly timers?: Timers;
  readonly log: Log;
  readonly client: ClientBuild;
  /** When the gateway counts as overloaded; never if absent. */
  readonly overload?: OverloadLimits;
  /** Directory of the pictures of the fake shop's products. */
  readonly picturesDirectory?: string;
  /** The shop behind the gateway; chosen by the environment if absent. */
  readonly backend?: Backend;
  /** Limits, tokens and sessions that gateways share; chosen by the environment if absent. */
  readonly cache?: Cache;
  /** Pages and public responses that gateways share; chosen by the environment if absent. */
  readonly responseStore?: Cache;
}
