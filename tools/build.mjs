import './steps/require-node.mjs';

import { ensureBuilt } from './steps/build.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { endingInWords } from './steps/step-failed.mjs';

await endingInWords(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
