import './steps/require-node.mjs';

import { endOnSignals } from './steps/end-on-signals.mjs';
import { endWithParent } from './steps/end-with-parent.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { seconds, withProgress } from './steps/progress.mjs';
import { StepFailed, runCommand } from './steps/run-command.mjs';
import { ensureBrowsers } from './tests/chromium.mjs';
import { changedSince } from './tests/changed-since.mjs';
import { ensureRedisServer } from './tests/redis-server.mjs';
import { slowestOf } from './tests/slowest.mjs';
import { ALL_PHASES, phasesOfChange } from './tests/phases.mjs';
import { BROKEN, sumOf } from './tests/tally.mjs';

/** Runs only the tests that the change affects, for work in progress. */
const CHANGED = '--changed';

/**
 * Counts the results of one phase. A phase that breaks does not stop the later ones.
 * @param {import('./tests/phases.mjs').Phase} phase
 * @returns {Promise<import('./tests/phases.mjs').PhaseResult>}
 */
const counted = async ({ name, run }) => {
  console.log(`▸ ${name}`);
  try {
    return await run();
  } catch (failure) {
    console.error(failure instanceof StepFailed ? failure.message : failure);
    return BROKEN;
  }
};

const chosenPhases = async () => {
  if (!process.argv.includes(CHANGED)) return ALL_PHASES;
  const change = await changedSince();
  console.log(`▸ ${change.files.length} files changed since ${change.base.slice(0, 8)}`);
  return phasesOfChange(change);
};

endOnSignals();
endWithParent();
await runCommand(async () => {
  await ensureInstalled();
  await withProgress('Looking for the browsers', ensureBrowsers);
  await withProgress('Looking for a Redis server', ensureRedisServer);
  const phases = await chosenPhases();
  const results = [];
  for (const phase of phases) {
    const began = performance.now();
    const result = await counted(phase);
    results.push({ name: phase.name, lasted: seconds(performance.now() - began), ...result });
  }
  console.log('\nSlowest tests:');
  for (const line of slowestOf(results.flatMap(({ times = [] }) => times))) console.log(line);
  console.log();
  for (const { name, lasted, passed, failed } of results) {
    console.log(`${failed === 0 ? '✓' : '✗'} ${name}${passed + failed === 0 ? '' : `: ${passed} of ${passed + failed}`} (${lasted})`);
  }
  const { passed, failed } = sumOf(results);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && (passed > 0 || phases !== ALL_PHASES) ? 0 : 1;
});
