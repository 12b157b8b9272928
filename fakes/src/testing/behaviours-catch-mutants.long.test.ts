import { PORT_BEHAVIOURS } from '@shop/domain/testing/port-behaviours';
import { failedBehaviours } from '@shop/domain/testing/run-behaviours';
import type { PortHarness } from '@shop/domain/testing/port-harness';
import { describe, expect, it } from 'vitest';
import { inMemoryHarness } from './in-memory-harness.ts';
import { type Mutant, MUTANTS } from './mutant-shops.ts';

const harnessOf = ({ mutate }: Mutant): PortHarness => ({
  features: inMemoryHarness.features,
  arrange: async (preconditions) => {
    const fixture = await inMemoryHarness.arrange(preconditions);
    return { ...fixture, shop: mutate(fixture.shop), shopFrom: (address) => mutate(fixture.shopFrom(address)) };
  },
});

/** Names of the tests, of any port, that a shop fails. */
const failedBy = async (harness: PortHarness): Promise<readonly string[]> =>
  (
    await Promise.all(Object.values(PORT_BEHAVIOURS).map((behaviour) => failedBehaviours(harness, behaviour, expect)))
  ).flat();

describe('the behaviours of the ports', () => {
  it('pass for the shop itself', async () => {
    expect(await failedBy(inMemoryHarness)).toEqual([]);
  });

  it.each(MUTANTS)('fail for a shop that $does', async (mutant) => {
    expect(await failedBy(harnessOf(mutant))).not.toEqual([]);
  });
});
