import { readFileSync } from 'node:fs';
import path from 'node:path';

import { seconds } from '../steps/progress.mjs';
import { root } from '../steps/root.mjs';

/** @typedef {{ readonly file: string, readonly name: string, readonly ms: number }} Timed */

const HOW_MANY = 10;

/**
 * @param {string} file
 * @param {(report: any) => Timed[]} timesOf
 */
const timesIn = (file, timesOf) => {
  try {
    return timesOf(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
};

/** @typedef {{ testResults: { name: string, assertionResults: { fullName: string, duration?: number | null }[] }[] }} VitestReport */

const vitestTimes = (/** @type {VitestReport} */ { testResults }) =>
  testResults.flatMap(({ name, assertionResults }) => assertionResults.map(({ fullName, duration }) => ({ file: path.relative(root, name), name: fullName, ms: duration ?? 0 })));

/** @typedef {{ specs?: { title: string, file: string, tests: { projectName: string, results: { duration: number }[] }[] }[], suites?: PlaywrightSuite[] }} PlaywrightSuite */

/**
 * @param {PlaywrightSuite} suite
 * @returns {Timed[]}
 */
const playwrightTimes = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results }) => ({ file: `e2e/${file}`, name: `${title} [${projectName}]`, ms: results.reduce((sum, { duration }) => sum + duration, 0) })),
  ),
  ...suites.flatMap(playwrightTimes),
];

/** @param {string} file */
export const timesOfUnitTests = (file) => timesIn(file, vitestTimes);

/** @param {string} file */
export const timesOfJourneys = (file) => timesIn(file, playwrightTimes);

/**
 * The slowest tests, one per line.
 * @param {readonly Timed[]} timed
 */
export const slowestOf = (timed) =>
  timed
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, HOW_MANY)
    .map(({ file, name, ms }) => `${seconds(ms).padStart(8)}  ${file}  ${name}`);
