import { rmSync } from 'node:fs';
import path from 'node:path';

import { check } from '../checks/check.mjs';
import { forgetLinted } from '../checks/lint.mjs';
import { ensureBuilt } from '../steps/build.mjs';
import { cacheFolder } from '../steps/step-cache.mjs';
import { runScript } from '../steps/package-script.mjs';
import { inRoot } from '../steps/root.mjs';
import { run } from '../steps/run.mjs';
import { ensureBrowsers } from './chromium.mjs';
import { ensureRedisServer } from './redis-server.mjs';
import { timesOfJourneys, timesOfUnitTests } from './slowest.mjs';
import { judged, NOTHING, playwrightTally, vitestTally } from './tally.mjs';
import { JOURNEYS, SHOP, touches } from './touches.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */

/**
 * The result of a phase, and how long each of its tests took.
 * @typedef {Tally & { readonly times?: readonly import('./slowest.mjs').Timed[] }} PhaseResult
 */

/** @typedef {{ readonly name: string, readonly run: () => Promise<PhaseResult> }} Phase */

/** The number of cores of the smallest supported machine. */
const AT_ONCE = 2;

/** The parts of the check that run for a change. The other parts read or build everything. */
const CHECKS_OF_A_CHANGE = ['types', 'lint', 'architecture', 'unused', 'api changes', 'styles', 'versions'];

/** @param {string} name */
const freshReport = (name) => {
  const file = path.join(cacheFolder, `${name}.json`);
  rmSync(file, { force: true });
  return file;
};

/**
 * @param {readonly string[]} parts
 * @returns {Promise<PhaseResult>}
 */
const checks = async (parts) => ({ passed: 0, failed: (await check(parts)) ? 0 : 1 });

/**
 * The tests that a run selects. A run of everything must not be empty.
 * @typedef {{ readonly args: readonly string[], readonly mayBeEmpty: boolean }} Selection
 */

/** @type {Selection} */
const EVERYTHING = { args: [], mayBeEmpty: false };

/**
 * @param {Selection} selection
 * @returns {Promise<PhaseResult>}
 */
const unitTests = async ({ args, mayBeEmpty }) => {
  const report = freshReport('unit-tests');
  const { code } = await run(
    inRoot('node_modules', '.bin', 'vitest'),
    ['run', `--maxWorkers=${AT_ONCE}`, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
    { env: { REDIS_SERVER_PATH: await ensureRedisServer() } },
  );
  return { ...judged(vitestTally(report), code, mayBeEmpty), times: timesOfUnitTests(report) };
};

/** @returns {Promise<PhaseResult>} */
const builds = async () => {
  await ensureBuilt();
  return NOTHING;
};

/**
 * @param {Selection} selection
 * @returns {Promise<PhaseResult>}
 */
const journeys = async ({ args, mayBeEmpty }) => {
  const report = freshReport('journeys');
  const { code } = await runScript('e2e', 'test', {
    args: ['--reporter=list,json', ...args],
    env: { ...(await ensureBrowsers()), REDIS_SERVER_PATH: await ensureRedisServer(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return { ...judged(playwrightTally(report), code, mayBeEmpty), times: timesOfJourneys(report) };
};

const allChecks = () => {
  forgetLinted();
  return checks([]);
};

/** @type {readonly Phase[]} everything, from small to large */
export const ALL_PHASES = [
  { name: 'Checks: types, lint, architecture', run: allChecks },
  { name: 'Unit tests and behaviours', run: () => unitTests(EVERYTHING) },
  { name: 'Builds', run: builds },
  { name: 'Browser journeys', run: () => journeys(EVERYTHING) },
];

/**
 * The phases for a change: cached checks, unit tests that import a changed file, changed journeys,
 * and a guest's order if the shop itself has changed.
 * @param {{ readonly base: string, readonly files: readonly string[] }} change
 * @returns {readonly Phase[]}
 */
export const phasesOfChange = ({ base, files }) => {
  const inBrowser = [
    ...(touches(files, SHOP) ? [{ name: 'Guest orders in the browser', run: () => journeys({ args: ['--project=full browser'], mayBeEmpty: false }) }] : []),
    ...(touches(files, JOURNEYS) ? [{ name: 'Changed journeys', run: () => journeys({ args: [`--only-changed=${base}`, '--pass-with-no-tests'], mayBeEmpty: true }) }] : []),
  ];
  return [
    { name: 'Checks: types, lint, architecture', run: () => checks(CHECKS_OF_A_CHANGE) },
    { name: 'Unit tests and behaviours', run: () => unitTests({ args: [`--changed=${base}`, '--passWithNoTests'], mayBeEmpty: true }) },
    ...(inBrowser.length === 0 ? [] : [{ name: 'Builds', run: builds }, ...inBrowser]),
  ];
};
