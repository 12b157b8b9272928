import { LAWS_OF_PORTS } from '@shop/domain/testing/laws-of-ports';
import { brokenLaws } from '@shop/domain/testing/play-laws';
import type { PortHarness } from '@shop/domain/testing/port-harness';
import { describe, expect, it } from 'vitest';
import { inMemoryHarness } from './in-memory-harness.ts';
import { type Mutant, MUTANTS } from './mutant-shops.ts';

/** All laws of the shop, on a busy machine. */
const PATIENCE_MS = 30_000;

const harnessOf = ({ mutate }: Mutant): PortHarness => ({
  features: inMemoryHarness.features,
  fresh: async (given) => {
    const scene = await inMemoryHarness.fresh(given);
    return { ...scene, shop: mutate(scene.shop) };
  },
});

/** Names of the laws, whichever port's, that a shop breaks. */
const brokenBy = async (harness: PortHarness): Promise<readonly string[]> =>
  (await Promise.all(Object.values(LAWS_OF_PORTS).map((laws) => brokenLaws(harness, laws, expect)))).flat();

describe('the laws of the ports', () => {
  it('hold for the shop itself', async () => {
    expect(await brokenBy(inMemoryHarness)).toEqual([]);
  }, PATIENCE_MS);

  it.each(MUTANTS)('notice a shop that $does', async (mutant) => {
    expect(await brokenBy(harnessOf(mutant))).not.toEqual([]);
  }, PATIENCE_MS);
});
