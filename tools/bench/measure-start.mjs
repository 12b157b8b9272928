import { spawn } from 'node:child_process';

import { root } from '../steps/root.mjs';

/** The seconds that a second `npm start` takes until the shop is ready. */
export const measureStart = () =>
  /** @type {Promise<{ secondStart: number }>} */ (
    new Promise((resolve, reject) => {
      const began = performance.now();
      const child = spawn('npm', ['start'], { cwd: root, env: { ...process.env, PORT: '0' }, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
      child.stdout.on('data', (/** @type {Buffer} */ text) => {
        if (!text.toString().includes('Shop ready')) return;
        resolve({ secondStart: (performance.now() - began) / 1000 });
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      });
      child.on('error', reject);
    })
  );
