import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { inRoot } from '../steps/root.mjs';
import { journeysIn, lastedOf, readReport } from './reports.mjs';

/** The page that a test run writes, for whoever wants it to be faster. */
export const COST_PAGE = inRoot('e2e', 'test-results', 'cost.md');

/** @typedef {import('../../e2e/cost.ts').Cost} Cost */

/** What journeys start, in the order of the page's columns. */
const STARTED = /** @type {const} */ (['browsers', 'contexts', 'tabs', 'loads', 'processes']);

/** @typedef {{ readonly file: string, readonly wall: number, readonly cost: Cost }} Journey */

const MS_PER_SECOND = 1000;

/** @type {Cost} */
const NO_COST = {
  runner: 0,
  browser: 0,
  pages: 0,
  started: { browsers: 0, contexts: 0, tabs: 0, loads: 0, processes: 0 },
};

/** @param {import('./reports.mjs').ReportedRun} run @returns {Cost} */
const costOf = ({ annotations }) =>
  annotations.flatMap(({ type, description }) =>
    type === 'cost' && description !== undefined ? [JSON.parse(description)] : [],
  )[0] ?? NO_COST;

/**
 * The journeys of a report, each with what it cost; none without a report.
 * @param {string} report a file
 * @returns {Journey[]}
 */
export const costOfJourneys = (report) =>
  readReport(
    report,
    (suite) =>
      journeysIn(suite).map(({ file, run }) => ({ file, wall: lastedOf(run) / MS_PER_SECOND, cost: costOf(run) })),
    [],
  );

/** @param {readonly number[]} numbers */
const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);

/** @param {Cost} cost */
const processorOf = ({ runner, browser, pages }) => runner + browser + pages;

/** Processor seconds of the browsers' own processes. Nobody waits for them, so the system does not count them as the runner's children. @param {readonly Journey[]} journeys */
export const uncountedSeconds = (journeys) => sum(journeys.map(({ cost }) => cost.pages));

/** @param {number | undefined} value */
const tenths = (value) => (value === undefined ? 'not measured' : value.toFixed(1));

/** @param {readonly (readonly string[])[]} rows */
const table = (rows) => rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** @param {readonly Journey[]} journeys */
const byFile = (journeys) =>
  [...new Set(journeys.map(({ file }) => file))]
    .map((name) => ({ file: name, own: journeys.filter(({ file }) => file === name) }))
    .map(({ file, own }) => ({ file, own, processor: sum(own.map(({ cost }) => processorOf(cost))) }))
    .toSorted((one, other) => other.processor - one.processor);

/** @typedef {{ readonly name: string, readonly wall: number, readonly processor: number | undefined }} PhaseCost */

/**
 * The page: what each phase cost, and which files of journeys cost most. All figures are seconds.
 * @param {readonly PhaseCost[]} phases
 * @param {readonly Journey[]} journeys
 */
export const costPage = (phases, journeys) => {
  const processors = phases.flatMap(({ processor }) => (processor === undefined ? [] : [processor]));
  const total = {
    name: 'all',
    wall: sum(phases.map(({ wall }) => wall)),
    processor: processors.length < phases.length ? undefined : sum(processors),
  };
  const files = byFile(journeys);
  return `# What the last test run cost
Seconds of processor time (user and system, of all processes) and of the clock. Where something is to be faster, begin at the top.

${table([['phase', 'processor', 'clock'], ['---', '---:', '---:'], ...[...phases, total].map(({ name, processor, wall }) => [name, tenths(processor), tenths(wall)])])}

## Journeys by file
The processor time of a file is that of its browser and of the process that runs it. The shop that all journeys share is in the phase above, without a line here.

${table([
  ['file', 'journeys', 'processor', 'clock', ...STARTED],
  ['---', ...Array.from({ length: 3 + STARTED.length }, () => '---:')],
  ...files.map(({ file, own, processor }) => [
    file,
    String(own.length),
    tenths(processor),
    tenths(sum(own.map(({ wall }) => wall))),
    ...STARTED.map((what) => String(sum(own.map(({ cost }) => cost.started[what])))),
  ]),
])}
`;
};

/**
 * @param {readonly PhaseCost[]} phases
 * @param {readonly Journey[]} journeys
 */
export const writeCostPage = (phases, journeys) => {
  mkdirSync(path.dirname(COST_PAGE), { recursive: true });
  writeFileSync(COST_PAGE, costPage(phases, journeys));
};
