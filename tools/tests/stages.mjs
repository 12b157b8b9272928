import { rmSync } from 'node:fs';
import path from 'node:path';

import { check } from '../checks/check.mjs';
import { ensureBuilt } from '../steps/build.mjs';
import { cacheFolder } from '../steps/cache.mjs';
import { runScript } from '../steps/package-script.mjs';
import { inRoot } from '../steps/root.mjs';
import { run } from '../steps/run.mjs';
import { ensureBrowsers } from './chromium.mjs';
import { ensureRedisServer } from './redis-server.mjs';
import { judged, playwrightTally, vitestTally } from './tally.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */

/** @param {string} name */
const freshReport = (name) => {
  const file = path.join(cacheFolder, `${name}.json`);
  rmSync(file, { force: true });
  return file;
};

/** @returns {Promise<Tally>} */
const checks = async () => ({ passed: 0, failed: (await check()) ? 0 : 1 });

/** @returns {Promise<Tally>} */
const unitTests = async () => {
  const report = freshReport('unit-tests');
  const { code } = await run(inRoot('node_modules', '.bin', 'vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], {
    env: { REDIS_SERVER_PATH: await ensureRedisServer() },
  });
  return judged(vitestTally(report), code);
};

/** @returns {Promise<Tally>} */
const builds = async () => {
  await ensureBuilt();
  return { passed: 0, failed: 0 };
};

/** @returns {Promise<Tally>} */
const journeys = async () => {
  const report = freshReport('journeys');
  const { code } = await runScript('e2e', 'test', {
    args: ['--reporter=list,json'],
    env: { ...(await ensureBrowsers()), REDIS_SERVER_PATH: await ensureRedisServer(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return judged(playwrightTally(report), code);
};

/** Everything that `npm test` runs, from small to large. */
export const STAGES = [
  { name: 'Checks: types, lint, architecture', run: checks },
  { name: 'Unit tests and behaviours', run: unitTests },
  { name: 'Builds', run: builds },
  { name: 'Browser journeys', run: journeys },
];
