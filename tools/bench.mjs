import './steps/require-node.mjs';

import { ensureBuilt } from './steps/build.mjs';
import { GATEWAY_FLAGS } from './steps/gateway.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { pinnedNode } from './steps/pinned-node.mjs';
import { inRoot } from './steps/root.mjs';
import { run } from './steps/run.mjs';
import { runCommand } from './steps/run-command.mjs';

await runCommand(async () => {
  await ensureInstalled();
  await ensureBuilt();
  // Code that is measured in this process runs in the same mode as in the gateway.
  const { code } = await run(
    pinnedNode,
    [...GATEWAY_FLAGS, '--expose-gc', inRoot('tools', 'bench', 'main.mjs'), ...process.argv.slice(2)],
    { env: { NODE_ENV: 'production' } },
  );
  process.exitCode = code;
});
