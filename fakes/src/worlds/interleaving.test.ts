import type { Shopper } from '@shop/domain/visit/shopper';
import type { Shop } from '@shop/domain/shop';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';
import { assortment } from '../goods/assortment.ts';
import { inMemoryShop } from '../shop/in-memory-shop.ts';
import { GUEST_ADDRESS } from '../scenarios/steps.ts';
import { ORDINARY, selectItems } from '../goods/select-items.ts';
import { hash32 } from '../shared/random32.ts';
import { inMemoryWorlds } from '../in-memory-worlds.ts';
import type { Worlds } from './worlds.ts';

const WORLDS = 50;
const COMMANDS = 200;
/** Long enough for twenty thousand commands on a busy machine. */
const START = Date.parse('2026-11-23T09:00:00Z');
const ITEMS = selectItems(assortment(), 20, ORDINARY);

type Step = (shop: Shop, shopper: Shopper) => Promise<Shopper>;

/** One tester's action, determined by the numbers of world and step alone. */
const stepOf = (world: number, at: number): Step => {
  const drawn = hash32(`${world}/${at}`);
  const itemId = ITEMS[drawn % ITEMS.length] ?? '';
  return async (shop, shopper) => {
    const cartId = shopper.cartId ?? '';
    if (shopper.userId === undefined) return { ...shopper, ...(await shop.sessions.open(shopper)) };
    if (drawn % 23 === 0) return { storefront: shopper.storefront, loginState: 'logged-out' };
    if (drawn % 11 === 0) {
      const guest = await shop.sessions.registerGuest(shopper, {
        email: `guest${at}@example.org`,
        billingAddress: GUEST_ADDRESS,
      });
      if (!guest.ok) return shopper;
      return {
        ...shopper,
        loginState: 'guest',
        userId: guest.value.userId,
        cartId: guest.value.updatedCartId,
        sessionToken: guest.value.sessionToken,
      };
    }
    if (drawn % 7 === 0) {
      await shop.payments.select(shopper, cartId, drawn % 2 === 0 ? 'VORKASSE' : 'CREDIT_CARD');
      const order = await shop.orders.submit(shopper, cartId);
      return order.ok && order.value.cardPayment === undefined && order.value.newCartId !== undefined
        ? { ...shopper, cartId: order.value.newCartId }
        : shopper;
    }
    await shop.carts.update(shopper, cartId, [{ do: 'add-position', itemId, quantity: 1 + (drawn % 3) }]);
    return shopper;
  };
};

const openHouse = (wallStart: number) =>
  inMemoryWorlds({ clock: { now: () => new Date(wallStart) }, requireWorld: true });

/** A tester's shop, and the shopper they play. */
const enter = (house: Worlds, world: number): { readonly shop: Shop; readonly shopper: Shopper } => ({
  shop: inMemoryShop(house.create({ id: `w-${world}`, seed: world, clock: { mode: 'frozen', at: START } })),
  shopper: { storefront: STOREFRONTS.de, loginState: 'logged-out' },
});

const hashAlone = async (world: number, wallStart: number): Promise<string> => {
  const house = openHouse(wallStart);
  const { shop, ...tester } = enter(house, world);
  let { shopper } = tester;
  for (let at = 0; at < COMMANDS; at += 1) shopper = await stepOf(world, at)(shop, shopper);
  return house.get(`w-${world}`).hash();
};

describe('many testers at the same time', () => {
  it('each reach the state that they would have reached alone: 50 worlds, 200 commands each, interleaved', async () => {
    const house = openHouse(START);
    const testers = Array.from({ length: WORLDS }, (_, world) => enter(house, world));
    for (let at = 0; at < COMMANDS; at += 1) {
      const next = await Promise.all(
        testers.map(async ({ shop, shopper }, world) => ({ shop, shopper: await stepOf(world, at)(shop, shopper) })),
      );
      testers.splice(0, WORLDS, ...next);
    }
    const together = testers.map((_, world) => house.get(`w-${world}`).hash());
    expect(together).toEqual(await Promise.all(testers.map((_, world) => hashAlone(world, START))));
    expect(new Set(together).size).toBe(WORLDS);
  });

  it('repeat exactly at another time: equal seed and commands, equal state', async () => {
    expect(await hashAlone(3, START)).toBe(await hashAlone(3, START + 7_777_777));
  });
});

describe('a new world', () => {
  it('has no state of its own until it changes', () => {
    const worlds = openHouse(START);
    const [one, other] = [worlds.create(), worlds.create()].map((world) =>
      world.read(({ state, goods }) => ({ users: state.users, goods })),
    );
    expect(one?.users).toBe(other?.users);
    expect(one?.goods).toBe(other?.goods);
  });
});
