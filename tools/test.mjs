import './steps/require-node.mjs';

import { endOnSignals } from './steps/end-on-signals.mjs';
import { endWithParent } from './steps/end-with-parent.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { seconds, underWay } from './steps/progress.mjs';
import { StepFailed, endingInWords } from './steps/step-failed.mjs';
import { ensureBrowsers } from './tests/chromium.mjs';
import { ensureRedisServer } from './tests/redis-server.mjs';
import { STAGES } from './tests/stages.mjs';
import { BROKEN, sumOf } from './tests/tally.mjs';

/**
 * One stage's count; a stage that breaks does not keep the later ones from running.
 * @param {(typeof STAGES)[number]} stage
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

endOnSignals();
endWithParent();
await endingInWords(async () => {
  await ensureInstalled();
  await underWay('Looking for the browsers', ensureBrowsers);
  await underWay('Looking for a Redis server', ensureRedisServer);
  const tallies = [];
  for (const stage of STAGES) {
    const began = performance.now();
    const tally = await counted(stage);
    tallies.push({ name: stage.name, lasted: seconds(performance.now() - began), ...tally });
  }
  console.log();
  for (const { name, lasted, passed, failed } of tallies) {
    console.log(`${failed === 0 ? '✓' : '✗'} ${name}${passed + failed === 0 ? '' : `: ${passed} of ${passed + failed}`} (${lasted})`);
  }
  const { passed, failed } = sumOf(tallies);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
});
