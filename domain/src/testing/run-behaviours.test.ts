import { describe, expect, it } from 'vitest';
import type { PortBehaviour } from './port-behaviours.ts';
import { failedBehaviours, runBehaviour } from './run-behaviours.ts';
import type { PortHarness } from './port-harness.ts';

const harness = (...features: readonly ('clock' | 'stock')[]): PortHarness => ({
  features: new Set(features),
  arrange: () => Promise.reject(new RangeError('no fixture')),
});

const behaviour: PortBehaviour = ({ features, arrange }, t) => {
  t.describe('a port', () => {
    t.it('always', async () => t.expect(1).toBe(1));
    t.it('never', async () => t.expect(1).toBe(2));
    t.it('on a fixture', async () => void (await arrange({})));
    if (features.has('clock')) t.it('with a clock', async () => t.expect(1).toBe(1));
  });
};

describe('the tests of a behaviour', () => {
  it('pass or fail, and are skipped only if the feature that they need is not declared', async () => {
    expect(await runBehaviour(harness(), behaviour, expect)).toEqual([
      { name: 'always', isCore: true, outcome: 'passed' },
      { name: 'never', isCore: true, outcome: 'failed' },
      { name: 'on a fixture', isCore: true, outcome: 'failed' },
      { name: 'with a clock', isCore: false, outcome: 'skipped' },
    ]);
    expect((await runBehaviour(harness('clock'), behaviour, expect)).at(-1)).toEqual({
      name: 'with a clock',
      isCore: false,
      outcome: 'passed',
    });
  });

  it('are listed by name if they fail', async () => {
    expect(await failedBehaviours(harness(), behaviour, expect)).toEqual(['never', 'on a fixture']);
  });
});
