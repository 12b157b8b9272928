import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { endGracefully, listen } from './run-until-stopped.ts';
import { openShop, TEST_ENV } from './testing/open-shop.ts';

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' ? (address?.port ?? 0) : 0;

it('says which port is in use and what to do', async () => {
  const [first, second] = [await openShop(), await openShop()];
  const port = await listen(first, TEST_ENV);
  await expect(listen(second, { ...TEST_ENV, port })).rejects.toThrow(
    `port ${port} on 127.0.0.1 is taken by another program; set PORT to a free one`,
  );
  await Promise.all([first.close(), second.close()]);
});

it.each(['203.0.113.1', 'nowhere.invalid'])('says that HOST is no address of this machine: %s', async (host) => {
  const shop = await openShop();
  await expect(listen(shop, { ...TEST_ENV, host })).rejects.toThrow(
    `HOST must be an address of this machine, and ${host} is none`,
  );
  await shop.close();
});

it('finishes running requests before it ends', async () => {
  let isRendering = false;
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const shop = await openShop({
    client: {
      renderPage: async () => {
        isRendering = true;
        await held;
        return { status: 200, html: 'whole', payload: '{}', scriptHashes: [], styleHashes: [], failures: [] };
      },
    },
  });
  await listen(shop, TEST_ENV);
  const page = fetch(`http://127.0.0.1:${portOf(shop.server.server.address())}/login/`).then((response) =>
    response.text(),
  );
  while (!isRendering) await new Promise((resolve) => setImmediate(resolve));
  const closed = shop.close();
  letGo();
  expect(await page).toBe('whole');
  await closed;
});

it('is not ready before it ends, but still serves requests', async () => {
  const shop = await openShop();
  const address = `http://127.0.0.1:${await listen(shop, TEST_ENV)}`;
  expect((await fetch(`${address}/health/ready`)).status).toBe(200);
  const ended = endGracefully(shop, { drainSeconds: 1 });
  const [ready, page] = await Promise.all([fetch(`${address}/health/ready`), fetch(`${address}/login/`)]);
  expect([ready.status, page.status]).toEqual([503, 200]);
  expect(page.headers.get('connection')).toBe('close');
  await ended;
  await expect(fetch(`${address}/login/`)).rejects.toThrow();
});
