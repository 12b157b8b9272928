import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testUpstream, type TestUpstream } from './testing/test-upstream.ts';

const QA_PLANE = readFileSync(join(import.meta.dirname, '../../../docs/qa-plane.md'), 'utf8');

/** Documentation of a request for the command line, with the reply that is printed below it; a stream has none. */
const REQUEST = /^\$ curl (?<options>(?:.*\\\n)*.*)\n(?<reply>\{.*\})?/gmu;

const requests = [...QA_PLANE.matchAll(REQUEST)].map(([, options = '', reply]) => ({
  options: options.replaceAll('\\\n', ''),
  reply,
}));

let upstream: TestUpstream;
beforeAll(async () => {
  upstream = await testUpstream();
});
afterAll(() => upstream.close());

const send = async (options: string): Promise<Response> => {
  const [, path = ''] = /localhost:4000(?<path>[^\s']+)/u.exec(options) ?? [];
  const headers = Object.fromEntries(
    [...options.matchAll(/-H '(?<name>[^:]+): (?<value>[^']+)'/gu)].map(([, name = '', value = '']) => [name, value]),
  );
  const [, method = 'GET'] = /-X (?<method>\w+)/u.exec(options) ?? [];
  const [, body] = /-d '(?<body>[^']+)'/u.exec(options) ?? [];
  return fetch(`${upstream.url}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
};

/** The hash of a world changes with anything that the fake shop has: it is not printed. */
const withoutHash = (reply: string): unknown => JSON.parse(reply.replace(/"hash":"[^"]+"/u, '"hash":"…"'));

it('the requests of docs/qa-plane.md get the replies that are printed there, one after another', async () => {
  expect(requests.length).toBeGreaterThanOrEqual(8);
  for (const { options, reply } of requests) {
    const response = await send(options);
    if (reply === undefined) {
      expect([options, response.status]).toEqual([options, 200]);
      await response.body?.cancel();
    } else expect([options, withoutHash(await response.text())]).toEqual([options, JSON.parse(reply)]);
  }
});
