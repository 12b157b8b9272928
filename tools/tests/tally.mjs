import { readReport } from './reports.mjs';

/** @typedef {{ readonly passed: number, readonly failed: number }} Tally */

/** A phase that counted no tests. @type {Tally} */
export const NOTHING = { passed: 0, failed: 0 };

/** A phase that broke before it could count. @type {Tally} */
export const BROKEN = { passed: 0, failed: 1 };

/**
 * A phase has at least one failure if its command failed, or if it ran no test although it should have.
 * @param {Tally} counted
 * @param {number} code the command's exit code
 * @param {boolean} [mayBeEmpty]
 * @returns {Tally}
 */
export const judged = ({ passed, failed }, code, mayBeEmpty = false) => {
  if (code === 0 && mayBeEmpty && passed === 0) return NOTHING;
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed };
};

/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {{ status: string, assertionResults: unknown[] }[]} testResults
 */

/** A test file that could not be loaded has no tests to count, so it counts as one failure. */
const countVitest = (/** @type {VitestReport} */ { numPassedTests, numFailedTests, testResults }) => ({
  passed: numPassedTests,
  failed:
    numFailedTests +
    testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).length,
});

/**
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number }} stats
 * @property {unknown[]} errors
 */

/** A journey that passed only on a retry counts as passed; the runner's own output reports it as flaky. */
const countPlaywright = (/** @type {PlaywrightReport} */ { stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
});

/** A missing or truncated report counts as a broken phase. @param {string} file */
export const vitestTally = (file) => readReport(file, countVitest, BROKEN);

/** A missing or truncated report counts as a broken phase. @param {string} file */
export const playwrightTally = (file) => readReport(file, countPlaywright, BROKEN);

/**
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
export const sumOf = (tallies) =>
  tallies.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
