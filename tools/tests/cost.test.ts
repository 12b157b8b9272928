import { expect, it } from 'vitest';

import { costOfJourneys, costPage, uncountedSeconds } from './cost.mjs';
import { reportFile } from './testing/report-file.ts';

const COST = {
  runner: 1,
  browser: 0.5,
  pages: 4,
  started: { browsers: 1, contexts: 2, tabs: 3, loads: 7, processes: 0 },
};

const journey = (file: string, cost: typeof COST) => ({
  file: `journeys/${file}.spec.ts`,
  tests: [
    {
      annotations: [{ type: 'slow' }, { type: 'cost', description: JSON.stringify(cost) }],
      results: [{ duration: 1500 }, { duration: 500 }],
    },
  ],
});

const report = () =>
  reportFile({
    suites: [
      {
        suites: [{ specs: [journey('prime', COST), journey('prime', COST)] }],
        specs: [journey('returns', { ...COST, pages: 20 })],
      },
    ],
  });

const rowsOf = (page: string): readonly string[] =>
  page.split('\n').filter((line) => /^\| (?!---|phase|file)/u.test(line));

it('reads what each journey cost from the report of the journeys', () => {
  expect(costOfJourneys(report())).toEqual([
    { file: 'e2e/journeys/returns.spec.ts', wall: 2, cost: { ...COST, pages: 20 } },
    { file: 'e2e/journeys/prime.spec.ts', wall: 2, cost: COST },
    { file: 'e2e/journeys/prime.spec.ts', wall: 2, cost: COST },
  ]);
  expect(costOfJourneys('missing.json')).toEqual([]);
});

it('knows the processor time for which nobody waits: that of the browsers’ own processes', () => {
  expect(uncountedSeconds(costOfJourneys(report()))).toBe(28);
});

it('lists phases in their order with their sum, and files by their cost with what they started', () => {
  const phases = [
    { name: 'Checks', wall: 60.04, processor: 100 },
    { name: 'Browser journeys', wall: 120, processor: 200.26 },
  ];
  expect(rowsOf(costPage(phases, costOfJourneys(report())))).toEqual([
    '| Checks | 100.0 | 60.0 |',
    '| Browser journeys | 200.3 | 120.0 |',
    '| all | 300.3 | 180.0 |',
    '| e2e/journeys/returns.spec.ts | 1 | 21.5 | 2.0 | 1 | 2 | 3 | 7 | 0 |',
    '| e2e/journeys/prime.spec.ts | 2 | 11.0 | 4.0 | 2 | 4 | 6 | 14 | 0 |',
  ]);
});

it('says so where processor time cannot be measured', () => {
  expect(rowsOf(costPage([{ name: 'Checks', wall: 1, processor: undefined }], []))).toEqual([
    '| Checks | not measured | 1.0 |',
    '| all | not measured | 1.0 |',
  ]);
});
