import { rmSync } from 'node:fs';
import path from 'node:path';

import { check, checkParts } from '../checks/check.mjs';
import { forgetLinted } from '../checks/lint.mjs';
import { partsOfChange } from '../checks/parts-of-change.mjs';
import { ensureBuilt } from '../steps/build.mjs';
import { runScript } from '../steps/package-script.mjs';
import { inRoot } from '../steps/root.mjs';
import { run } from '../steps/run.mjs';
import { cacheFolder } from '../steps/step-cache.mjs';
import { ensureBrowsers } from './chromium.mjs';
import { costOfJourneys } from './cost.mjs';
import { failedJourneys, failedUnitTests } from './failures.mjs';
import { ensureRedisServer } from './redis-server.mjs';
import { timesOfJourneys, timesOfUnitTests } from './slowest.mjs';
import { selectionOfChange } from './selection-of-change.mjs';
import { judged, NOTHING, playwrightTally, vitestTally } from './tally.mjs';
import { JOURNEYS, SHOP, touches } from './touches.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */

/**
 * The result of a phase: how many tests passed and failed, how long each took, why each failed, and what each journey cost.
 * @typedef {Tally & { readonly times?: readonly import('./slowest.mjs').Timed[], readonly failures?: readonly import('./failures.mjs').Failure[], readonly journeys?: readonly import('./cost.mjs').Journey[] }} PhaseResult
 */

/**
 * @typedef {object} Phase
 * @property {string} name
 * @property {() => Promise<PhaseResult>} run
 * @property {boolean} [inBrowser] whether it needs the browsers
 * @property {string} [after] the phase without which it cannot run
 */

/** The number of cores of the smallest supported machine. */
const AT_ONCE = 2;

/** @param {string} name */
const freshReport = (name) => {
  const file = path.join(cacheFolder, `${name}.json`);
  rmSync(file, { force: true });
  return file;
};

/** @param {boolean} passed @returns {PhaseResult} */
const checked = (passed) => ({ passed: 0, failed: passed ? 0 : 1 });

/**
 * The tests that a run selects, with the variables by which tests and configurations know about it. A run of everything must not be empty.
 * @typedef {{ readonly args: readonly string[], readonly env?: Readonly<Record<string, string>>, readonly mayBeEmpty: boolean }} Selection
 */

/** @type {Selection} */
const EVERYTHING = { args: [], mayBeEmpty: false };

/** @type {Selection} */
const LONG = { ...EVERYTHING, env: { TEST_RING: 'long' } };

/**
 * @param {Selection} selection
 * @returns {Promise<PhaseResult>}
 */
const unitTests = async ({ args, env = {}, mayBeEmpty }) => {
  const report = freshReport('unit-tests');
  const { code } = await run(
    inRoot('node_modules', '.bin', 'vitest'),
    ['run', `--maxWorkers=${AT_ONCE}`, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
    { env: { REDIS_SERVER_PATH: await ensureRedisServer(), ...env } },
  );
  return {
    ...judged(vitestTally(report), code, mayBeEmpty),
    times: timesOfUnitTests(report),
    failures: failedUnitTests(report),
  };
};

/**
 * The runner prints each failure when it happens.
 * @param {Selection} selection
 * @returns {Promise<PhaseResult>}
 */
const journeys = async ({ args, env = {}, mayBeEmpty }) => {
  const report = freshReport('journeys');
  const { code } = await runScript('e2e', 'test', {
    args: ['--reporter=line,json', ...args],
    env: {
      ...(await ensureBrowsers()),
      REDIS_SERVER_PATH: await ensureRedisServer(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...env,
    },
  });
  return {
    ...judged(playwrightTally(report), code, mayBeEmpty),
    times: timesOfJourneys(report),
    failures: failedJourneys(report),
    journeys: costOfJourneys(report),
  };
};

/** @type {Phase} */
const CHECKS = {
  name: 'Checks: types, lint, architecture',
  run: async () => {
    forgetLinted();
    return checked(await check([]));
  },
};

/** @type {Phase} */
const BUILDS = {
  name: 'Builds',
  run: async () => {
    await ensureBuilt();
    return NOTHING;
  },
};

/** @param {Omit<Phase, 'inBrowser' | 'after'>} phase @returns {Phase} */
const inBrowser = (phase) => ({ ...phase, inBrowser: true, after: BUILDS.name });

/** @type {readonly Phase[]} everything that proves a change, from small to large */
export const ALL_PHASES = [
  CHECKS,
  { name: 'Unit tests and behaviours', run: () => unitTests(EVERYTHING) },
  BUILDS,
  inBrowser({ name: 'Browser journeys', run: () => journeys(EVERYTHING) }),
];

/** @type {readonly Phase[]} what proves the machine instead of the change: more seeds, and each journey on every screen and backend */
export const LONG_PHASES = [
  { name: 'Unit tests and behaviours, with all seeds', run: () => unitTests(LONG) },
  BUILDS,
  inBrowser({ name: 'Browser journeys on every screen and backend', run: () => journeys(LONG) }),
];

/**
 * The phases for a change: cached checks of what it touches, unit tests that import a changed file, a guest's order if the shop
 * itself has changed, and changed journeys.
 * @param {{ readonly base: string, readonly files: readonly string[] }} change
 * @returns {readonly Phase[]}
 */
export const phasesOfChange = ({ base, files }) => {
  const browsing = [
    ...(touches(files, SHOP)
      ? [
          inBrowser({
            name: 'Guest orders in the browser',
            run: () => journeys({ args: ['--project=full browser'], mayBeEmpty: false }),
          }),
        ]
      : []),
    ...(touches(files, JOURNEYS)
      ? [
          inBrowser({
            name: 'Changed journeys',
            run: () => journeys({ args: [`--only-changed=${base}`, '--pass-with-no-tests'], mayBeEmpty: true }),
          }),
        ]
      : []),
  ];
  return [
    { name: 'Checks: types, lint, architecture', run: async () => checked(await checkParts(partsOfChange(files))) },
    {
      name: 'Unit tests and behaviours',
      run: () => unitTests({ ...selectionOfChange({ base, files }), mayBeEmpty: true }),
    },
    ...(browsing.length === 0 ? [] : [BUILDS, ...browsing]),
  ];
};
