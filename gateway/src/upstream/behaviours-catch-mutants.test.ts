import { describe, expect, it } from 'vitest';
import { failedBehaviours } from '@shop/domain/testing/run-behaviours';
import { MUTANTS } from './testing/mutants.ts';
import { tamperedWire } from './testing/tampered-wire.ts';
import { standOnUpstream } from './testing/upstream-harness.ts';

/** The behaviour of a port, on a busy machine. */
const PATIENCE_MS = 30_000;

describe('the behaviours of the ports fail for an adapter that', () => {
  it.each(MUTANTS)('$does', async ({ behaviour, caughtBy, ...tampering }) => {
    const stand = await standOnUpstream(tamperedWire(tampering));
    try {
      expect(await failedBehaviours(stand.harness, behaviour, expect)).toContain(caughtBy);
    } finally {
      await stand.close();
    }
  }, PATIENCE_MS);
});
