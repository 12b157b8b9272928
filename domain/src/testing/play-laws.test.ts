import { describe, expect, it } from 'vitest';
import type { Laws } from './laws-of-ports.ts';
import { brokenLaws, playLaws } from './play-laws.ts';
import type { PortHarness } from './port-harness.ts';

const harness = (...features: readonly ('clock' | 'stock')[]): PortHarness => ({ features: new Set(features), fresh: () => Promise.reject(new RangeError('no scene')) });

const laws: Laws = ({ features, fresh }, t) => {
  t.describe('laws', () => {
    t.it('always', async () => t.expect(1).toBe(1));
    t.it('never', async () => t.expect(1).toBe(2));
    t.it('in a scene', async () => void (await fresh({})));
    if (features.has('clock')) t.it('with a clock', async () => t.expect(1).toBe(1));
  });
};

describe('laws that are played', () => {
  it('are kept or broken, and skipped only where the feature that they need is not declared', async () => {
    expect(await playLaws(harness(), laws, expect)).toEqual([
      { name: 'always', isCore: true, outcome: 'kept' },
      { name: 'never', isCore: true, outcome: 'broken' },
      { name: 'in a scene', isCore: true, outcome: 'broken' },
      { name: 'with a clock', isCore: false, outcome: 'skipped' },
    ]);
    expect((await playLaws(harness('clock'), laws, expect)).at(-1)).toEqual({ name: 'with a clock', isCore: false, outcome: 'kept' });
  });

  it('are named where they are broken', async () => {
    expect(await brokenLaws(harness(), laws, expect)).toEqual(['never', 'in a scene']);
  });
});
