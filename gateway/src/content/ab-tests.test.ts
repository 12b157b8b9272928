import { withPorts } from '../testing/with-ports.ts';
import type { Shop } from '@shop/domain/shop';
import { expect, it } from 'vitest';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';

const ASKED = `/graphql?${new URLSearchParams({ id: 'abTests', variables: '{"path":"/"}' }).toString()}`;

type LookUp = Shop['contents']['page'];

const opened = (page: (lookUp: LookUp) => LookUp): Promise<OpenShop> =>
  openShop({
    backend: (fake) =>
      withPorts(fake, (honest) => ({ contents: { ...honest.contents, page: page(honest.contents.page) } })),
  });

it('requests the A/B tests of a page each time, and nobody caches the result (PAGE-15)', async () => {
  let lookUps = 0;
  const shop = await opened((lookUp) => (shopper, path) => {
    lookUps += 1;
    return lookUp(shopper, path);
  });
  const visitor = shop.visitor();
  for (const times of [1, 2]) {
    const reply = await visitor.get(ASKED);
    expect(reply.json()).toEqual({ data: { activeAbTests: [{ id: 'home-hero', trackingCode: 'season' }] } });
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect(lookUps).toBe(times);
  }
  await shop.close();
});

it('has no A/B tests if the request fails, and reports no error (PAGE-15)', async () => {
  const shop = await opened(() => () => Promise.reject(new TypeError('upstream is down')));
  const reply = await shop.visitor().get(ASKED);
  expect([reply.statusCode, reply.json()]).toEqual([200, { data: { activeAbTests: [] } }]);
  await shop.close();
});
