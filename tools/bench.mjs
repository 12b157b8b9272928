import './steps/require-node.mjs';

import { ensureBuilt } from './steps/build.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { pinnedNode } from './steps/pinned-node.mjs';
import { inRoot } from './steps/root.mjs';
import { run } from './steps/run.mjs';
import { endingInWords } from './steps/step-failed.mjs';

await endingInWords(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const { code } = await run(pinnedNode, ['--expose-gc', inRoot('tools', 'bench', 'main.mjs'), ...process.argv.slice(2)], { env: { NODE_ENV: 'production' } });
  process.exitCode = code;
});
