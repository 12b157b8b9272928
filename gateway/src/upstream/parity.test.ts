import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import type { PortFixture } from '@shop/domain/testing/port-harness';
import type { Preconditions } from '@shop/domain/testing/preconditions';
import { inMemoryShop } from '@shop/fakes/shop/in-memory-shop';
import { arrangeFixture, FIXTURE_TIME } from '@shop/fakes/testing/arrange-fixture';
import { inMemoryWorlds } from '@shop/fakes/in-memory-worlds';
import type { World } from '@shop/fakes/worlds/world';
import { beginning } from './testing/parity/side.ts';
import type { Side } from './testing/parity/side.ts';
import type { ParityCommand } from './testing/parity/command.ts';
import { lastLook, parityCommands } from './testing/parity/commands.ts';
import { openFakeUpstream } from './testing/open-fake-upstream.ts';

const SEED = 20_261_121;
/** Number of sequences; set by `PARITY_RUNS`. */
const RUNS = Number(process.env['PARITY_RUNS'] ?? 60);
/** Ends a test that never would, and none that is slow: 60 sequences take 14 seconds on an idle machine, and more than a minute on a busy one. */
const TIMEOUT_MS_PER_RUN = 10_000;

const fakeUpstream = await openFakeUpstream();
afterAll(() => fakeUpstream.close());

/** Starting points of a sequence: an order is many steps away from an empty cart. */
const BEGINNINGS: readonly Preconditions[] = [
  {},
  { 'a cart exists': { positions: 2, quantity: 2 }, storefront: 'ch' },
  { 'guest session': true, 'a cart exists': { positions: 3 }, 'the cart is ready': { paymentId: 'CREDIT_CARD' } },
  {
    'a registered customer': { kind: 'b2c' },
    'a cart exists': { positions: 1 },
    'the cart is ready': { paymentId: 'VORKASSE' },
  },
  { 'a lightning deal runs': { reservedPercent: 93, lastsMs: 1_200_000 }, 'a cart exists': { positions: 2 } },
  { storefront: 'b2b-en', 'a registered customer': { kind: 'b2b' }, 'a cart exists': { positions: 2, quantity: 5 } },
];

let played = 0;

/** Two equal worlds: one called directly, one over the upstream. */
const twins = async (preconditions: Preconditions) => {
  played += 1;
  const start = { id: `twin-${played}`, seed: played };
  const worlds = inMemoryWorlds({ clock: { now: () => FIXTURE_TIME } });
  const { server, shopIn } = fakeUpstream;
  const dispose = async (): Promise<void> => undefined;
  const sideIn = async (world: World, shopFrom: PortFixture['shopFrom']): Promise<Side> =>
    beginning({ ...(await arrangeFixture(world, preconditions)), shop: shopFrom('192.0.2.1'), shopFrom, dispose });
  const [direct, behind] = [worlds.create(start), server.worlds.create(start)];
  return {
    direct: await sideIn(direct, (address) => inMemoryShop(direct, address)),
    behind: await sideIn(behind, (address) => shopIn(behind, address)),
    dispose: () => server.worlds.remove(start.id),
  };
};

const inStep = async (one: Side, other: Side, commands: readonly ParityCommand[]): Promise<void> => {
  let [direct, behind] = [one, other];
  for (const { play } of commands) {
    [direct, behind] = [await play(direct), await play(behind)];
    expect(behind.result).toStrictEqual(direct.result);
  }
};

it('replies to any sequence of commands like the shop behind it, and ends in the same state', {
  timeout: RUNS * TIMEOUT_MS_PER_RUN,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...BEGINNINGS), parityCommands, async (preconditions, commands) => {
      const { direct, behind, dispose } = await twins(preconditions);
      try {
        await inStep(direct, behind, [...commands, lastLook]);
      } finally {
        dispose();
      }
    }),
    { seed: SEED, numRuns: RUNS },
  );
});
