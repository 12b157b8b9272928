import path from 'node:path';

import { seconds } from '../steps/progress.mjs';
import { root } from '../steps/root.mjs';
import { journeysIn, lastedOf, readReport } from './reports.mjs';

/** @typedef {{ readonly file: string, readonly name: string, readonly ms: number }} Timed */

const HOW_MANY = 10;

/** @typedef {{ testResults: { name: string, assertionResults: { fullName: string, duration?: number | null }[] }[] }} VitestReport */

const vitestTimes = (/** @type {VitestReport} */ { testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: path.relative(root, name),
      name: fullName,
      ms: duration ?? 0,
    })),
  );

/** @param {string} file */
export const timesOfUnitTests = (file) => readReport(file, vitestTimes, []);

/** @param {string} file */
export const timesOfJourneys = (file) =>
  readReport(
    file,
    (report) => journeysIn(report).map(({ run, ...journey }) => ({ ...journey, ms: lastedOf(run) })),
    [],
  );

/**
 * The slowest tests, one per line.
 * @param {readonly Timed[]} timed
 */
export const slowestOf = (timed) =>
  timed
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, HOW_MANY)
    .map(({ file, name, ms }) => `${seconds(ms).padStart(8)}  ${file}  ${name}`);
