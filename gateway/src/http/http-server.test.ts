import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { openShop } from '../testing/open-shop.ts';
import { httpServer, SERVER_TIMEOUTS } from './http-server.ts';

const SHORT = { headers: 60, request: 240, body: 120, idle: 480, keepAlive: 60, interval: 20 };

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const opened = async (isReplying: boolean): Promise<number> => {
  server = httpServer(
    { send: () => false },
    { removeUnproven: () => undefined },
    SHORT,
  )((request, response) => {
    request.resume();
    if (isReplying) request.on('end', () => response.end('replied'));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/** Sends only these bytes; returns what it received until the server closed the connection. */
const endingOf = async (port: number, bytes: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  let came = '';
  socket.on('data', (piece: Buffer) => (came += piece.toString()));
  socket.on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  return came;
};

describe('the server closes a connection', () => {
  it('if its headers do not end', async () => {
    expect(await endingOf(await opened(true), 'GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ')).toContain(
      '408 Request Timeout',
    );
  });

  it('if its body does not end', async () => {
    expect(
      await endingOf(await opened(true), 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\nabc'),
    ).toContain('408 Request Timeout');
  });

  it('if a form with files does not end, later than others', async () => {
    const port = await opened(true);
    const ends: string[] = [];
    const sent = (path: string) =>
      endingOf(port, `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\nabc`).then((reply) =>
        ends.push(`${path} ${reply.slice(9, 12)}`),
      );
    await Promise.all([sent('/api/uploads/certificate/'), sent('/api/login-action/')]);
    expect(ends).toEqual(['/api/login-action/ 408', '/api/uploads/certificate/ 408']);
  });

  it('if nothing is sent on it', async () => {
    expect(await endingOf(await opened(false), 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')).toBe('');
  });

  it('if no other request follows', async () => {
    expect(await endingOf(await opened(true), 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')).toContain('replied');
  });
});

it('with its own timeouts, none of them a default of Node', async () => {
  const shop = await openShop();
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = shop.server.server;
  const { headers, request, keepAlive, idle } = SERVER_TIMEOUTS;
  expect([headersTimeout, requestTimeout, keepAliveTimeout, timeout]).toEqual([headers, request, keepAlive, idle]);
  await shop.close();
});

it('replies to a page of another site from the router, which refuses it, and not from the raw cache', async () => {
  server = httpServer(
    { send: (_request, response) => response.end('cached') !== undefined },
    { removeUnproven: () => undefined },
  )((_request, response) => void response.end('routed'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const asked = (headers: string) =>
    endingOf(port, `GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${headers}\r\n`);
  expect(await asked('sec-fetch-site: cross-site\r\nsec-fetch-mode: no-cors\r\nsec-fetch-dest: image\r\n')).toContain(
    'routed',
  );
  expect(
    await asked('sec-fetch-site: cross-site\r\nsec-fetch-mode: navigate\r\nsec-fetch-dest: document\r\n'),
  ).toContain('cached');
});

/** More than the system's buffers hold. */
const LARGE = 'x'.repeat(10_000_000);

describe('a server that is closing', () => {
  /** With the gateway's real timeouts, none of which ends in time. */
  const open = async () => {
    const { promise: held, resolve: reply } = Promise.withResolvers<string>();
    const own = httpServer(
      { send: () => false },
      { removeUnproven: () => undefined },
    )((_request, response) => {
      void held.then((body) => response.end(body));
    });
    server = own;
    await once(own.listen(0, '127.0.0.1'), 'listening');
    const address = own.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const socket = connect(port, '127.0.0.1');
    const came: string[] = [];
    socket.on('data', (piece: Buffer) => came.push(piece.toString()));
    await once(own, 'connection');
    return { own, socket, came, reply };
  };

  it('does not wait for a connection that a browser opened in advance', async () => {
    const { own, socket, came } = await open();
    await Promise.all([once(own.close(), 'close'), once(socket, 'close')]);
    expect(came).toEqual([]);
  });

  it('sends the whole response to a request, and does not wait for another request on that connection', async () => {
    const { own, socket, came, reply } = await open();
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await once(own, 'request');
    const closed = Promise.all([once(own.close(), 'close'), once(socket, 'close')]);
    reply(LARGE);
    await closed;
    expect(came.join('')).toContain(LARGE);
  });
});
