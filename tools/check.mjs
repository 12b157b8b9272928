import './steps/require-node.mjs';

import { check } from './checks/check.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { endingInWords } from './steps/step-failed.mjs';

await endingInWords(async () => {
  await ensureInstalled();
  if (!(await check(process.argv.slice(2)))) process.exitCode = 1;
});
