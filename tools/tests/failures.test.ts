import { expect, it } from 'vitest';

import { inRoot } from '../steps/root.mjs';
import { failedJourneys, failedUnitTests, failureText } from './failures.mjs';
import { reportFile } from './testing/report-file.ts';

it('reads why a unit test failed, without colours and without the stack', () => {
  const message =
    '\u001B[31mAssertionError: expected 2 to be 3\u001B[39m\n\n- 3\n+ 2\n    at /somewhere/cart.test.ts:7:3\n    at run (runner.js:1:1)';
  const testResults = [
    {
      name: inRoot('domain', 'src', 'cart.test.ts'),
      status: 'failed',
      assertionResults: [
        { fullName: 'a cart > adds up', status: 'failed', failureMessages: [message] },
        { fullName: 'a cart > is empty', status: 'passed', failureMessages: [] },
      ],
    },
  ];
  expect(failedUnitTests(reportFile({ testResults }))).toEqual([
    {
      file: 'domain/src/cart.test.ts',
      name: 'a cart > adds up',
      reason: 'AssertionError: expected 2 to be 3\n- 3\n+ 2',
    },
  ]);
});

it('reads why a file of unit tests could not be loaded', () => {
  const testResults = [
    {
      name: inRoot('domain', 'src', 'cart.test.ts'),
      status: 'failed',
      message: 'Cannot find module ./cart.ts',
      assertionResults: [],
    },
  ];
  expect(failedUnitTests(reportFile({ testResults }))).toEqual([
    { file: 'domain/src/cart.test.ts', name: 'the file itself', reason: 'Cannot find module ./cart.ts' },
  ]);
});

it('reads why journeys failed, at any depth of the report, and what went wrong outside of them', () => {
  const spec = (status: string) => ({
    title: 'orders',
    file: 'journeys/checkout.spec.ts',
    tests: [
      { projectName: 'phone', status, results: [{ errors: [{ message: 'Error: 404' }, { message: 'Error: late' }] }] },
    ],
  });
  const report = {
    errors: [{ message: 'The shop did not start' }],
    suites: [{ suites: [{ specs: [spec('unexpected'), spec('expected')] }] }],
  };
  expect(failedJourneys(reportFile(report))).toEqual([
    { file: 'e2e', name: 'outside of the journeys', reason: 'The shop did not start' },
    { file: 'e2e/journeys/checkout.spec.ts', name: 'orders [phone]', reason: 'Error: 404\nError: late' },
  ]);
});

it('cuts a long reason, and has none without a report', () => {
  const message = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
  const [failure] = failedUnitTests(
    reportFile({ testResults: [{ name: inRoot('a.test.ts'), status: 'failed', message, assertionResults: [] }] }),
  );
  expect(failure?.reason.split('\n')).toHaveLength(12);
  expect([failedUnitTests('missing.json'), failedJourneys('missing.json')]).toEqual([[], []]);
});

it('prints the place first, and the reason indented below it', () => {
  expect(failureText({ file: 'a.test.ts', name: 'adds up', reason: 'expected 2\nto be 3' })).toBe(
    '✗ a.test.ts  adds up\n    expected 2\n    to be 3',
  );
});
