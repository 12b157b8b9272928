import { describe, expect, it } from 'vitest';
import { failedBehaviours } from '@shop/domain/testing/run-behaviours';
import { MUTANTS } from './testing/mutants.ts';
import { tamperedTransport } from './testing/tampered-transport.ts';
import { openFakeUpstream } from './testing/open-fake-upstream.ts';

/** Long enough for the behaviour of a port on a busy machine. */
const TIMEOUT_MS = 30_000;

describe('the behaviours of the ports fail for an adapter that', () => {
  it.each(MUTANTS)(
    '$does',
    async ({ behaviour, caughtBy, ...tampering }) => {
      const fakeUpstream = await openFakeUpstream(tamperedTransport(tampering));
      try {
        expect(await failedBehaviours(fakeUpstream.harness, behaviour, expect)).toContain(caughtBy);
      } finally {
        await fakeUpstream.close();
      }
    },
    TIMEOUT_MS,
  );
});
