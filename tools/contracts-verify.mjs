import './steps/require-node.mjs';

import path from 'node:path';

import { ensureInstalled } from './steps/install.mjs';
import { pinnedNode } from './steps/pinned-node.mjs';
import { run } from './steps/run.mjs';
import { runCommand } from './steps/run-command.mjs';

await runCommand(async () => {
  await ensureInstalled();
  const args = process.argv.slice(2);
  const results = args.some((word) => word.startsWith('--results'))
    ? []
    : ['--results', path.join('contracts', 'results')];
  const { code } = await run(pinnedNode, [path.join('contracts', 'provider', 'verify.mjs'), ...args, ...results]);
  process.exitCode = code;
});
