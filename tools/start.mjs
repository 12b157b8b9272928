import './steps/require-node.mjs';

import { ensureBuilt } from './steps/build.mjs';
import { startGateway } from './steps/gateway.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { endingInWords } from './steps/step-failed.mjs';

/** A terminal sends Ctrl+C to the whole group of processes: the gateway has it already. */
const isSentByTerminal = (/** @type {NodeJS.Signals} */ signal) => signal === 'SIGINT' && process.stdin.isTTY;

await endingInWords(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const gateway = startGateway();
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (!isSentByTerminal(signal)) gateway.kill(signal);
    });
  }
  gateway.on('close', (code) => {
    process.exitCode = code ?? 1;
  });
});
