import { readFileSync } from 'node:fs';

/**
 * Reads the report of a test runner.
 * @template Result
 * @param {string} file
 * @param {(report: any) => Result} read
 * @param {Result} otherwise if the report is missing or truncated
 * @returns {Result}
 */
export const readReport = (file, read, otherwise) => {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return otherwise;
  }
};

/** @typedef {{ readonly type: string, readonly description?: string }} Annotation */
/** @typedef {{ readonly duration: number, readonly errors?: readonly { readonly message?: string }[] }} RunResult */

/**
 * A journey on one screen and backend, as Playwright reports it.
 * @typedef {{ readonly projectName: string, readonly status: string, readonly annotations: readonly Annotation[], readonly results: readonly RunResult[] }} ReportedRun
 */

/** @typedef {{ specs?: { title: string, file: string, tests: ReportedRun[] }[], suites?: Suite[] }} Suite */

/** @typedef {{ readonly file: string, readonly name: string, readonly run: ReportedRun }} ReportedJourney */

/**
 * The journeys of a report, at any depth.
 * @param {Suite} suite
 * @returns {ReportedJourney[]}
 */
export const journeysIn = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map((run) => ({ file: `e2e/${file}`, name: `${title} [${run.projectName}]`, run })),
  ),
  ...suites.flatMap(journeysIn),
];

/** How long a journey took, in ms. @param {ReportedRun} run */
export const lastedOf = ({ results }) => results.reduce((sum, { duration }) => sum + duration, 0);
