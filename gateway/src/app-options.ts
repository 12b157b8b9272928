import type { Clock } from '@shop/domain/shared/clock.port';
import type { Backend } from './backend.ts';
import type { Cache } from './cache/cache.port.ts';
import type { Env } from './env.ts';
import type { OverloadLimits } from './limits/overload.ts';
import type { Log } from './logging/log.ts';
import type { ClientBuild } from './pages/client-build.ts';

/** What the gateway is started with. */
export interface AppOptions {
  readonly env: Env;
  readonly clock: Clock;
  readonly log: Log;
  readonly client: ClientBuild;
  /** When the gateway counts as overloaded; absent: never. */
  readonly overload?: OverloadLimits;
  /** Where the pictures of the fake shop's goods lie. */
  readonly picturesDirectory?: string;
  /** The shop to stand behind the gateway; absent, the environment chooses. */
  readonly backend?: Backend;
  /** Limits, tokens and sessions that the gateway shares with others; absent, the environment chooses. */
  readonly cache?: Cache;
  /** Where it shares pages and public responses with others; absent, the environment chooses. */
  readonly responseStore?: Cache;
}
