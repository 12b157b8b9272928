import './steps/require-node.mjs';

import { ensureBuilt } from './steps/build.mjs';
import { endWithParent } from './steps/end-with-parent.mjs';
import { passSignalsTo, startGateway } from './steps/gateway.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { runCommand } from './steps/run-command.mjs';

endWithParent();
await runCommand(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const gateway = startGateway();
  passSignalsTo(() => gateway);
  gateway.on('close', (code) => process.exit(code ?? 1));
});
