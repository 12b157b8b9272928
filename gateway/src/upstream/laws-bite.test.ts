import { describe, expect, it } from 'vitest';
import { brokenLaws } from '@shop/domain/testing/play-laws';
import { MUTANTS } from './testing/mutants.ts';
import { tamperedWire } from './testing/tampered-wire.ts';
import { standOnUpstream } from './testing/upstream-harness.ts';

/** All laws of a port, on a busy machine. */
const PATIENCE_MS = 30_000;

describe('the laws of the ports notice an adapter that', () => {
  it.each(MUTANTS)('$does', async ({ laws, caughtBy, ...tampering }) => {
    const stand = await standOnUpstream(tamperedWire(tampering));
    try {
      expect(await brokenLaws(stand.harness, laws, expect)).toContain(caughtBy);
    } finally {
      await stand.close();
    }
  }, PATIENCE_MS);
});
