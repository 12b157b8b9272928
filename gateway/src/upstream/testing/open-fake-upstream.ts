import { recordSessionChanges } from '@shop/domain/testing/record-session-changes';
import type { PortHarness } from '@shop/domain/testing/port-harness';
import { arrangeFixture, FIXTURE_TIME, WORLD_FEATURES } from '@shop/fakes/testing/arrange-fixture';
import { startUpstreamServer } from '@shop/fakes/upstream-server/start-upstream-server';
import type { UpstreamServer } from '@shop/fakes/upstream-server/start-upstream-server';
import { renewSession } from '../sessions/renew-session.ts';
import { machineTimers } from '../../timers.ts';
import type { Transport } from '../client/transport/transport.ts';
import { undiciTransport } from '../client/transport/undici-transport.ts';
import { upstreamClient } from '../client/upstream-client.ts';
import type { UpstreamClient } from '../client/upstream-client.ts';
import { upstreamShop } from '../upstream-shop.ts';
import { failOnUnknownValue } from './fail-on-unknown-value.ts';

const CREDENTIALS = { clientId: 'shop', clientSecret: 'chalk & slate', scope: 'storefront' };

/** The adapter over loopback HTTP, with a fake upstream. */
export interface OpenFakeUpstream {
  readonly server: UpstreamServer;
  readonly client: UpstreamClient;
  /** Tests the adapter. Each fixture is a world behind the upstream. */
  readonly harness: PortHarness;
  close(): Promise<void>;
}

/** `wire` can be placed between the client and the upstream. */
export const openFakeUpstream = async (
  wire: (honest: Transport) => Transport = (honest) => honest,
): Promise<OpenFakeUpstream> => {
  const server = await startUpstreamServer({ clock: { now: () => FIXTURE_TIME }, credentials: CREDENTIALS });
  const transport = undiciTransport();
  const credentials = { tokenUrl: server.tokenUrl, ...CREDENTIALS };
  const client = upstreamClient({
    graphqlUrl: server.graphqlUrl,
    credentials,
    transport: wire(transport.send),
    timers: machineTimers,
    random: () => 0,
    renewSession,
    passesWorld: true,
  });
  return {
    server,
    client,
    harness: {
      features: WORLD_FEATURES,
      arrange: async (preconditions) => {
        const { shop, worlds } = server;
        const world = worlds.create({ seed: 1 });
        const brought = await arrangeFixture({ shop, world }, preconditions);
        return {
          ...brought,
          shop: upstreamShop(client, recordSessionChanges(), failOnUnknownValue),
          dispose: async () => worlds.remove(world.id),
        };
      },
    },
    close: async () => {
      await transport.close();
      await server.close();
    },
  };
};
