import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import type { Shopper } from '@shop/domain/visit/shopper';
import { expect, it } from 'vitest';
import { inMemoryShop } from '../shop/in-memory-shop.ts';
import { GUEST_ADDRESS } from '../scenarios/steps.ts';
import { inMemoryWorlds } from '../in-memory-worlds.ts';
import { MAX_VISITORS, newVisitor, openVisitorCart } from './new-visitor.ts';

const clock = { now: () => new Date('2026-08-03T10:00:00Z') };
const anonymous: Shopper = { storefront: STOREFRONTS.de, loginState: 'logged-out' };

it('a world evicts the oldest visitors and their carts, and nobody who signed in or ordered', async () => {
  const world = inMemoryWorlds({ clock }).get('default');
  const shop = inMemoryShop(world);
  const first = await shop.sessions.open(anonymous);
  const guest = await shop.sessions.registerGuest(
    { ...anonymous, ...(await shop.sessions.open(anonymous)) },
    { email: 'gast@schule.example', billingAddress: GUEST_ADDRESS },
  );
  const guestCart = guest.ok ? guest.value.updatedCartId : '';
  const sizes = () => world.read(({ state }) => ({ users: state.users.size, carts: state.carts.size }));
  const before = sizes();
  const come = (visitors: number) =>
    world.run((tx) => Array.from({ length: visitors }, () => openVisitorCart(tx, newVisitor(tx)).id));
  come(MAX_VISITORS);
  const full = sizes();
  come(100);
  expect(sizes()).toEqual(full);
  expect(full.users - before.users).toBeLessThanOrEqual(MAX_VISITORS);
  expect(await shop.carts.find({ ...anonymous, ...first }, first.cartId)).toMatchObject({ ok: false });
  expect(world.read(({ state }) => state.carts.buckets.some((bucket) => bucket.has(guestCart)))).toBe(true);
});
