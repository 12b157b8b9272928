import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { GATEWAY_FLAGS } from '../steps/gateway.mjs';
import { childEnvironment, pinnedNode } from '../steps/pinned-node.mjs';
import { inRoot, root } from '../steps/root.mjs';

const freePort = () =>
  /** @type {Promise<number>} */ (
    new Promise((resolve) => {
      const server = createServer();
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
      });
    })
  );

/** How often a starting shop is asked, in ms. */
const KNOCK_MS = 10;

/** @param {string} url */
const firstAnswer = async (url) => {
  for (;;) {
    try {
      const answer = await fetch(url);
      await answer.arrayBuffer();
      if (answer.ok) return;
    } catch {
      await pause(KNOCK_MS);
    }
  }
};

/** The built shop, on a port of its own. */
export const startShop = async () => {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(pinnedNode, [...GATEWAY_FLAGS, inRoot('gateway', 'dist', 'main.js')], {
    cwd: root,
    env: { ...childEnvironment(), NODE_ENV: 'production', PORT: String(port), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://localhost:${port}`;
  await firstAnswer(`${address}/`);
  return {
    address,
    /** From the start of the process to the first page, in s. */
    firstPageSeconds: (performance.now() - began) / 1000,
    /** Resident memory in MiB. */
    memory: () => Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024,
    stop: () => child.kill(),
  };
};

/** @typedef {Awaited<ReturnType<typeof startShop>>} RunningShop */
