import { fileURLToPath } from 'node:url';

/**
 * How every package runs its unit tests: files share a worker, which loads each module once, and come in a new order in each run,
 * whose seed is printed. A file that leaves something behind for the next one fails: `no-leftovers.ts`.
 */
export const SHARED_WORKERS = {
  isolate: false,
  sequence: { shuffle: true },
  setupFiles: [fileURLToPath(new URL('no-leftovers.ts', import.meta.url))],
};
