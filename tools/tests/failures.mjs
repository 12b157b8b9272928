import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { root } from '../steps/root.mjs';
import { journeysIn, readReport } from './reports.mjs';

/** A failed test, and the first lines of why. @typedef {{ readonly file: string, readonly name: string, readonly reason: string }} Failure */

/** How many lines of a reason are worth reading before the log. */
const LINES = 12;

/** Where a message stops being a reason: the first line of a stack trace. */
const STACK = /^\s+at .+:\d+/u;

/** @param {string} message */
const reasonIn = (message) => {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const end = lines.findIndex((line) => STACK.test(line));
  return lines.slice(0, Math.min(end === -1 ? lines.length : Math.max(end, 1), LINES)).join('\n');
};

/** @typedef {{ testResults: { name: string, status: string, message?: string, assertionResults: { fullName: string, status: string, failureMessages?: string[] }[] }[] }} VitestReport */

const vitestFailures = (/** @type {VitestReport} */ { testResults }) =>
  testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length > 0)
      return failed.map(({ fullName, failureMessages = [] }) => ({
        file,
        name: fullName,
        reason: reasonIn(failureMessages.join('\n')),
      }));
    return status === 'failed' ? [{ file, name: 'the file itself', reason: reasonIn(message) }] : [];
  });

/** @param {import('./reports.mjs').ReportedJourney} journey @returns {Failure} */
const failureOf = ({ file, name, run }) => ({
  file,
  name,
  reason: run.results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => reasonIn(message))).join('\n'),
});

/** @param {string} file a report of the unit tests */
export const failedUnitTests = (file) => readReport(file, vitestFailures, []);

/** @param {string} file a report of the journeys */
export const failedJourneys = (file) =>
  readReport(
    file,
    ({ errors = [], ...report }) => [
      ...errors.map((/** @type {{ message?: string }} */ { message = '' }) => ({
        file: 'e2e',
        name: 'outside of the journeys',
        reason: reasonIn(message),
      })),
      ...journeysIn(report)
        .filter(({ run }) => run.status === 'unexpected')
        .map(failureOf),
    ],
    [],
  );

/**
 * One failure, its reason indented below it.
 * @param {Failure} failure
 */
export const failureText = ({ file, name, reason }) => `✗ ${file}  ${name}\n${reason.replaceAll(/^/gmu, '    ')}`;
