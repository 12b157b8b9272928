import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';

let shop: OpenShop;
let port: number;
beforeAll(async () => {
  shop = await openShop({ env: { allowedHosts: ['shop.example', 'ch.shop.example'] } });
  port = Number(new URL(await shop.server.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => shop.close());

/** The reply to a request with these lines: status, and the code of a refusal. */
const replyTo = async (...lines: readonly string[]): Promise<readonly [number, string | undefined]> => {
  const socket = connect(port, '127.0.0.1');
  let came = '';
  socket.on('data', (piece: Buffer) => (came += piece.toString()));
  socket.write(`${[...lines, 'connection: close'].join('\r\n')}\r\n\r\n`);
  await once(socket, 'close');
  return [Number(came.split(' ')[1]), /"code":"(?<code>\w+)"/u.exec(came)?.groups?.['code']];
};

const REFUSED = [400, 'HOST_MALFORMED'];

describe('a request is refused', () => {
  it.each([
    ['other hosts', ['host: shop.example', 'host: ch.shop.example']],
    ['the same host', ['Host: shop.example', 'accept: */*', 'HOST: shop.example']],
  ])('if its headers name two hosts, %s, even if its response is cached', async (_what, hosts) => {
    expect(await replyTo('GET / HTTP/1.1', 'host: shop.example')).toEqual([200, undefined]);
    expect(await replyTo('GET / HTTP/1.1', ...hosts)).toEqual(REFUSED);
  });

  it.each([
    'http://ch.shop.example/',
    'http://shop.example/',
    'https://shop.example/cat/10/',
    'http://shop.example/api/token',
  ])('if its target names a host too: %s', async (target) => {
    expect(await replyTo(`GET ${target} HTTP/1.1`, 'host: shop.example')).toEqual(REFUSED);
  });
});
