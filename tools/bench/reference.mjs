import { fork } from 'node:child_process';
import { once } from 'node:events';

import { inRoot } from '../steps/root.mjs';

/** Headers that belong to a connection, not to an answer. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length']);

/** A bare Fastify that sends what it is given: the best that Node's usual server reaches with the same bytes. */
export const startReference = async () => {
  const child = fork(inRoot('tools', 'bench', 'reference-server.mjs'));
  const [{ address }] = /** @type {[{ address: string }]} */ (await once(child, 'message'));
  /**
   * @param {string} name
   * @param {unknown} answer
   */
  const keep = async (name, answer) => {
    await fetch(`${address}/answers/${name}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(answer) });
    return `${address}/${name}`;
  };
  return {
    /**
     * @param {string} name
     * @param {Buffer} body
     * @param {Headers} headers
     */
    bytes: (name, body, headers) =>
      keep(name, { kind: 'bytes', text: body.toString('base64'), headers: Object.fromEntries([...headers].filter(([header]) => !OF_CONNECTION.has(header))) }),
    /**
     * @param {string} name
     * @param {string} text
     */
    json: (name, text) => keep(name, { kind: 'json', text }),
    stop: () => child.kill(),
  };
};
