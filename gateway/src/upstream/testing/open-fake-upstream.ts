import { omitNil } from '@shop/domain/shared/omit-nil';
import type { Shop } from '@shop/domain/shop';
import type { PortFixture, PortHarness } from '@shop/domain/testing/port-harness';
import { arrangeFixture, FIXTURE_TIME, WORLD_FEATURES } from '@shop/fakes/testing/arrange-fixture';
import { startUpstreamServer } from '@shop/fakes/start-upstream-server';
import type { UpstreamServer } from '@shop/fakes/start-upstream-server';
import type { World } from '@shop/fakes/worlds/world';
import { patientTimers } from '../../testing/patient-timers.ts';
import { renewSession } from '../sessions/renew-session.ts';
import { WORLD_HEADER } from '../../worlds/world-lookup.ts';
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
  /** The adapter in one of the upstream's worlds, for requests from an IP address on behalf of no visitor. */
  shopIn(world: World, address?: string): Shop;
  /** Tests the adapter. Each fixture is a world behind the upstream. */
  readonly harness: PortHarness;
  worldOf(fixture: PortFixture): World;
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
    timers: patientTimers,
    random: () => 0,
    renewSession,
    passesWorld: true,
  });
  const shopIn: OpenFakeUpstream['shopIn'] = ({ id }, address) =>
    upstreamShop(
      client,
      { headers: { [WORLD_HEADER]: id, ...omitNil({ 'x-forwarded-for': address }) } },
      failOnUnknownValue,
    );
  const worlds = new WeakMap<PortFixture, World>();
  return {
    server,
    client,
    shopIn,
    harness: {
      features: WORLD_FEATURES,
      arrange: async (preconditions) => {
        const world = server.worlds.create({ seed: 1 });
        const fixture: PortFixture = {
          ...(await arrangeFixture(world, preconditions)),
          shop: shopIn(world),
          shopFrom: (address) => shopIn(world, address),
          dispose: async () => server.worlds.remove(world.id),
        };
        worlds.set(fixture, world);
        return fixture;
      },
    },
    worldOf: (fixture) => {
      const world = worlds.get(fixture);
      if (world === undefined) throw new TypeError('this fixture was arranged elsewhere');
      return world;
    },
    close: async () => {
      await transport.close();
      await server.close();
    },
  };
};
