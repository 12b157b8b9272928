import { expect, it } from 'vitest';

import { inRoot } from '../steps/root.mjs';
import { slowestOf, timesOfJourneys, timesOfUnitTests } from './slowest.mjs';
import { reportFile } from './testing/report-file.ts';

it('reads how long each unit test took, by its file in the project', () => {
  const testResults = [
    {
      name: inRoot('domain', 'src', 'cart.test.ts'),
      assertionResults: [{ fullName: 'a cart > adds up', duration: 12.5 }, { fullName: 'a cart > is skipped' }],
    },
  ];
  expect(timesOfUnitTests(reportFile({ testResults }))).toEqual([
    { file: 'domain/src/cart.test.ts', name: 'a cart > adds up', ms: 12.5 },
    { file: 'domain/src/cart.test.ts', name: 'a cart > is skipped', ms: 0 },
  ]);
});

it('reads how long each journey took, by its project, at any depth of the report', () => {
  const spec = {
    title: 'orders',
    file: 'journeys/checkout.spec.ts',
    tests: [{ projectName: 'phone', results: [{ duration: 1500 }, { duration: 500 }] }],
  };
  expect(timesOfJourneys(reportFile({ suites: [{ suites: [{ specs: [spec] }] }] }))).toEqual([
    { file: 'e2e/journeys/checkout.spec.ts', name: 'orders [phone]', ms: 2000 },
  ]);
});

it('has no times without a report', () => {
  expect([timesOfUnitTests('missing.json'), timesOfJourneys('missing.json')]).toEqual([[], []]);
});

it('lists the ten slowest tests, the slowest first', () => {
  const timed = Array.from({ length: 12 }, (_, index) => ({
    file: 'e2e/a.spec.ts',
    name: `test ${index}`,
    ms: index * 1000,
  }));
  const lines = slowestOf(timed);
  expect(lines).toHaveLength(10);
  expect([lines[0], lines[9]]).toEqual(['  11.0 s  e2e/a.spec.ts  test 11', '   2.0 s  e2e/a.spec.ts  test 2']);
});
