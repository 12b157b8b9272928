import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { GATEWAY_FLAGS } from '../steps/gateway.mjs';
import { childEnvironment, pinnedNode } from '../steps/pinned-node.mjs';
import { inRoot, root } from '../steps/root.mjs';
import { StepFailed } from '../steps/run-command.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** All gateways of this run share one secret, so that sessions survive a restart. */
const SECRET = randomBytes(32).toString('hex');

/** Messages of a gateway in development: gateway/src/dev.ts */
/** @typedef {{ readonly listening?: number, readonly snapshot?: unknown, readonly restored?: true, readonly invoke?: { readonly id: number, readonly request: import('vite').HotPayload } }} Message */

/**
 * The next message of a kind. Rejects if the process exits first.
 * @template {keyof Message} Kind
 * @param {ChildProcess} child
 * @param {Kind} kind
 * @returns {Promise<Message[Kind]>}
 */
const next = (child, kind) =>
  new Promise((resolve, reject) => {
    /** @param {Message} message */
    const take = (message) => {
      if (message[kind] === undefined) return;
      child.off('message', take);
      child.off('close', fail);
      resolve(message[kind]);
    };
    const fail = () => reject(new StepFailed('The gateway did not start; the lines above say why.'));
    child.on('message', take);
    child.once('close', fail);
  });

const persistedDocuments = async () =>
  JSON.parse(await readFile(inRoot('client/src/platform/generated/persisted-documents.json'), 'utf8'));

/** @param {ChildProcess} child */
const isRunning = (child) => child.exitCode === null && child.signalCode === null;

/** @param {ChildProcess | undefined} child */
const end = async (child) => {
  if (child === undefined || !isRunning(child)) return;
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  await ended;
};

/**
 * Runs each development build of the gateway in its own process. The old process serves until the new one listens and
 * has taken over its worlds. A standby process for the next build has already loaded all packages.
 * @param {object} options
 * @param {readonly string[]} options.debuggerFlags
 * @param {(request: import('vite').HotPayload) => Promise<unknown>} options.invoke
 */
export const gatewayProcesses = ({ debuggerFlags, invoke }) => {
  const canOverlap = debuggerFlags.length === 0;
  /** @type {ChildProcess | undefined} */
  let current;
  /** @type {ChildProcess | undefined} */
  let standby;
  /** @type {{ promise: Promise<number>, resolve: (port: number) => void }} */
  let port = Promise.withResolvers();

  const fresh = () => {
    const child = fork(inRoot('gateway', 'tools', 'dev-process.mjs'), {
      cwd: root,
      execPath: pinnedNode,
      execArgv: [...GATEWAY_FLAGS, '--enable-source-maps', ...debuggerFlags],
      env: { SESSION_SECRET: SECRET, ...childEnvironment(), NODE_ENV: 'development' },
      serialization: 'advanced',
    });
    child.on('message', async (/** @type {Message} */ { invoke: call }) => {
      if (call === undefined) return;
      const reply = await invoke(call.request);
      if (isRunning(child)) child.send({ do: 'resolve', id: call.id, reply });
    });
    return child;
  };

  const restart = async () => {
    const old = current;
    const snapshot = async () => {
      if (old === undefined || !isRunning(old)) return null;
      const taken = next(old, 'snapshot');
      old.send({ do: 'snapshot' });
      return taken;
    };
    /** @type {unknown} */
    let state = null;
    if (!canOverlap) {
      state = await snapshot();
      port = Promise.withResolvers();
      await end(old);
    }
    const child = standby ?? fresh();
    standby = undefined;
    const listening = next(child, 'listening');
    child.send({ documents: await persistedDocuments() });
    const newPort = Number(await listening);
    if (canOverlap) state = await snapshot();
    if (state !== null) {
      const restored = next(child, 'restored');
      child.send({ do: 'restore', snapshot: state });
      await restored;
    }
    current = child;
    port.resolve(newPort);
    port = { ...port, promise: Promise.resolve(newPort) };
    if (canOverlap) {
      void end(old);
      standby = fresh();
    }
  };

  return {
    restart,
    /** @returns {Promise<number>} */
    port: () => port.promise,
    clientChanged: () => current?.send({ do: 'reload-client' }),
    stop: async () => {
      standby?.kill('SIGKILL');
      await end(current);
    },
  };
};
