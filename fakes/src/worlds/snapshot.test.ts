import { expect, it } from 'vitest';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { inMemoryShop } from '../shop/in-memory-shop.ts';
import { startScenario } from '../scenarios/start-scenario.ts';
import { inMemoryWorlds } from '../in-memory-worlds.ts';

const clock = { now: () => new Date('2026-11-23T09:00:00Z') };

const handedOver = async () => {
  const worlds = inMemoryWorlds({ clock });
  const { worldId, sessionToken = '', userId = '', cartId = '' } = await startScenario({ worlds }, 'ready-to-order');
  const successors = inMemoryWorlds({ clock });
  successors.restore(structuredClone(worlds.snapshot()));
  const shopper = {
    storefront: STOREFRONTS.de,
    loginState: 'guest',
    userId,
    cartId,
    sessionToken,
  } as const;
  return { worlds, successors, worldId, shopper };
};

it('lets another process continue with the worlds as they are', async () => {
  const { worlds, successors, worldId, shopper } = await handedOver();
  expect(successors.ids).toEqual(worlds.ids);
  expect(successors.get(worldId).hash()).toBe(worlds.get(worldId).hash());
  expect((await inMemoryShop(successors.get(worldId)).orders.submit(shopper, shopper.cartId)).ok).toBe(true);
});

it('lets a restored world be reset to its start', async () => {
  const { worlds, successors, worldId, shopper } = await handedOver();
  await inMemoryShop(successors.get(worldId)).orders.submit(shopper, shopper.cartId);
  successors.get(worldId).reset();
  worlds.get(worldId).reset();
  expect(successors.get(worldId).hash()).toBe(worlds.get(worldId).hash());
});
