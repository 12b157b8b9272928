import type { Clock } from '@shop/domain/shared/clock.port';
import type { Backend } from '../request/backend.ts';
import type { Cache } from '../cache/cache.port.ts';
import type { Stage, UpstreamEnv } from '../env/env.ts';
import { counters } from '../limits/counters.ts';
import { limitedRenewal } from '../limits/limited-renewal.ts';
import { logUntilReachable } from './health/log-until-reachable.ts';
import { observedTransport } from './client/transport/observed-transport.ts';
import type { ObserveRequest } from './client/transport/observed-transport.ts';
import { renewSession } from './sessions/renew-session.ts';
import { sharedSessionRenewals } from './client/session-renewal/shared-session-renewals.ts';
import type { Timers } from '../timing/timers.ts';
import { sharedTokens } from './client/token/shared-tokens.ts';
import { undiciTransport } from './client/transport/undici-transport.ts';
import { upstreamClient } from './client/upstream-client.ts';
import { upstreamHealthIndicator } from './health/upstream-health-indicator.ts';
import { unknownValueReports } from './shared/unknown-value-reports.ts';
import { upstreamShop } from './upstream-shop.ts';
import { noWorlds, upstreamWorlds } from './worlds/upstream-worlds.ts';

export interface UpstreamBackendParts {
  readonly upstream: UpstreamEnv;
  readonly stage: Stage;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly random: () => number;
  readonly log: (failure: unknown) => void;
  readonly cache: Cache;
  readonly observe: ObserveRequest;
}

/** The shop over the upstream, with its client. */
export const upstreamBackend = ({
  upstream,
  stage,
  clock,
  timers,
  random,
  log,
  cache,
  observe,
}: UpstreamBackendParts): Backend => {
  const { graphqlUrl, ...credentials } = upstream;
  const transport = undiciTransport();
  const passesWorld = stage !== 'production';
  const shared = {
    tokens: (call: { readonly url: string; readonly body: string }) => sharedTokens(cache, clock, call),
    sessionRenewals: sharedSessionRenewals(cache),
  };
  const client = upstreamClient({
    ...(cache.isShared ? { shared } : {}),
    graphqlUrl,
    credentials,
    transport: observedTransport(transport.send, timers, observe),
    timers,
    random,
    renewSession: limitedRenewal(renewSession, counters(cache)),
    passesWorld,
  });
  const reportUnknown = unknownValueReports(log, clock);
  const health = upstreamHealthIndicator(client, timers);
  const stopLooking = logUntilReachable(health, timers, log);

  return {
    for: (context) => upstreamShop(client, context, reportUnknown),
    worlds: passesWorld ? upstreamWorlds(clock) : noWorlds,
    problem: health,
    close: async () => {
      stopLooking();
      await transport.close();
    },
  };
};
