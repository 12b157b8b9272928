import { createServer, get } from 'node:http';
import type { IncomingHttpHeaders, RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';

import { proxyTo } from './proxy.mjs';

const servers: Server[] = [];

const listen = async (listener: RequestListener): Promise<number> => {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

const fetchPage = (
  port: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }> =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/basket/?a=1', headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (piece: string) => (body += piece));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    }).on('error', reject);
  });

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

it('forwards path and host as the browser sent them, because the host chooses the storefront', async () => {
  const gateway = await listen((request, response) => response.end(`${request.headers.host} ${request.url}`));
  const proxy = await listen(proxyTo(() => Promise.resolve(gateway)));
  expect((await fetchPage(proxy, { host: 'at.localhost:8080' })).body).toBe('at.localhost:8080 /basket/?a=1');
});

it('allows the inline styles of hot module replacement, and nothing more', async () => {
  const policy = "default-src 'self'; script-src 'self'; style-src 'self'; object-src 'none'";
  const gateway = await listen((_request, response) => response.setHeader('content-security-policy', policy).end());
  const proxy = await listen(proxyTo(() => Promise.resolve(gateway)));
  const { headers } = await fetchPage(proxy);
  expect(headers['content-security-policy']).toBe(
    policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
  );
});

it('holds back a request until a gateway listens', async () => {
  const gateway = await listen((_request, response) => response.end('here'));
  const { promise, resolve } = Promise.withResolvers<number>();
  const proxy = await listen(proxyTo(() => promise));
  const reply = fetchPage(proxy);
  resolve(gateway);
  expect((await reply).body).toBe('here');
});

it('says where to look when no gateway is running', async () => {
  const closedPort = await listen(() => undefined);
  await new Promise((resolve) => servers.splice(0).map((server) => server.close(resolve)));
  const proxy = await listen(proxyTo(() => Promise.resolve(closedPort)));
  expect(await fetchPage(proxy)).toMatchObject({
    status: 502,
    body: 'The gateway is not running; the terminal says why.\n',
  });
});
