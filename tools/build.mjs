import './steps/require-node.mjs';

import { ensureBuilt } from './steps/build.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { runCommand } from './steps/run-command.mjs';

await runCommand(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
