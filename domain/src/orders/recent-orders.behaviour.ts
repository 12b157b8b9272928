import type { Shopper } from '../sessions/shopper.ts';
import type { PortHarness, Scene } from '../testing/port-harness.ts';
import { adding, cartIdOf, entered, onScene, signedInAs, updated, valueOf } from '../testing/scenes.ts';
import type { TestApi } from '../testing/test-api.ts';
import { type OrderId, RECENT_ORDERS } from './order.ts';

const CUSTOMER = { 'a registered customer': { kind: 'b2c' }, 'a cart exists': { positions: 0 } } as const;
const HOUR_MS = 60 * 60 * 1000;

interface Bought {
  readonly orderId: OrderId;
  /** The shopper with the cart to go on with. */
  readonly shopper: Shopper;
}

/** Fills the shopper's cart, and submits it to the first address of the book. */
const submitted = async (scene: Scene, shopper: Shopper, paymentId: string): Promise<Bought> => {
  const { shop, goods } = scene;
  const cartId = cartIdOf(shopper);
  const [billing] = await shop.addresses.billing(shopper);
  valueOf(await updated(scene, shopper, adding(goods.ordinary[0])));
  for (const kind of ['billing', 'shipping'] as const) valueOf(await shop.addresses.select(shopper, cartId, kind, billing?.addressId ?? ''));
  valueOf(await shop.payments.select(shopper, cartId, paymentId));
  const { orderId = '', newCartId = '' } = valueOf(await shop.orders.submit(shopper, cartId));
  return { orderId, shopper: { ...shopper, cartId: newCartId } };
};

const recentOf = async ({ shop }: Scene, shopper: Shopper): Promise<readonly OrderId[]> => (await shop.orders.recent(shopper)).map(({ orderId }) => orderId);

/** The law of the recent orders. */
export const behavesLikeRecentOrders = (harness: PortHarness, { it, expect }: TestApi): void => {
  it('are a customer’s own with number, day and total, the newest first', onScene(harness, CUSTOMER, async (scene) => {
    const { shop } = scene;
    const before = await recentOf(scene, scene.shopper);
    const first = await submitted(scene, scene.shopper, 'VORKASSE');
    if (harness.features.has('clock')) await scene.pass(HOUR_MS);
    const second = await submitted(scene, first.shopper, 'VORKASSE');
    expect(await recentOf(scene, second.shopper)).toEqual([second.orderId, first.orderId, ...before].slice(0, RECENT_ORDERS));
    const [newest] = await shop.orders.recent(second.shopper);
    const { orderId, orderedAt, total } = valueOf(await shop.orders.confirmation(second.shopper, second.orderId));
    expect(newest).toEqual({ orderId, orderedAt, totalAmount: total });
  }));

  it('are no more than a page', onScene(harness, CUSTOMER, async (scene) => {
    let { shopper } = scene;
    const placed: OrderId[] = [];
    for (let count = 0; count <= RECENT_ORDERS; count += 1) {
      const bought = await submitted(scene, shopper, 'VORKASSE');
      placed.unshift(bought.orderId);
      ({ shopper } = bought);
    }
    expect(await recentOf(scene, shopper)).toEqual(placed.slice(0, RECENT_ORDERS));
  }));

  it('do not hold an order that waits for its money', onScene(harness, CUSTOMER, async (scene) => {
    const before = await recentOf(scene, scene.shopper);
    await submitted(scene, scene.shopper, 'CREDIT_CARD');
    expect(await recentOf(scene, scene.shopper)).toEqual(before);
  }));

  it('are none for a guest, who has no account to look into', onScene(harness, { 'guest session': true, 'a cart exists': { positions: 1 } }, async (scene) => {
    const { orderId } = await submitted(scene, scene.shopper, 'RECHNUNG');
    expect((await scene.shop.orders.confirmation(scene.shopper, orderId)).ok).toBe(true);
    expect(await recentOf(scene, scene.shopper)).toEqual([]);
  }));

  it('are nobody else’s to see, and no visitor’s', onScene(harness, CUSTOMER, async (scene) => {
    const { shop } = scene;
    const { shopper, orderId } = await submitted(scene, scene.shopper, 'VORKASSE');
    const visitor = await entered(scene, scene.stranger);
    const registration = { email: 'frieda@example.org', password: 'Kreide7', firstName: 'Frieda', lastName: 'Frisch', salutation: 'mrs' };
    const other = signedInAs(visitor, 'customer', valueOf(await shop.sessions.registerCustomer(visitor, registration)));
    const { sessionToken, ...claimed } = shopper;
    expect(sessionToken).toBeDefined();
    expect(await recentOf(scene, shopper)).toContain(orderId);
    for (const curious of [other, visitor, claimed]) expect(await recentOf(scene, curious)).toEqual([]);
  }));
};
