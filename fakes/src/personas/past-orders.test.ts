import { minus, plus, sumOf } from '@shop/domain/shared/money';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';
import { assortment } from '../goods/assortment.ts';
import { inMemoryShop } from '../in-memory-shop.ts';
import { FIXTURE_TIME } from '../testing/arrange-fixture.ts';
import { noGoods } from '../testing/no-goods.ts';
import { type Persona, PERSONAS, type PersonaName } from './personas.ts';
import { logInAs, enterShop } from '../scenarios/steps.ts';
import { inMemoryWorlds } from '../in-memory-worlds.ts';
import { WORLD_HEADER } from '../worlds/worlds.ts';

const clock = { now: () => FIXTURE_TIME };

const ordersOf = async (name: PersonaName) => {
  // A separate assortment, because the past orders of personas are cached per assortment.
  const worlds = inMemoryWorlds({ clock, goods: { ...assortment() } });
  const world = worlds.create();
  const shop = inMemoryShop({ clock, worlds });
  const anonymous = { storefront: STOREFRONTS[PERSONAS[name].storefront], loginState: 'logged-out', headers: { [WORLD_HEADER]: world.id } } as const;
  const context = { shop, world, goods: assortment(), anonymous };
  const shopper = await logInAs(context, await enterShop(context), name);
  const recent = await shop.orders.recent(shopper);
  const confirmed = await Promise.all(recent.map(({ orderId }) => shop.orders.confirmation(shopper, orderId)));
  return { recent, confirmed: confirmed.flatMap((order) => (order.ok ? [order.value] : [])) };
};

const NAMES = ['new', 'existing', 'austrian', 'swiss', 'prime', 'internal', 'b2b-german', 'b2b-english'] as const satisfies readonly PersonaName[];

describe('before a world began', () => {
  it.each(NAMES)('%s has the orders of their story, the newest first', async (name) => {
    const { orders = [] }: Persona = PERSONAS[name];
    const { recent } = await ordersOf(name);
    expect(recent.map(({ orderedAt }) => Date.parse(orderedAt))).toEqual(orders.map(({ orderedAt }) => Date.parse(orderedAt)).toReversed());
    expect(new Set(recent.map(({ totalAmount }) => totalAmount.currency)).size).toBeLessThan(2);
  });

  it.each(['existing', 'swiss', 'b2b-german'] as const)('%s paid the price of the goods', async (name) => {
    const { confirmed } = await ordersOf(name);
    expect(confirmed).toHaveLength(PERSONAS[name].orders.length);
    for (const { positions, subtotal, totalSavings, shippingCost, tax, total } of confirmed) {
      const before = plus(minus(subtotal, totalSavings), shippingCost);
      expect(subtotal).toEqual(sumOf(positions.map(({ totalPrice }) => totalPrice)));
      expect(total).toEqual(name === 'b2b-german' ? plus(before, sumOf(tax.map(({ amount }) => amount))) : before);
    }
  });

  it.each(['existing', 'austrian', 'b2b-english'] as const)('%s bought what their story says, to their own address', async (name) => {
    const { confirmed } = await ordersOf(name);
    const { orders, account, billing }: Persona = PERSONAS[name];
    const actual = confirmed.map(({ positions, paymentId, email, isGuest, billingAddress, shippingAddress }) => ({ quantities: positions.filter(({ isFreeItem }) => !isFreeItem).map(({ quantity }) => quantity), paymentId, email, isGuest, to: [billingAddress.city, shippingAddress.city] }));
    const city = billing[0]?.city;
    expect(actual).toEqual((orders ?? []).toReversed().map(({ articles, paymentId }) => ({ quantities: articles.map(({ quantity }) => quantity), paymentId, email: account.email, isGuest: false, to: [city, city] })));
    for (const { positions } of confirmed) expect(new Set(positions.flatMap(({ id, itemId }) => [id, itemId])).size).toBe(2 * positions.length);
  });

  it('every order has its own number, below those that a world assigns', async () => {
    const numbers = (await Promise.all(NAMES.map(ordersOf))).flatMap(({ recent }) => recent.map(({ orderId }) => orderId));
    expect([new Set(numbers).size, numbers.filter((number) => !/^399\d{6}$/u.test(number))]).toEqual([numbers.length, []]);
  });

  it('nobody has bought anything if nothing is sold', () => {
    expect(inMemoryWorlds({ clock, goods: noGoods }).create().read(({ state }) => state.pastOrders.size)).toBe(0);
  });
});
