import type { Clock } from '@shop/domain/shared/clock.port';
import type { Backend } from '../backend.ts';
import type { Cache } from '../cache/cache.port.ts';
import type { Stage, UpstreamEnv } from '../env.ts';
import { counters } from '../limits/counters.ts';
import { limitedRenewal } from '../limits/limited-renewal.ts';
import { NEXT_LOOK_MS } from './limits.ts';
import { observedTransport } from './observed-transport.ts';
import type { ObserveRequest } from './observed-transport.ts';
import { renewSession } from './sessions/renew-session.ts';
import { sharedRenewals } from './shared-renewals.ts';
import { machineTimers } from '../timers.ts';
import { sharedTokens } from './token-store.ts';
import { undiciTransport } from './undici-transport.ts';
import { upstreamClient } from './upstream-client.ts';
import { upstreamHealth } from './upstream-health.ts';
import type { UpstreamTrouble } from './upstream-health.ts';
import { upstreamShop } from './upstream-shop.ts';
import { noWorlds, upstreamWorlds } from './upstream-worlds.ts';

/** The upstream is down for now; the gateway keeps trying. */
export class UpstreamNotReady extends Error {
  override readonly name = 'UpstreamNotReady';
}

const MENDING: Readonly<Record<UpstreamTrouble, string>> = {
  'upstream-credentials-refused': 'The upstream refuses the credentials of the gateway: set UPSTREAM_CLIENT_ID, UPSTREAM_CLIENT_SECRET and UPSTREAM_SCOPE as the upstream gave them',
  'upstream-gives-no-token': 'The token endpoint of the upstream gives no token: see whether UPSTREAM_TOKEN_URL is right and answers',
  'upstream-not-reached': 'The upstream does not answer: see whether UPSTREAM_GRAPHQL_URL is right and answers',
};

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

  let stopLooking = (): void => undefined;
  let isClosed = false;
  /** Logs each problem once, so that a wrong configuration is seen at the start. */
  const lookUntilReady = async (told?: UpstreamTrouble): Promise<void> => {
    const trouble = await health();
    if (trouble === undefined || isClosed) return;
    if (trouble !== told) log(new UpstreamNotReady(MENDING[trouble]));
    stopLooking = timers.after(NEXT_LOOK_MS, () => void lookUntilReady(trouble).catch(log));
  };
  void lookUntilReady().catch(log);

  return {
    shop: upstreamShop(client),
    worlds: passesWorld ? upstreamWorlds(clock) : noWorlds,
    trouble: health,
    close: async () => {
      isClosed = true;
      stopLooking();
      await transport.close();
    },
  };
};
