import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

import { root } from '../steps/root.mjs';
import { median } from './figures.mjs';
import { startShop } from './shop.mjs';

/** The first start keeps what it compiles for the later ones (docs/decisions/0143). */
const STARTS = 7;
const IDLE_MS = 15_000;

/** The seconds that a second `npm start` takes until the shop is ready. */
const secondStart = () =>
  /** @type {Promise<number>} */ (
    new Promise((resolve, reject) => {
      const began = performance.now();
      const child = spawn('npm', ['start'], {
        cwd: root,
        env: { ...process.env, PORT: '0' },
        stdio: ['ignore', 'pipe', 'inherit'],
        detached: true,
      });
      child.stdout.on('data', (/** @type {Buffer} */ text) => {
        if (!text.toString().includes('Shop ready')) return;
        resolve((performance.now() - began) / 1000);
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      });
      child.on('error', reject);
    })
  );

/** Starts the built shop again and again: the median of the seconds to its first page, and the memory of the last one once it is idle. */
const manyStarts = async () => {
  const seconds = [];
  for (;;) {
    const shop = await startShop();
    try {
      seconds.push(shop.firstPageSeconds);
      if (seconds.length < STARTS) continue;
      await pause(IDLE_MS);
      return { firstPage: median(seconds), idleMemory: shop.memory() };
    } finally {
      await shop.stop();
    }
  }
};

export const measureStart = async () => ({ secondStart: await secondStart(), ...(await manyStarts()) });
