import './steps/require-node.mjs';

import path from 'node:path';

import { ensureInstalled } from './steps/install.mjs';
import { pinnedNode } from './steps/pinned-node.mjs';
import { inRoot } from './steps/root.mjs';
import { run } from './steps/run.mjs';
import { endingInWords } from './steps/step-failed.mjs';

await endingInWords(async () => {
  await ensureInstalled();
  const { code } = await run(pinnedNode, [path.join('provider', 'verify.mjs'), ...process.argv.slice(2)], { cwd: inRoot('contracts') });
  process.exitCode = code;
});
