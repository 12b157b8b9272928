import { createServer } from 'node:http';

import { build } from 'vite';

import { ensureBuilt } from '../steps/build.mjs';
import { endWithParent } from '../steps/end-with-parent.mjs';
import { followChanges } from '../steps/follow-changes.mjs';
import { runScript } from '../steps/package-script.mjs';
import { inRoot } from '../steps/root.mjs';
import { runCommand } from '../steps/run-command.mjs';
import { startClientServer } from './client-server.mjs';
import { gatewayProcesses } from './gateway-processes.mjs';
import { listen } from './listen.mjs';
import { proxyTo } from './proxy.mjs';

const GATEWAY_SOURCES = ['domain/src', 'fakes/src', 'gateway/src'].map((folder) => inRoot(folder));
const CLIENT_SOURCES = inRoot('client', 'src');
const PERSISTED_DOCUMENTS = 'persisted-documents.json';

/** Builds the gateway from its development entry. */
const DEVELOPMENT_BUILD = {
  root: inRoot('gateway'),
  mode: 'development',
  logLevel: /** @type {const} */ ('error'),
  build: { ssr: 'src/dev.ts', outDir: 'dist/dev', rolldownOptions: { output: { entryFileNames: 'dev.js' } } },
};

/** Node's debugger flags are passed on to the gateway: `npm run dev -- --inspect`. */
const debuggerFlags = process.argv.slice(2).filter((flag) => /^--inspect(?:-brk|-wait)?(?:=|$)/u.test(flag));

endWithParent();
await runCommand(async () => {
  await ensureBuilt((folder) => folder === 'fakes');
  const server = createServer();
  const client = await startClientServer(server);
  const gateway = gatewayProcesses({ debuggerFlags, invoke: client.invoke });
  const proxy = proxyTo(gateway.port);
  server.on('request', (request, response) =>
    client.middlewares(request, response, () => void proxy(request, response)),
  );

  const restart = async () => {
    try {
      await build(DEVELOPMENT_BUILD);
      await gateway.restart();
      client.reloadPages();
      return true;
    } catch (failure) {
      // The last gateway that started keeps running until the next change.
      console.error(failure instanceof Error ? failure.message : failure);
      client.showFailure(failure);
      return false;
    }
  };
  const stop = async () => {
    await Promise.all([gateway.stop(), client.close()]);
    process.exit(0);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => void stop());

  const port = await listen(server);
  // Mails lead here: each gateway listens on a free port of its own.
  process.env['SHOP_URL'] ??= `http://localhost:${port}`;
  console.log(
    (await restart())
      ? `Shop ready: http://localhost:${port}`
      : 'The gateway did not start. It starts after the next change.',
  );
  followChanges(GATEWAY_SOURCES, restart);
  followChanges([CLIENT_SOURCES], async (files) => {
    if (files.some((file) => file.endsWith('.graphql'))) await runScript('client', 'generate');
    if (files.some((file) => file.endsWith(PERSISTED_DOCUMENTS))) await restart();
    else gateway.clientChanged();
  });
});
