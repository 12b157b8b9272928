import './steps/require-node.mjs';

import { endOnSignals } from './steps/end-on-signals.mjs';
import { endWithParent } from './steps/end-with-parent.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { withProgress } from './steps/progress.mjs';
import { runCommand } from './steps/run-command.mjs';
import { ensureBrowsers } from './tests/chromium.mjs';
import { changedSince } from './tests/changed-since.mjs';
import { ensureRedisServer } from './tests/redis-server.mjs';
import { ALL_PHASES, LONG_PHASES, phasesOfChange } from './tests/phases.mjs';
import { reportRun } from './tests/report-run.mjs';
import { runPhases } from './tests/run-phases.mjs';

/** Runs only the tests that the change affects, for work in progress. */
const CHANGED = '--changed';

/** Runs what proves the machine instead of the change. */
const LONG = '--long';

const chosenPhases = async () => {
  if (process.argv.includes(LONG)) return LONG_PHASES;
  if (!process.argv.includes(CHANGED)) return ALL_PHASES;
  const change = await changedSince();
  console.log(`▸ ${change.files.length} files changed since ${change.base.slice(0, 8)}`);
  return phasesOfChange(change);
};

endOnSignals();
endWithParent();
await runCommand(async () => {
  await ensureInstalled();
  const phases = await chosenPhases();
  if (phases.some(({ inBrowser }) => inBrowser)) await withProgress('Looking for the browsers', ensureBrowsers);
  await withProgress('Looking for a Redis server', ensureRedisServer);
  const { passed, failed } = reportRun(await runPhases(phases));
  process.exitCode = failed === 0 && (passed > 0 || process.argv.includes(CHANGED)) ? 0 : 1;
});
