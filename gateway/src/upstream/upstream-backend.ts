import type { Clock } from '@shop/domain/shared/clock.port';
import type { Backend } from '../backend.ts';
import type { Cache } from '../cache/cache.port.ts';
import type { Stage, UpstreamEnv } from '../env.ts';
import { counters } from '../limits/counters.ts';
import { limitedRenewal } from '../limits/limited-renewal.ts';
import { logUntilReady } from './log-until-ready.ts';
import { observedTransport } from './observed-transport.ts';
import type { ObserveRequest } from './observed-transport.ts';
import { renewSession } from './sessions/renew-session.ts';
import { sharedRenewals } from './shared-renewals.ts';
import { machineTimers } from '../timers.ts';
import { sharedTokens } from './token-store.ts';
import { undiciTransport } from './undici-transport.ts';
import { upstreamClient } from './upstream-client.ts';
import { upstreamHealth } from './upstream-health.ts';
import { upstreamShop } from './upstream-shop.ts';
import { noWorlds, upstreamWorlds } from './upstream-worlds.ts';

export interface UpstreamBackendParts {
  readonly upstream: UpstreamEnv;
  readonly stage: Stage;
  readonly clock: Clock;
  readonly chance: () => number;
  readonly log: (failure: unknown) => void;
  readonly cache: Cache;
  readonly observe: ObserveRequest;
}

/** The shop over the upstream, with its client. */
export const upstreamBackend = ({ upstream, stage, clock, chance, log, cache, observe }: UpstreamBackendParts): Backend => {
  const { graphqlUrl, ...credentials } = upstream;
  const transport = undiciTransport();
  const timers = machineTimers;
  const passesWorld = stage !== 'production';
  const shared = { tokens: (call: { readonly url: string; readonly body: string }) => sharedTokens(cache, clock, call), renewals: sharedRenewals(cache) };
  const client = upstreamClient({ ...(cache.isShared ? { shared } : {}), graphqlUrl, credentials, transport: observedTransport(transport.send, timers, observe), timers, chance, renewSession: limitedRenewal(renewSession, counters(cache)), passesWorld });
  const health = upstreamHealth(client, timers);
  const stopLooking = logUntilReady(health, timers, log);

  return {
    shop: upstreamShop(client),
    worlds: passesWorld ? upstreamWorlds(clock) : noWorlds,
    trouble: health,
    close: async () => {
      stopLooking();
      await transport.close();
    },
  };
};
