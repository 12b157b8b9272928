import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { aReturnContact, aSelectedItem } from '@shop/domain/testing/a-return';
import { emptyDraft } from '@shop/domain/returns/return-draft';
import { valueOf } from '@shop/domain/testing/fixtures';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startScenario } from '../scenarios/start-scenario.ts';
import { testUpstream, type TestUpstream } from './testing/test-upstream.ts';

let upstream: TestUpstream;
beforeAll(async () => {
  upstream = await testUpstream({ qaToken: 'for-testers-only' });
});
afterAll(() => upstream.close());

it('serves labels to whoever has their URL, and nothing at any other', async () => {
  const { shop, worlds } = upstream;
  const { worldId } = await startScenario({ worlds, shop }, 'guest-order-returnable');
  const shopper = { storefront: STOREFRONTS.de, loginState: 'logged-out', headers: { 'x-shop-world': worldId } } as const;
  const order = valueOf(await shop.returns.find(shopper, { orderId: '400000001', zipCode: '10115' }));
  const request = { ...emptyDraft(order), items: [aSelectedItem()], regulation: 'refund', carrier: 'dhl', contact: aReturnContact() };
  const { shipments } = valueOf(await shop.returns.submit(shopper, request, { idempotencyKey: 'attempt-of-this-test' }));
  const label = new URL(shipments[0]?.labels[0] ?? '', upstream.url);
  const reply = await fetch(label);
  expect([reply.status, reply.headers.get('content-type'), reply.headers.get('content-disposition')]).toEqual([200, 'application/pdf', 'inline; filename="return-label.pdf"']);
  expect((await reply.text()).startsWith('%PDF-')).toBe(true);
  expect((await fetch(new URL('x.pdf', label))).status).toBe(404);
});
