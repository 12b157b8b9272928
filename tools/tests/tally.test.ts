import { expect, it } from 'vitest';

import { BROKEN, judged, NOTHING, playwrightTally, sumOf, vitestTally } from './tally.mjs';
import { reportFile } from './testing/report-file.ts';

it('counts unit tests, and a file that could not be loaded as one failure', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{}, {}] },
    { status: 'failed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [] },
  ];
  expect(vitestTally(reportFile({ numPassedTests: 2, numFailedTests: 1, testResults }))).toEqual({
    passed: 2,
    failed: 2,
  });
});

it('counts journeys, and errors outside of them as failures', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1 };
  expect(playwrightTally(reportFile({ stats, errors: [{}] }))).toEqual({ passed: 6, failed: 2 });
});

it('treats a missing or truncated report as a broken phase', () => {
  expect(vitestTally(reportFile('{"numPassed'))).toEqual(BROKEN);
  expect(playwrightTally('missing.json')).toEqual(BROKEN);
});

it.each([
  ['every test passed', { passed: 3, failed: 0 }, 0, { passed: 3, failed: 0 }],
  ['a test failed', { passed: 3, failed: 1 }, 1, { passed: 3, failed: 1 }],
  ['the runner crashed after its last test', { passed: 3, failed: 0 }, 139, { passed: 3, failed: 1 }],
  ['nothing ran', { passed: 0, failed: 0 }, 0, { passed: 0, failed: 1 }],
])('judges a phase when %s', (_, counted, code, expected) => {
  expect(judged(counted, code)).toEqual(expected);
});

it('does not fail a phase that may select no tests, unless its command failed', () => {
  expect(judged(BROKEN, 0, true)).toEqual(NOTHING);
  expect(judged({ passed: 0, failed: 0 }, 1, true)).toEqual({ passed: 0, failed: 1 });
  expect(judged({ passed: 2, failed: 0 }, 0, true)).toEqual({ passed: 2, failed: 0 });
});

it('sums up the phases', () => {
  expect(
    sumOf([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 });
});
