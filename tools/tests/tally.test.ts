import { expect, it } from 'vitest';

import { BROKEN, judged, NOTHING, playwrightTally, sumOf, vitestTally } from './tally.mjs';
import { reportFile } from './testing/report-file.ts';

it('counts unit tests, and a file that could not be loaded as one that failed', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{}, {}] },
    { status: 'failed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [] },
  ];
  expect(vitestTally(reportFile({ numPassedTests: 2, numFailedTests: 1, testResults }))).toEqual({ passed: 2, failed: 2 });
});

it('counts journeys, and errors outside of any as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1 };
  expect(playwrightTally(reportFile({ stats, errors: [{}] }))).toEqual({ passed: 6, failed: 2 });
});

it('takes a report that is missing or cut off for a broken stage', () => {
  expect(vitestTally(reportFile('{"numPassed'))).toEqual(BROKEN);
  expect(playwrightTally('missing.json')).toEqual(BROKEN);
});

it.each([
  ['all is well', { passed: 3, failed: 0 }, 0, { passed: 3, failed: 0 }],
  ['a test failed', { passed: 3, failed: 1 }, 1, { passed: 3, failed: 1 }],
  ['the runner crashed after its last test', { passed: 3, failed: 0 }, 139, { passed: 3, failed: 1 }],
  ['nothing ran', { passed: 0, failed: 0 }, 0, { passed: 0, failed: 1 }],
])('judges a stage when %s', (_, counted, code, expected) => {
  expect(judged(counted, code)).toEqual(expected);
});

it('judges a stage that may select nothing: it has not failed, unless its command ended badly', () => {
  expect(judged(BROKEN, 0, true)).toEqual(NOTHING);
  expect(judged({ passed: 0, failed: 0 }, 1, true)).toEqual({ passed: 0, failed: 1 });
  expect(judged({ passed: 2, failed: 0 }, 0, true)).toEqual({ passed: 2, failed: 0 });
});

it('sums stages up', () => {
  expect(sumOf([{ passed: 1, failed: 0 }, { passed: 2, failed: 3 }])).toEqual({ passed: 3, failed: 3 });
});
