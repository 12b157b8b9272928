import { describe, expect, it } from 'vitest';
import type { PortHarness } from '@shop/domain/testing/port-harness';
import { MUTANTS } from './testing/mutants.ts';
import type { Mutant } from './testing/mutants.ts';
import { tamperedWire } from './testing/tampered-wire.ts';
import { standOnUpstream } from './testing/upstream-harness.ts';

/** All laws of a port, on a busy machine. */
const PATIENCE_MS = 30_000;

/** Names of the laws that an adapter breaks. */
const brokenLaws = async (harness: PortHarness, behaves: Mutant['laws']): Promise<readonly string[]> => {
  const laws: (readonly [string, () => Promise<void>])[] = [];
  behaves(harness, { describe: (_name, body) => body(), it: (name, law) => void laws.push([name, law]), expect });
  const outcomes = await Promise.all(laws.map(async ([name, law]) => law().then(() => [], () => [name])));
  return outcomes.flat();
};

describe('the laws of the ports notice an adapter that', () => {
  it.each(MUTANTS)('$does', async ({ laws, caughtBy, ...tampering }) => {
    const stand = await standOnUpstream(tamperedWire(tampering));
    try {
      expect(await brokenLaws(stand.harness, laws)).toContain(caughtBy);
    } finally {
      await stand.close();
    }
  }, PATIENCE_MS);
});
