import './steps/require-node.mjs';

import { spawn } from 'node:child_process';

import { endWithParent } from './steps/end-with-parent.mjs';
import { passSignalsTo } from './steps/gateway.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { childEnvironment, pinnedNode } from './steps/pinned-node.mjs';
import { inRoot, root } from './steps/root.mjs';
import { runCommand } from './steps/run-command.mjs';

endWithParent();
await runCommand(async () => {
  await ensureInstalled();
  const server = spawn(pinnedNode, [inRoot('tools', 'dev', 'main.mjs'), ...process.argv.slice(2)], {
    cwd: root,
    env: childEnvironment(),
    stdio: 'inherit',
  });
  passSignalsTo(() => server);
  server.on('close', (code) => process.exit(code ?? 1));
});
