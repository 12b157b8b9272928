import './steps/require-node.mjs';

import { check } from './checks/check.mjs';
import { endOnSignals } from './steps/end-on-signals.mjs';
import { endWithParent } from './steps/end-with-parent.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { runCommand } from './steps/run-command.mjs';

endOnSignals();
endWithParent();
await runCommand(async () => {
  await ensureInstalled();
  if (!(await check(process.argv.slice(2)))) process.exitCode = 1;
});
