import { expect, it, vi } from 'vitest';

import type { Phase } from './phases.mjs';
import { interruptedText, runPhases } from './run-phases.mjs';

const passing = (name: string, after?: string): Phase => ({
  name,
  run: async () => ({ passed: 1, failed: 0 }),
  ...(after === undefined ? {} : { after }),
});
const breaking = (name: string): Phase => ({ name, run: () => Promise.reject(new Error('out of disk')) });

const silence = () =>
  [vi.spyOn(console, 'log').mockReturnValue(), vi.spyOn(console, 'error').mockReturnValue()] as const;

const ran = async (phases: readonly Phase[]) => {
  const [log, error] = silence();
  const outcomes = await runPhases(phases);
  const said = [...log.mock.calls, ...error.mock.calls].map(([first]) => String(first));
  log.mockRestore();
  error.mockRestore();
  return { outcomes: outcomes.map(({ name, passed, failed, missed }) => ({ name, passed, failed, missed })), said };
};

it('goes on after a phase that breaks, counts it as a failure, and says why', async () => {
  const { outcomes, said } = await ran([breaking('Checks'), passing('Unit tests')]);
  expect(outcomes).toEqual([
    { name: 'Checks', passed: 0, failed: 1, missed: undefined },
    { name: 'Unit tests', passed: 1, failed: 0, missed: undefined },
  ]);
  expect(said).toContain('Error: out of disk');
});

it('leaves out a phase whose precondition failed, and no other', async () => {
  const { outcomes } = await ran([breaking('Builds'), passing('Browser journeys', 'Builds'), passing('Unit tests')]);
  expect(outcomes.map(({ name, missed }) => [name, missed])).toEqual([
    ['Builds', undefined],
    ['Browser journeys', 'Builds'],
    ['Unit tests', undefined],
  ]);
});

it('measures clock and processor of a phase', async () => {
  const [log, error] = silence();
  const [outcome] = await runPhases([passing('Unit tests')]);
  log.mockRestore();
  error.mockRestore();
  expect(outcome?.wall).toBeGreaterThan(0);
  expect(outcome?.processor).toSatisfy(
    (value: unknown) => value === undefined || (typeof value === 'number' && value >= 0),
  );
});

it.each([
  [0, 'Interrupted during "Checks". Not run: "Unit tests", "Builds".'],
  [2, 'Interrupted during "Builds". It was the last phase.'],
])('says what is left when it is interrupted in phase %i', (running, text) => {
  expect(interruptedText(['Checks', 'Unit tests', 'Builds'], running)).toBe(text);
});
