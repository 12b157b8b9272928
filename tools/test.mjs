import './steps/require-node.mjs';

import { ensureInstalled } from './steps/install.mjs';
import { underWay } from './steps/progress.mjs';
import { StepFailed, endingInWords } from './steps/step-failed.mjs';
import { ensureChromium } from './tests/chromium.mjs';
import { STAGES } from './tests/stages.mjs';
import { BROKEN, sumOf } from './tests/tally.mjs';

/**
 * One stage's count; a stage that breaks does not keep the later ones from running.
 * @param {(typeof STAGES)[number]} stage
 */
const counted = async ({ name, run }) => {
  try {
    return await underWay(name, run);
  } catch (failure) {
    console.error(failure instanceof StepFailed ? failure.message : failure);
    return BROKEN;
  }
};

await endingInWords(async () => {
  await ensureInstalled();
  await underWay('Looking for a Chromium', ensureChromium);
  const tallies = [];
  for (const stage of STAGES) tallies.push({ name: stage.name, ...(await counted(stage)) });
  console.log();
  for (const { name, passed, failed } of tallies) console.log(`  ${failed === 0 ? '✓' : '✗'} ${name}: ${passed} of ${passed + failed}`);
  const { passed, failed } = sumOf(tallies);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
});
