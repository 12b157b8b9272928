import './steps/require-node.mjs';

import { endWithParent } from './steps/end-with-parent.mjs';
import { passSignalsTo } from './steps/gateway.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { runCommand } from './steps/run-command.mjs';
import { startUpstream } from './steps/upstream.mjs';

endWithParent();
await runCommand(async () => {
  await ensureInstalled();
  const upstream = startUpstream();
  passSignalsTo(() => upstream);
  upstream.on('close', (code) => process.exit(code ?? 1));
});
