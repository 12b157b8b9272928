import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Starts the built gateway once, as a fake shop and with this process's flags, requests a page and ends it: Node has then
 * kept what it compiled in `dist/compile-cache`, and a gateway that cannot write there starts as fast as the others.
 */
const gateway = spawn(
  process.execPath,
  [...process.execArgv, fileURLToPath(new URL('../dist/main.js', import.meta.url))],
  {
    env: {
      ...process.env,
      SHOP_STAGE: 'local',
      SHOP_BACKEND: 'fake',
      HOST: '127.0.0.1',
      PORT: '0',
      DRAIN_SECONDS: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
gateway.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
gateway.stdout.on('data', async (/** @type {Buffer} */ text) => {
  const [origin] = /http:\/\/localhost:\d+/u.exec(text.toString()) ?? [];
  if (origin === undefined) return;
  const { ok } = await fetch(`${origin}/`);
  gateway.kill(ok ? 'SIGTERM' : 'SIGKILL');
});
