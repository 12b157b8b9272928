import type { Shopper } from '../sessions/shopper.ts';
import type { PortHarness, PortFixture } from '../testing/port-harness.ts';
import { addItem, cartIdOf, openSession, withFixture, asSignedIn, updateCart, valueOf } from '../testing/fixtures.ts';
import type { TestApi } from '../testing/test-api.ts';
import { type OrderId, RECENT_ORDERS } from './order.ts';

const CUSTOMER = { 'a registered customer': { kind: 'b2c' }, 'a cart exists': { positions: 0 } } as const;
const HOUR_MS = 60 * 60 * 1000;

interface Bought {
  readonly orderId: OrderId;
  /** The shopper with the next cart. */
  readonly shopper: Shopper;
}

/** Fills the shopper's cart, and orders it to the first saved address. */
const submitted = async (fixture: PortFixture, shopper: Shopper, paymentId: string): Promise<Bought> => {
  const { shop, goods } = fixture;
  const cartId = cartIdOf(shopper);
  const [billing] = await shop.addresses.billing(shopper);
  valueOf(await updateCart(fixture, shopper, addItem(goods.ordinary[0])));
  for (const kind of ['billing', 'shipping'] as const) valueOf(await shop.addresses.select(shopper, cartId, kind, billing?.addressId ?? ''));
  valueOf(await shop.payments.select(shopper, cartId, paymentId));
  const { orderId = '', newCartId = '' } = valueOf(await shop.orders.submit(shopper, cartId));
  return { orderId, shopper: { ...shopper, cartId: newCartId } };
};

const recentOf = async ({ shop }: PortFixture, shopper: Shopper): Promise<readonly OrderId[]> => (await shop.orders.recent(shopper)).map(({ orderId }) => orderId);

/** What the orders port promises about recent orders. */
export const behavesLikeRecentOrders = (harness: PortHarness, { it, expect }: TestApi): void => {
  it('are the customer’s own with number, date and total, newest first', withFixture(harness, CUSTOMER, async (fixture) => {
    const { shop } = fixture;
    const before = await recentOf(fixture, fixture.shopper);
    const first = await submitted(fixture, fixture.shopper, 'VORKASSE');
    if (harness.features.has('clock')) await fixture.pass(HOUR_MS);
    const second = await submitted(fixture, first.shopper, 'VORKASSE');
    expect(await recentOf(fixture, second.shopper)).toEqual([second.orderId, first.orderId, ...before].slice(0, RECENT_ORDERS));
    const [newest] = await shop.orders.recent(second.shopper);
    const { orderId, orderedAt, total } = valueOf(await shop.orders.confirmation(second.shopper, second.orderId));
    expect(newest).toEqual({ orderId, orderedAt, totalAmount: total });
  }));

  it('are limited to one page', withFixture(harness, CUSTOMER, async (fixture) => {
    let { shopper } = fixture;
    const placed: OrderId[] = [];
    for (let count = 0; count <= RECENT_ORDERS; count += 1) {
      const bought = await submitted(fixture, shopper, 'VORKASSE');
      placed.unshift(bought.orderId);
      ({ shopper } = bought);
    }
    expect(await recentOf(fixture, shopper)).toEqual(placed.slice(0, RECENT_ORDERS));
  }));

  it('leave out an order that awaits its payment', withFixture(harness, CUSTOMER, async (fixture) => {
    const before = await recentOf(fixture, fixture.shopper);
    await submitted(fixture, fixture.shopper, 'CREDIT_CARD');
    expect(await recentOf(fixture, fixture.shopper)).toEqual(before);
  }));

  it('are empty for a guest, who has no account', withFixture(harness, { 'guest session': true, 'a cart exists': { positions: 1 } }, async (fixture) => {
    const { orderId } = await submitted(fixture, fixture.shopper, 'RECHNUNG');
    expect((await fixture.shop.orders.confirmation(fixture.shopper, orderId)).ok).toBe(true);
    expect(await recentOf(fixture, fixture.shopper)).toEqual([]);
  }));

  it('are not visible to other customers or visitors', withFixture(harness, CUSTOMER, async (fixture) => {
    const { shop } = fixture;
    const { shopper, orderId } = await submitted(fixture, fixture.shopper, 'VORKASSE');
    const visitor = await openSession(fixture, fixture.anonymous);
    const registration = { email: 'frieda@example.org', password: 'Kreide7', firstName: 'Frieda', lastName: 'Frisch', salutation: 'mrs' };
    const other = asSignedIn(visitor, 'customer', valueOf(await shop.sessions.registerCustomer(visitor, registration)));
    const { sessionToken, ...claimed } = shopper;
    expect(sessionToken).toBeDefined();
    expect(await recentOf(fixture, shopper)).toContain(orderId);
    for (const curious of [other, visitor, claimed]) expect(await recentOf(fixture, curious)).toEqual([]);
  }));
};
