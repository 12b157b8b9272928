import { fork } from 'node:child_process';
import { once } from 'node:events';

import { inRoot } from '../steps/root.mjs';

/** Headers of a connection, not of a response. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length']);

/** A bare Fastify that sends stored bytes: the best that Node's usual server reaches with the same bytes. */
export const startReference = async () => {
  const child = fork(inRoot('tools', 'bench', 'reference-server.mjs'));
  const [{ origin }] = /** @type {[{ origin: string }]} */ (await once(child, 'message'));
  /**
   * @param {string} name
   * @param {unknown} response
   */
  const store = async (name, response) => {
    await fetch(`${origin}/responses/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(response),
    });
    return `${origin}/${name}`;
  };
  return {
    /**
     * @param {string} name
     * @param {Buffer} body
     * @param {Headers} headers
     */
    bytes: (name, body, headers) =>
      store(name, {
        kind: 'bytes',
        text: body.toString('base64'),
        headers: Object.fromEntries([...headers].filter(([header]) => !OF_CONNECTION.has(header))),
      }),
    /**
     * @param {string} name
     * @param {string} text
     */
    json: (name, text) => store(name, { kind: 'json', text }),
    stop: () => child.kill(),
  };
};
