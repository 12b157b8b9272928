import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { GATEWAY_ENVIRONMENT, GATEWAY_FLAGS } from '../steps/gateway.mjs';
import { childEnvironment, pinnedNode } from '../steps/pinned-node.mjs';
import { inRoot, root } from '../steps/root.mjs';
import { liveHeapOf } from './live-heap.mjs';

export const freePort = () =>
  /** @type {Promise<number>} */ (
    new Promise((resolve) => {
      const server = createServer();
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
      });
    })
  );

/** A line about the memory of a process, in MiB. @param {number | undefined} pid @param {'VmRSS' | 'VmHWM'} line */
const memoryOf = (pid, line) =>
  Number(new RegExp(`${line}:\\s+(\\d+)`, 'u').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) /
  1024;

/** Resident memory of a process in MiB. @param {number | undefined} pid */
const residentMemoryOf = (pid) => memoryOf(pid, 'VmRSS');

/** What makes Linux forget the peak of a process. */
const FORGET_PEAK = '5';

/** How often a starting shop is polled, in ms. */
const POLL_MS = 10;

/** @param {string} url */
const firstResponse = async (url) => {
  for (;;) {
    try {
      const response = await fetch(url);
      await response.arrayBuffer();
      if (response.ok) return;
    } catch {
      await pause(POLL_MS);
    }
  }
};

/** Where Node's inspector listens, once it has said so. @param {import('node:child_process').ChildProcess} child */
const inspectorOf = (child) =>
  /** @type {Promise<string>} */ (
    new Promise((resolve) => {
      child.stderr?.on('data', (/** @type {Buffer} */ text) => {
        const origin = /ws:\/\/\S+/u.exec(text.toString())?.[0];
        if (origin !== undefined) resolve(origin);
      });
    })
  );

/**
 * Starts the built shop on a free port.
 * @param {{ readonly inspected?: boolean, readonly port?: number, readonly variables?: Readonly<Record<string, string>> }} [how] whether its heap is inspected, its port, and its environment variables
 */
export const startShop = async ({ inspected = false, port: fixedPort, variables = {} } = {}) => {
  const port = fixedPort ?? (await freePort());
  const began = performance.now();
  const child = spawn(
    pinnedNode,
    [...GATEWAY_FLAGS, ...(inspected ? ['--inspect=127.0.0.1:0'] : []), inRoot('gateway', 'dist', 'main.js')],
    {
      cwd: root,
      env: { ...childEnvironment(), ...GATEWAY_ENVIRONMENT, PORT: String(port), LOG_LEVEL: 'error', ...variables },
      stdio: ['ignore', 'ignore', inspected ? 'pipe' : 'inherit'],
    },
  );
  const inspector = inspectorOf(child);
  const origin = `http://localhost:${port}`;
  await firstResponse(`${origin}/`);
  return {
    origin,
    /** From the start of the process to the first page, in s. */
    firstPageSeconds: (performance.now() - began) / 1000,
    /** Resident memory in MiB. */
    memory: () => residentMemoryOf(child.pid),
    /** Resident memory in MiB at its peak since `forgetPeak`. */
    peakMemory: () => memoryOf(child.pid, 'VmHWM'),
    forgetPeak: () => writeFileSync(`/proc/${child.pid}/clear_refs`, FORGET_PEAK),
    /** Resident memory in MiB after a garbage collection; only available for an inspected shop. */
    settledMemory: async () => {
      await liveHeapOf(await inspector);
      return residentMemoryOf(child.pid);
    },
    /** The live heap in MiB; only available for an inspected shop. */
    liveHeap: async () => liveHeapOf(await inspector),
    /** Resolves once the process has ended. */
    stop: async () => {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
};

/** @typedef {Awaited<ReturnType<typeof startShop>>} RunningShop */
