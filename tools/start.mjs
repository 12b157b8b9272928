import './steps/require-node.mjs';

import { ensureBuilt } from './steps/build.mjs';
import { endWithParent } from './steps/end-with-parent.mjs';
import { passSignalsTo, startGateway } from './steps/gateway.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { endingInWords } from './steps/step-failed.mjs';

endWithParent();
await endingInWords(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const gateway = startGateway();
  passSignalsTo(() => gateway);
  gateway.on('close', (code) => process.exit(code ?? 1));
});
