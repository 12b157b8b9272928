import { spawn } from 'node:child_process';

import { childEnvironment, pinnedNode } from './pinned-node.mjs';
import { inRoot, root } from './root.mjs';

/**
 * Node's flags for the gateway: half of Node's young generation serves requests as fast, and holds 30 MiB less
 * (docs/decisions/0143). What a request leaves is freed by minor collections, wherever it was made (docs/decisions/0145).
 */
export const GATEWAY_FLAGS = ['--max-semi-space-size=16', '--no-allocation-site-pretenuring'];

/**
 * React and other libraries choose their fast build based on `NODE_ENV`. `MALLOC_ARENA_MAX` lets threads share two memory arenas
 * instead of eight per core: other arenas cannot reuse memory freed in one, and the process grew by a third under load. `MALLOC_MMAP_THRESHOLD_`
 * (bytes) gives the bodies of pages and responses their own mappings, which return to the system once they are collected.
 * Memory in the heap of the C library never did (docs/decisions/0064).
 */
export const GATEWAY_ENVIRONMENT = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '9216' };

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** Starts the built gateway. */
export const startGateway = () =>
  spawn(pinnedNode, [...GATEWAY_FLAGS, inRoot('gateway', 'dist', 'main.js')], {
    cwd: root,
    env: { ...GATEWAY_ENVIRONMENT, ...childEnvironment() },
    stdio: 'inherit',
  });

/** A terminal sends Ctrl+C to the whole process group, so the gateway has already received it. */
const isSentByTerminal = (/** @type {NodeJS.Signals} */ signal) => signal === 'SIGINT' && process.stdin.isTTY;

/**
 * Forwards signals, so that the gateway can finish its requests. This process exits after the gateway.
 * @param {() => ChildProcess | undefined} current
 */
export const passSignalsTo = (current) => {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      const gateway = current();
      if (gateway === undefined || gateway.exitCode !== null) process.exit(1);
      gateway.once('close', (code) => process.exit(code ?? 1));
      if (!isSentByTerminal(signal)) gateway.kill(signal);
    });
  }
};
