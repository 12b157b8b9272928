import type { OrderOverview } from '@shop/domain/orders/order';
import type { Shopper } from '@shop/domain/visit/shopper';
import { minus, plus, sumOf } from '@shop/domain/shared/money';
import type { Shop } from '@shop/domain/shop';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';
import { assortment } from '../goods/assortment.ts';
import { inMemoryShop } from '../shop/in-memory-shop.ts';
import { FIXTURE_TIME } from '../testing/arrange-fixture.ts';
import { noGoods } from '../testing/no-goods.ts';
import { type Persona, PERSONAS, type PersonaName } from './personas.ts';
import { logInAs, enterShop } from '../scenarios/steps.ts';
import { inMemoryWorlds } from '../in-memory-worlds.ts';

/** All pages of the list. */
const allOrders = async (shop: Shop, shopper: Shopper): Promise<readonly OrderOverview[]> => {
  const { totalPages, orders } = await shop.orders.list(shopper, { page: 0, dateFilter: 'all' });
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, totalPages - 1) }, (_, at) =>
      shop.orders.list(shopper, { page: at + 1, dateFilter: 'all' }),
    ),
  );
  return [...orders, ...rest.flatMap((page) => page.orders)];
};

const ordersOf = async (name: PersonaName, now = FIXTURE_TIME) => {
  // A separate assortment, because the past orders of personas are cached per assortment.
  const worlds = inMemoryWorlds({ clock: { now: () => now }, goods: { ...assortment() } });
  const world = worlds.create();
  const shop = inMemoryShop(world);
  const anonymous = {
    storefront: STOREFRONTS[PERSONAS[name].storefront],
    loginState: 'logged-out',
  } as const;
  const context = { shop, world, goods: assortment(), anonymous };
  const shopper = await logInAs(context, await enterShop(context), name);
  const placed = await allOrders(shop, shopper);
  const confirmed = await Promise.all(placed.map(({ orderId }) => shop.orders.confirmation(shopper, orderId)));
  return { placed, confirmed: confirmed.flatMap((order) => (order.ok ? [order.value] : [])) };
};

const NAMES = [
  'new',
  'existing',
  'austrian',
  'swiss',
  'prime',
  'internal',
  'b2b-german',
  'b2b-english',
] as const satisfies readonly PersonaName[];

describe('before a world began', () => {
  it.each(NAMES)('%s has the orders of their story, the newest first', async (name) => {
    const { orders = [] }: Persona = PERSONAS[name];
    const { placed } = await ordersOf(name);
    const times = placed.map(({ orderedAt }) => Date.parse(orderedAt));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(placed.map(({ status, orderedAt }) => [status, Date.parse(orderedAt)])).toEqual(
      orders
        .toReversed()
        .map((order, at) =>
          'orderedAt' in order ? ['delivered', Date.parse(order.orderedAt)] : [order.status, times[at]],
        ),
    );
    expect(new Set(placed.map(({ total }) => total.currency)).size).toBeLessThan(2);
  });

  it.each([
    ['in the night', '2026-11-23T02:30:00Z'],
    ['at noon', '2026-11-24T11:59:59Z'],
    ['after the carriers have collected', '2026-11-25T16:30:00Z'],
    ['on a Sunday', '2026-11-29T12:00:00Z'],
    ['after Easter', '2027-03-30T08:00:00Z'],
    ['between the years', '2026-12-27T21:00:00Z'],
    ['in summer', '2027-07-15T15:15:00Z'],
  ])('the existing customer has an order in every state when a world begins %s', async (_when, now) => {
    const { placed } = await ordersOf('existing', new Date(now));
    expect(placed.map(({ status }) => status)).toEqual([
      'received',
      'in-dispatch',
      'shipped',
      'partly-shipped',
      'delivered',
      'cancelled',
      'delivered',
      'delivered',
      'delivered',
    ]);
    expect(placed.filter(({ returnHash }) => returnHash !== undefined).map(({ status }) => status)).toContain(
      'delivered',
    );
    const numbers = placed.map(({ orderId }) => Number(orderId));
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
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

  it.each(['existing', 'austrian', 'b2b-english'] as const)(
    '%s bought what their story says, to their own address',
    async (name) => {
      const { confirmed } = await ordersOf(name);
      const { orders, account, billing }: Persona = PERSONAS[name];
      const actual = confirmed.map(({ positions, paymentId, email, isGuest, billingAddress, shippingAddress }) => ({
        quantities: positions.filter(({ isFreeItem }) => !isFreeItem).map(({ quantity }) => quantity),
        paymentId,
        email,
        isGuest,
        to: [billingAddress.city, shippingAddress.city],
      }));
      const city = billing[0]?.city;
      expect(actual).toEqual(
        (orders ?? []).toReversed().map(({ articles, paymentId }) => ({
          quantities: articles.map(({ quantity }) => quantity),
          paymentId,
          email: account.email,
          isGuest: false,
          to: [city, city],
        })),
      );
      for (const { positions } of confirmed)
        expect(new Set(positions.flatMap(({ id, itemId }) => [id, itemId])).size).toBe(2 * positions.length);
    },
  );

  it('every order has its own number, below those that a world assigns', async () => {
    const numbers = (await Promise.all(NAMES.map((name) => ordersOf(name)))).flatMap(({ placed }) =>
      placed.map(({ orderId }) => orderId),
    );
    expect([new Set(numbers).size, numbers.filter((number) => !/^399\d{6}$/u.test(number))]).toEqual([
      numbers.length,
      [],
    ]);
  });

  it('nobody has bought anything if nothing is sold', () => {
    expect(
      inMemoryWorlds({ clock: { now: () => FIXTURE_TIME }, goods: noGoods })
        .create()
        .read(({ state }) => state.pastOrders.size),
    ).toBe(0);
  });
});
