import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 50;

/**
 * A page of a browser that nobody inspects: an inspector makes V8 record where each error was created, which costs a page that
 * starts a tenth of a second on a slow phone.
 * @typedef {object} BarePage
 * @property {(method: string, parameters?: object) => Promise<any>} send sends a command of the DevTools protocol
 * @property {(expression: string) => Promise<any>} evaluate returns the JSON value of an expression or of its promise
 * @property {() => Promise<void>} close
 */

/** @param {string} file */
const whenWritten = async (file) => {
  for (;;) {
    const text = await readFile(file, 'utf8').catch(() => '');
    if (text.includes('\n')) return text.split('\n');
    await pause(POLL_MS);
  }
};

/** @param {string} chromium the executable */
export const startBareBrowser = async (chromium) => {
  const profile = await mkdtemp(path.join(tmpdir(), 'bare-browser-'));
  const child = spawn(
    chromium,
    [
      '--headless=new',
      '--no-sandbox',
      '--no-first-run',
      '--disable-background-networking',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  );
  const [port = '', target = ''] = await whenWritten(path.join(profile, 'DevToolsActivePort'));
  const socket = new WebSocket(`ws://127.0.0.1:${port}${target}`);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  /** @type {Map<number, { readonly resolve: (result: any) => void, readonly reject: (failure: Error) => void }>} */
  const waiting = new Map();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(String(data));
    const call = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) call?.resolve(result);
    else call?.reject(new Error(error.message));
  });
  let calls = 0;
  /** @param {string} method @param {object} [params] @param {string} [sessionId] @returns {Promise<any>} */
  const send = (method, params = {}, sessionId = undefined) =>
    new Promise((resolve, reject) => {
      calls += 1;
      waiting.set(calls, { resolve, reject });
      socket.send(JSON.stringify({ id: calls, method, params, sessionId }));
    });
  return {
    /** On which another program can inspect this browser too. */
    port: Number(port),
    /** @param {string} header as a request sends them @param {string} url of a page that gets them */
    setCookies: (header, url) => {
      const cookies = header.split('; ').map((cookie) => {
        const [name = '', ...value] = cookie.split('=');
        return { name, value: value.join('='), url };
      });
      return send('Storage.setCookies', { cookies });
    },
    /** @returns {Promise<BarePage>} */
    newPage: async () => {
      const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
      const ofPage = (/** @type {string} */ method, /** @type {object} */ parameters = {}) =>
        send(method, parameters, sessionId);
      return {
        send: ofPage,
        evaluate: async (expression) =>
          (await ofPage('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })).result.value,
        close: async () => void (await send('Target.closeTarget', { targetId })),
      };
    },
    stop: async () => {
      socket.close();
      child.kill();
      await new Promise((resolve) => child.once('exit', resolve));
      await rm(profile, { recursive: true, force: true });
    },
  };
};
