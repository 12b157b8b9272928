import { expect, it, vi } from 'vitest';

import { StepFailed } from '../steps/run-command.mjs';
import { measureAll } from './measure-all.mjs';

it('keeps the figures of all other measurements when one fails, and says which and why', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const measured = await measureAll(
    {
      weights: async () => ({ scriptWeight: 90 }),
      lighthouse: async () => Promise.reject(new StepFailed('Lighthouse failed on /')),
      growth: async () => ({ growthRatio: 1.1 }),
    },
    {},
  );
  expect(measured).toEqual({
    figures: { scriptWeight: 90, growthRatio: 1.1 },
    failed: [{ name: 'lighthouse', reason: 'Lighthouse failed on /' }],
  });
});
