import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, it, onTestFinished } from 'vitest';

import { forwardRequests } from './forward-requests.mjs';

interface Seen {
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const TIMEOUT_MS = 300;

/** A provider whose addresses and headers are not the usual ones, and a forwarder in front of it. */
const open = async (reply: (response: ServerResponse) => void) => {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request
      .setEncoding('utf8')
      .on('data', (text: string) => void (body += text))
      .on('end', () => {
        seen.push({ url: request.url ?? '', headers: request.headers, body });
        reply(response);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const forwarder = await forwardRequests(
    {
      graphqlUrl: `${url}/api/v2/shop`,
      tokenUrl: `${url}/auth/token`,
      statesUrl: `${url}/testing/states?tenant=a`,
      headers: { 'x-environment': 'test' },
    },
    TIMEOUT_MS,
  );
  onTestFinished(async () => {
    await forwarder.close();
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  });
  return {
    forwarder,
    seen,
    url,
    post: (path: string, body: string, headers = {}) =>
      fetch(`${forwarder.url}${path}`, { method: 'POST', headers, body }),
  };
};

const json = (response: ServerResponse): void =>
  void response.writeHead(200, { 'content-type': 'application/json', 'x-request-id': '7' }).end('{"data":null}');

it('sends each kind of request to its own address, with the headers of the provider beside those of the contract', async () => {
  const { seen, post, forwarder } = await open(json);
  await post('/graphql', '{"query":"{ a }"}', { 'x-shop-store': 'de' });
  await post('/oauth/token', 'grant_type=client_credentials');
  const reply = await post('/_pact/state?verification=abc', '{"state":"a cart exists","action":"setup"}');
  expect(seen.map(({ url, headers, body }) => [url, headers['x-environment'], headers['x-shop-store'], body])).toEqual([
    ['/api/v2/shop', 'test', 'de', '{"query":"{ a }"}'],
    ['/auth/token', 'test', undefined, 'grant_type=client_credentials'],
    ['/testing/states?tenant=a&verification=abc', 'test', undefined, '{"state":"a cart exists","action":"setup"}'],
  ]);
  expect([reply.status, reply.headers.get('x-request-id'), await reply.text()]).toEqual([200, '7', '{"data":null}']);
  expect(forwarder.recorded).toMatchObject([
    { kind: 'request', status: 200, body: '{"data":null}' },
    { kind: 'request' },
    { kind: 'state', state: 'a cart exists', action: 'setup' },
  ]);
});

it('passes files on byte by byte', async () => {
  const { seen, post } = await open(json);
  const form = new FormData();
  form.set('0', new File(['%PDF'], 'nachweis.pdf', { type: 'application/pdf' }));
  const request = new Request('http://shop.test/', { method: 'POST', body: form });
  await post('/graphql', await request.clone().text(), { 'content-type': request.headers.get('content-type') ?? '' });
  expect(seen[0]).toMatchObject({
    headers: { 'content-type': request.headers.get('content-type') },
    body: expect.stringContaining('filename="nachweis.pdf"'),
  });
});

it('notes a provider that does not reply, and stops waiting for one that never has', async () => {
  const { forwarder, post, seen } = await open(() => undefined);
  for (let sent = 0; sent < 5; sent += 1) expect((await post('/graphql', '{}')).status).toBe(424);
  expect(forwarder.recorded.map(({ silence, because }) => [silence, because])).toEqual([
    ...Array.from({ length: 3 }, () => ['timed-out', 'no response within 0.3 seconds']),
    ...Array.from({ length: 2 }, () => ['gave-up', 'not sent, because the requests before it got no response']),
  ]);
  expect(seen).toHaveLength(3);
});

it('goes on waiting for a provider that has replied before', async () => {
  let hangs = false;
  const { forwarder, post } = await open((response) => (hangs ? undefined : json(response)));
  await post('/graphql', '{}');
  hangs = true;
  for (let sent = 0; sent < 4; sent += 1) await post('/graphql', '{}');
  expect(forwarder.recorded.map(({ silence }) => silence)).toEqual([
    undefined,
    'timed-out',
    'timed-out',
    'timed-out',
    'timed-out',
  ]);
});

it('notes why a provider is not reached', async () => {
  const forwarder = await forwardRequests(
    {
      graphqlUrl: 'http://127.0.0.1:9/graphql',
      tokenUrl: 'http://127.0.0.1:9/token',
      statesUrl: 'http://127.0.0.1:9/states',
    },
    TIMEOUT_MS,
  );
  onTestFinished(() => forwarder.close().then(() => undefined));
  await fetch(`${forwarder.url}/graphql`, { method: 'POST', body: '{}' });
  expect(forwarder.recorded).toMatchObject([
    { silence: 'not-reached', because: 'no connection (ECONNREFUSED)', url: 'http://127.0.0.1:9/graphql' },
  ]);
});
