import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { emptyDraft } from '@shop/domain/returns/return-draft';
import { aReturnContact, aSelectedItem } from '@shop/domain/testing/a-return';
import { valueOf } from '@shop/domain/testing/fixtures';
import { inMemoryShop } from '@shop/fakes/in-memory-shop';
import { startScenario } from '@shop/fakes/scenarios/start-scenario';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import { testBrowser } from '../testing/test-browser.ts';
import { testClock } from '../testing/test-clock.ts';

const clock = testClock();
let opened: OpenShop;
beforeAll(async () => {
  opened = await openShop({ clock });
});
afterAll(() => opened.close());

it('the labels of a return open in any browser that has their URL, and in no cache', async () => {
  const worlds = opened.fake.testWorlds;
  const shop = inMemoryShop({ clock, worlds });
  const { worldId } = await startScenario({ worlds, shop }, 'guest-order-returnable');
  const shopper = { storefront: STOREFRONTS.de, loginState: 'logged-out', headers: { 'x-shop-world': worldId } } as const;
  const order = valueOf(await shop.returns.find(shopper, { orderId: '400000001', zipCode: '10115' }));
  const request = { ...emptyDraft(order), items: [aSelectedItem()], regulation: 'refund', carrier: 'dhl', contact: aReturnContact() };
  const { shipments } = valueOf(await shop.returns.submit(shopper, request, { idempotencyKey: 'attempt-of-this-test' }));
  const [path = ''] = shipments[0]?.labels ?? [];
  const anybody = testBrowser(opened.server);
  const reply = await anybody.get(path);
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([200, 'application/pdf', 'private, no-store']);
  expect(reply.body.startsWith('%PDF-')).toBe(true);
  expect((await anybody.get(path.replace(/-./u, '-x'))).statusCode).toBe(404);
});
