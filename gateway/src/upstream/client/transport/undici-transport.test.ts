import { getEventListeners } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { ATTEMPT_TIMEOUT_MS } from '../limits.ts';
import { aMutation, aQuery, LENA } from '../testing/client-on-script.ts';
import { machineTimers } from '../../../timing/timers.ts';
import type { HttpResult } from './transport.ts';
import { undiciTransport } from './undici-transport.ts';
import { upstreamClient } from '../upstream-client.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
};

/** A server on loopback, and its URL. */
const serving = async (handler: Handler): Promise<string> => {
  const server = createServer(
    (request, response) =>
      void bodyOf(request).then(
        (body) => handler(request, response, body),
        () => undefined,
      ),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/graphql?tenant=shop`;
};

const opened = (maxBytes?: number) => {
  const transport = undiciTransport(maxBytes);
  onTestFinished(() => transport.close());
  return transport;
};

const HEADERS = { 'content-type': 'application/json' };
const NOBODY_STOPS = new AbortController().signal;

const posted = (url: string, maxBytes?: number, signal = NOBODY_STOPS): Promise<HttpResult> =>
  opened(maxBytes).send({ url, headers: HEADERS, body: '{"ä":1}' }, signal);

describe('a request over HTTP', () => {
  it('is posted with its headers and body, and returns status and text', async () => {
    const seen: unknown[] = [];
    const url = await serving(({ method, url: path, headers }, response, body) => {
      seen.push(method, path, headers['content-type'], headers['content-length'], body);
      response.writeHead(203).end('Grüße');
    });
    expect(await posted(url)).toEqual({ came: 'response', status: 203, body: 'Grüße' });
    expect(seen).toEqual(['POST', '/graphql?tenant=shop', 'application/json', '8', '{"ä":1}']);
  });

  it.each<[string | string[], number | undefined]>([
    ['2', 2_000],
    ['Fri, 20 Nov 2026 12:00:30 GMT', 30_000],
    ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
    ['soon', undefined],
    ['', undefined],
    ['0', 0],
    ['120', 120_000],
    ['2 ', 2_000],
    ['20 Nov 2026 12:00:30 GMT', 30_000],
    ['-5', undefined],
    ['1.5', undefined],
    ['in 7', undefined],
    [['3', '7'], 3_000],
  ])('reads Retry-After: %s', async (said, retryAfterMs) => {
    const url = await serving((_request, response) =>
      response.setHeader('retry-after', said).writeHead(503, { date: 'Fri, 20 Nov 2026 12:00:00 GMT' }).end(),
    );
    expect(await posted(url)).toEqual({
      came: 'response',
      status: 503,
      body: '',
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    });
  });

  it('ignores a date in Retry-After without a Date header: nobody knows by whose clock', async () => {
    const url = await serving((_request, response) => {
      response.sendDate = false;
      response.writeHead(503, { 'retry-after': 'Fri, 20 Nov 2026 12:00:30 GMT' }).end();
    });
    expect(await posted(url)).toEqual({ came: 'response', status: 503, body: '' });
  });

  it('counts as not sent when nobody listens', async () => {
    expect(await posted('http://127.0.0.1:1/graphql')).toEqual({
      came: 'nothing',
      isSent: false,
      problem: 'not-reached',
    });
  });

  it('counts as sent when the connection is reset before the response', async () => {
    const url = await serving((request) => request.socket.resetAndDestroy());
    expect(await posted(url)).toEqual({ came: 'nothing', isSent: true, problem: 'connection-lost' });
  });

  it('counts as sent when the connection ends in the middle of the response', async () => {
    const url = await serving((request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"data":', () => request.socket.destroy());
    });
    expect(await posted(url)).toEqual({ came: 'nothing', isSent: true, problem: 'connection-lost' });
  });

  it('is not read beyond the size limit', async () => {
    const url = await serving((_request, response) => response.end('x'.repeat(2_000)));
    expect(await posted(url, 1_999)).toEqual({ came: 'nothing', isSent: true, problem: 'too-large' });
    expect(await posted(url, 2_000)).toMatchObject({ came: 'response', status: 200 });
  });

  it('ends when it is cancelled, and the server sees it', async () => {
    const control = new AbortController();
    const closed = Promise.withResolvers<boolean>();
    const url = await serving((request) => {
      request.socket.on('close', () => closed.resolve(true));
      control.abort();
    });
    expect(await posted(url, undefined, control.signal)).toEqual({
      came: 'nothing',
      isSent: true,
      problem: 'cancelled',
    });
    expect(await closed.promise).toBe(true);
  });

  it('is never sent when it was cancelled before', async () => {
    let count = 0;
    const url = await serving((_request, response) => {
      count += 1;
      response.end();
    });
    const control = new AbortController();
    const early = posted(url, undefined, control.signal);
    control.abort();
    expect(await early).toEqual({ came: 'nothing', isSent: false, problem: 'cancelled' });
    expect(await posted(url, undefined, AbortSignal.abort())).toEqual({
      came: 'nothing',
      isSent: false,
      problem: 'cancelled',
    });
    expect(await posted(url)).toMatchObject({ came: 'response' });
    expect(count).toBe(1);
  });
});

it('closing lets requests in flight finish, and sends none after them', async () => {
  const arrived = Promise.withResolvers<ServerResponse>();
  const url = await serving((_request, response) => arrived.resolve(response));
  const transport = undiciTransport();
  const request = { url, headers: HEADERS, body: '{}' };
  const sent = transport.send(request, NOBODY_STOPS);
  const response = await arrived.promise;
  const closed = transport.close();
  response.end('last');
  expect(await sent).toEqual({ came: 'response', status: 200, body: 'last' });
  await closed;
  expect(await transport.send(request, NOBODY_STOPS)).toEqual({
    came: 'nothing',
    isSent: false,
    problem: 'not-reached',
  });
});

it('no abort listener is left behind', async () => {
  const url = await serving((_request, response) => response.end());
  const { signal } = new AbortController();
  await posted(url, undefined, signal);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

describe('the client over HTTP', () => {
  /** The machine's time, but for the timeout of an attempt: that passes when the test says so. */
  const timersOfTest = () => {
    const timeouts = new Set<() => void>();
    const after = (ms: number, call: () => void): (() => void) => {
      if (ms !== ATTEMPT_TIMEOUT_MS) return machineTimers.after(ms, call);
      timeouts.add(call);
      return () => timeouts.delete(call);
    };
    return { timers: { ...machineTimers, after }, timeOut: () => [...timeouts].forEach((call) => call()) };
  };

  const clientAt = (url: string, timers = machineTimers, maxBytes?: number) =>
    upstreamClient({
      graphqlUrl: url,
      credentials: {
        tokenUrl: url.replace('/graphql?tenant=shop', '/oauth/token'),
        clientId: 'shop',
        clientSecret: 'secret',
        scope: 'storefront',
      },
      transport: opened(maxBytes).send,
      timers,
      random: () => 0,
      renewSession: () => Promise.resolve({ userId: 'u', cartId: 'c', activeWishlistId: 'w' }),
      passesWorld: true,
    });

  /** Gives tokens, and leaves GraphQL to the test. */
  const withTokens =
    (graphql: Handler): Handler =>
    (request, response, body) => {
      if (request.url === '/oauth/token') response.end(JSON.stringify({ access_token: 'fresh', expires_in: 3_600 }));
      else graphql(request, response, body);
    };

  it('posts every operation, queries and mutations, to one URL (UPSTREAM-01)', async () => {
    const seen: unknown[] = [];
    const url = await serving(
      withTokens(({ method, url: path, headers }, response, body) => {
        seen.push([method, path, headers.authorization, headers['x-shop-store'], JSON.parse(body)]);
        response.end('{"data":{"name":"done"}}');
      }),
    );
    const client = clientAt(url);
    const shopper = { ...LENA, storefront: STOREFRONTS.at };
    expect(await client.call(aQuery(), { cartId: 'c' }, { shopper })).toEqual({
      came: 'data',
      data: { name: 'done' },
      errors: [],
    });
    expect(await client.call(aMutation(), {}, { shopper })).toMatchObject({ came: 'data' });
    expect(seen).toEqual([
      [
        'POST',
        '/graphql?tenant=shop',
        'Bearer fresh',
        'at',
        { operationName: 'FindCart', query: 'query FindCart{name}', variables: { cartId: 'c' } },
      ],
      [
        'POST',
        '/graphql?tenant=shop',
        'Bearer fresh',
        'at',
        { operationName: 'cart_update', query: 'mutation cart_update{name}', variables: {} },
      ],
    ]);
  });

  it.each<readonly [string, (received: Parameters<Handler>, timeOut: () => void) => void, object]>([
    [
      'resets the connection before the reply',
      ([request]) => request.socket.resetAndDestroy(),
      { name: 'UnknownOutcome', problem: 'connection-lost' },
    ],
    [
      'never replies',
      (_received, timeOut) => timeOut(),
      { name: 'UnknownOutcome', message: 'Request timed out (5000ms)' },
    ],
    [
      'replies with something other than JSON',
      ([, response]) => response.end('<html>Wartung</html>'),
      { name: 'UnknownOutcome', problem: 'not-json' },
    ],
    [
      'replies with too much',
      ([, response]) => response.end(`{"data":{"name":"${'x'.repeat(5_000)}"}}`),
      { name: 'UnknownOutcome', problem: 'too-large' },
    ],
    [
      'does not know the URL',
      ([, response]) => response.writeHead(404).end(),
      { name: 'UpstreamRequestRefused', status: 404 },
    ],
  ])('sends a mutation once when the upstream %s', async (_what, handler, failure) => {
    let count = 0;
    const { timers, timeOut } = timersOfTest();
    const url = await serving(
      withTokens((...received) => {
        count += 1;
        handler(received, timeOut);
      }),
    );
    await expect(
      clientAt(url, timers, 4_000).call(aMutation({ name: 'submitCart' }), {}, { shopper: LENA }),
    ).rejects.toMatchObject({ ...failure, operation: 'submitCart' });
    expect(count).toBe(1);
  });

  it('retries a query after a connection reset, and returns its reply', async () => {
    let count = 0;
    const url = await serving(
      withTokens((request, response) => {
        count += 1;
        if (count === 1) request.socket.resetAndDestroy();
        else response.end('{"data":{"name":"cart"}}');
      }),
    );
    expect(await clientAt(url).call(aQuery(), {}, { shopper: LENA })).toMatchObject({
      came: 'data',
      data: { name: 'cart' },
    });
  });

  it('says that the credentials are wrong, and keeps trying', async () => {
    let isKnown = false;
    const url = await serving((_request, response) => {
      if (isKnown) response.end(JSON.stringify({ access_token: 'fresh', expires_in: 3_600 }));
      else response.writeHead(401).end('{"error":"invalid_client"}');
    });
    const client = clientAt(url, { ...machineTimers, now: () => (isKnown ? 10_000 : 0) });
    expect(await client.checkCredentials()).toBe('refused');
    isKnown = true;
    expect(await client.checkCredentials()).toBe('issued');
  });
});
