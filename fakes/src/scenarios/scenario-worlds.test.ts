import type { Cart } from '@shop/domain/carts/cart';
import { STOREFRONTS, type StorefrontId } from '@shop/domain/storefronts/storefront';
import { addItem, updateCart, valueOf } from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { inMemoryShop } from '../shop/in-memory-shop.ts';
import { FIXTURE_TIME } from '../testing/arrange-fixture.ts';
import { PERSONAS, type PersonaName } from '../personas/personas.ts';
import { inMemoryWorlds } from '../in-memory-worlds.ts';
import { SCENARIOS, scenarioOf } from './scenarios.ts';
import { startScenario } from './start-scenario.ts';

const started = async (name: string) => {
  const worlds = inMemoryWorlds({ clock: { now: () => FIXTURE_TIME } });
  const { worldId, storefront, landing, ...ids } = await startScenario({ worlds }, name);
  const world = worlds.get(worldId);
  const shop = inMemoryShop(world);
  const shopper = { ...ids, storefront: STOREFRONTS[storefront] };
  const cart = valueOf(await shop.carts.find(shopper, ids.cartId ?? '', { shippingCost: true }));
  return { shop, shopper, cart, landing, storefront, world };
};

const quantities = ({ positions }: Cart): readonly number[] => positions.map(({ quantity }) => quantity);

describe('a tester who starts with', () => {
  it.each<
    [name: string, StorefrontId, landing: string, held: readonly number[], who: PersonaName | 'a guest' | 'a visitor']
  >([
    ['empty', 'de', '/', [], 'a visitor'],
    ['guest-3-items', 'de', '/checkout/basket/', [2, 2, 2], 'a visitor'],
    ['basket-mixed', 'de', '/checkout/basket/', [2, 1, 3, 1], 'a visitor'],
    ['bulky', 'de', '/checkout/basket/', [1], 'a visitor'],
    ['payless', 'de', '/checkout/basket/', [1, 1], 'a visitor'],
    ['low-stock', 'de', '/checkout/basket/', [2], 'a visitor'],
    ['sold-out-in-basket', 'de', '/checkout/basket/', [2, 0], 'a visitor'],
    ['merge-carts', 'de', '/checkout/login/', [1, 1], 'a visitor'],
    ['english-basket', 'en', '/checkout/basket/', [1, 1], 'a visitor'],
    ['austrian-basket', 'at', '/checkout/basket/', [1, 1], 'a visitor'],
    ['swiss-basket', 'ch', '/checkout/basket/', [1, 1], 'a visitor'],
    ['ready-to-order', 'de', '/checkout/summary/', [2, 2], 'a guest'],
    ['card-declined', 'de', '/checkout/summary/', [2, 2], 'a guest'],
    ['returning-with-basket', 'de', '/checkout/basket/', [2, 2], 'existing'],
    ['new-customer-with-basket', 'de', '/checkout/shipping/', [2, 2], 'new'],
    ['packstation', 'de', '/checkout/shipping/', [2, 2], 'existing'],
    ['prime-with-basket', 'de', '/checkout/basket/', [2, 2], 'prime'],
    ['prime-offer', 'de', '/prime/', [1, 1], 'existing'],
    ['prime-offer-swiss', 'ch', '/prime/', [1, 1], 'swiss'],
    ['prime-offer-amazon', 'de', '/prime/', [1, 1], 'existing'],
    ['session-ends-soon', 'de', '/checkout/shipping/', [2, 2], 'existing'],
    ['b2b-basket', 'b2b-de', '/checkout/basket/', [10, 10, 10], 'b2b-german'],
    ['b2b-english-basket', 'b2b-en', '/checkout/basket/', [10, 10, 10], 'b2b-english'],
    ['austrian-customer', 'at', '/checkout/basket/', [2, 2], 'austrian'],
    ['swiss-customer', 'ch', '/checkout/basket/', [2, 2], 'swiss'],
    ['order-list', 'de', '/myaccount/orders/', [], 'existing'],
    ['order-received', 'de', '/myaccount/orders/orderdetail/?orderId=399000109', [], 'existing'],
    ['order-in-dispatch', 'de', '/myaccount/orders/orderdetail/?orderId=399000108', [], 'existing'],
    ['order-partly-shipped', 'de', '/myaccount/orders/orderdetail/?orderId=399000106', [], 'existing'],
    ['order-shipped', 'de', '/myaccount/orders/orderdetail/?orderId=399000107', [], 'existing'],
    ['order-delivered', 'de', '/myaccount/orders/orderdetail/?orderId=399000105', [], 'existing'],
    ['order-cancelled', 'de', '/myaccount/orders/orderdetail/?orderId=399000104', [], 'existing'],
    ['austrian-order-delivered', 'at', '/myaccount/orders/orderdetail/?orderId=399000202', [], 'austrian'],
    ['swiss-order-delivered', 'ch', '/myaccount/orders/orderdetail/?orderId=399000302', [], 'swiss'],
    ['b2b-order-delivered', 'b2b-de', '/myaccount/orders/orderdetail/?orderId=399000603', [], 'b2b-german'],
    ['b2b-english-order-delivered', 'b2b-en', '/myaccount/orders/orderdetail/?orderId=399000702', [], 'b2b-english'],
    ['order-cancellable', 'de', '/myaccount/orders/orderdetail/?orderId=400000001', [], 'existing'],
    ['guest-order', 'de', '/service/bestellstatus/', [], 'a visitor'],
    ['reviews', 'de', '/prod/1013017/', [], 'a visitor'],
    ['review-form', 'de', '/myaccount/review/?product=1013017', [], 'existing'],
    ['review-pending', 'de', '/prod/1013017/', [], 'existing'],
  ])('%s is on %s at %s, with a basket of %j, as %s', async (name, storefront, landing, held, who) => {
    const found = await started(name);
    expect([found.storefront, found.landing, quantities(found.cart)]).toEqual([storefront, landing, held]);
    const { shopper, shop } = found;
    const signedIn = who === 'a visitor' ? 'logged-out' : who === 'a guest' ? 'guest' : 'customer';
    expect([shopper.loginState, shopper.sessionToken !== undefined]).toEqual([signedIn, who !== 'a visitor']);
    const { userId } = await shop.customers.current(shopper, '/');
    expect(userId).toBe(who in PERSONAS ? PERSONAS[who as PersonaName].account.userId : shopper.userId);
  });

  it.each([
    ['ready-to-order', 'RECHNUNG'],
    ['card-declined', 'CREDIT_CARD'],
  ])('%s can order at once, by %s', async (name, paymentId) => {
    const { cart, shop, shopper } = await started(name);
    expect(cart.selectedPayment).toBe(paymentId);
    expect((await shop.orders.submit(shopper, cart.id)).ok).toBe(true);
  });

  it.each([
    ['order-received', 'received'],
    ['order-in-dispatch', 'in-dispatch'],
    ['order-partly-shipped', 'partly-shipped'],
    ['order-shipped', 'shipped'],
    ['order-delivered', 'delivered'],
    ['order-cancelled', 'cancelled'],
    ['austrian-order-delivered', 'delivered'],
    ['swiss-order-delivered', 'delivered'],
    ['b2b-order-delivered', 'delivered'],
    ['b2b-english-order-delivered', 'delivered'],
    ['order-cancellable', 'received'],
  ])('%s looks at an order of their own that is %s', async (name, status) => {
    const { shop, shopper, landing } = await started(name);
    expect(valueOf(await shop.orders.details(shopper, landing.split('orderId=')[1] ?? '')).status).toBe(status);
  });

  it('order-cancellable has two shipments, and can still be cancelled half a day later', async () => {
    const { shop, shopper, world } = await started('order-cancellable');
    world.advance({ advanceMs: 11 * 60 * 60 * 1000 });
    expect(valueOf(await shop.orders.cancel(shopper, '400000001')).shipments.map(({ status }) => status)).toEqual([
      'cancelled',
      'cancelled',
    ]);
  });

  it('guest-order sees the delivered order by its number and postcode', async () => {
    const { shop, shopper } = await started('guest-order');
    expect(valueOf(await shop.orders.status(shopper, { orderId: '400000001', zipCode: '10115' })).status).toBe(
      'delivered',
    );
  });

  it.each([
    ['wishlist', '/myaccount/wishlist/', 'existing'],
    ['wishlist-sold-out', '/myaccount/wishlist/?list=', 'existing'],
    ['wishlist-shared', '/myaccount/wishlist/?list=', 'existing'],
    ['wishlist-invited', '/myaccount/wishlist/shared/?token=', 'a visitor'],
    ['class-list', '/myaccount/wishlist/shared/?token=', 'a visitor'],
    ['class-list-teacher', '/myaccount/wishlist/?list=', 'existing'],
    ['wishlist-merge', '/login/', 'a visitor'],
    ['wishlist-school', '/myaccount/wishlist/', 'b2b-german'],
  ] as const)('%s begins at %s, as %s', async (name, landing, who) => {
    const { shop, shopper, ...found } = await started(name);
    expect(found.landing.slice(0, landing.length)).toBe(landing);
    const { userId } = await shop.customers.current(shopper, '/');
    expect(userId).toBe(who === 'a visitor' ? shopper.userId : PERSONAS[who].account.userId);
    const token = found.landing.split('?token=')[1];
    if (token !== undefined) expect((await shop.sharedWishlists.open(shopper, token)).ok).toBe(true);
    const list = found.landing.split('?list=')[1];
    if (list !== undefined) expect((await shop.wishlists.all(shopper, list)).ok).toBe(true);
  });

  it('wishlist-sold-out has an entry for each reason to stay out of a basket', async () => {
    const { shop, shopper, landing, cart } = await started('wishlist-sold-out');
    const list = { listId: landing.split('?list=')[1] ?? '' };
    const { skipped, report } = valueOf(await shop.wishlists.putIntoCart(shopper, list, { cartId: cart.id }));
    expect(skipped.map(({ gap }) => gap)).toEqual(['sold-out', 'choose-variant', 'no-longer-sold', 'no-quantity']);
    expect(report.maxInCart).toMatchObject([{ max: 2 }]);
  });

  it('wishlist-shared has a member of each level', async () => {
    const { shop, shopper, landing } = await started('wishlist-shared');
    const { users } = valueOf(await shop.wishlists.all(shopper, landing.split('?list=')[1])).list;
    expect(users.map(({ level }) => level)).toEqual(['creator', 'admin', 'editor', 'commentator']);
  });

  it('class-list has claims of thirty parents, none of the tester', async () => {
    const { shop, shopper, landing } = await started('class-list');
    const { list } = valueOf(await shop.sharedWishlists.open(shopper, landing.split('?token=')[1] ?? ''));
    expect(list.entries.reduce((sum, { claims }) => sum + (claims?.taken ?? 0), 0)).toBe(60);
    expect(list.entries.flatMap(({ claims }) => claims?.own ?? [])).toEqual([]);
    expect(list.entries.some(({ quantity, claims }) => (claims?.taken ?? 0) >= quantity)).toBe(true);
  });

  it('wishlist-school has six lists of 200 entries', async () => {
    const { shop, shopper } = await started('wishlist-school');
    const { further } = valueOf(await shop.wishlists.all(shopper)).collection;
    expect(further.map(({ entryCount }) => entryCount)).toEqual([200, 200, 200, 200, 200, 200]);
  });

  it.each([
    ['order-form', '/service/orderform/', 'b2b-german'],
    ['newsletter-mailed', '/service/newsletter/bestaetigen/?token=', 'a visitor'],
    ['sold-out-watched', '/prod/', 'a visitor'],
    ['contact-about-order', '/service/kontakt/?order=399000105', 'existing'],
    ['competition-ends', '/gewinnspiele/advent-2026/', 'a visitor'],
  ] as const)('%s begins at %s, as %s', async (name, landing, who) => {
    const { shop, shopper, ...found } = await started(name);
    expect(found.landing.slice(0, landing.length)).toBe(landing);
    const { userId } = await shop.customers.current(shopper, '/');
    expect(userId).toBe(who === 'a visitor' ? shopper.userId : PERSONAS[who].account.userId);
  });

  it('newsletter-mailed is confirmed by the link that was mailed', async () => {
    const { shop, shopper, landing } = await started('newsletter-mailed');
    expect(await shop.newsletter.isSubscribed(shopper, 'gerda.gast@pausenhof.example')).toBe(false);
    valueOf(await shop.newsletter.confirm(shopper, landing.split('?token=')[1] ?? ''));
    expect(await shop.newsletter.isSubscribed(shopper, 'gerda.gast@pausenhof.example')).toBe(true);
  });

  it('contact-about-order knows the order of the link', async () => {
    const { shop, shopper, landing } = await started('contact-about-order');
    const orderId = landing.split('?order=')[1] ?? '';
    expect(await shop.contactRequests.startData(shopper, { orderId })).toMatchObject({ orderId });
  });

  it('competition-ends has ended five minutes later', async () => {
    const { shop, shopper, world } = await started('competition-ends');
    const state = async () => (await shop.competitions.findCompetition(shopper, 'advent-2026'))?.state;
    world.advance({ advanceMs: 4 * 60 * 1000 });
    expect(await state()).toBe('running');
    world.advance({ advanceMs: 2 * 60 * 1000 });
    expect(await state()).toBe('ended');
  });

  it('low-stock can get one more piece and no other', async () => {
    const { cart, shop, shopper } = await started('low-stock');
    expect(cart.positions[0]?.maxQuantity).toBe(3);
    expect(
      quantities(valueOf(await updateCart({ shop }, shopper, addItem(cart.positions[0]?.itemId ?? '', 5))).cart),
    ).toEqual([3]);
  });

  it('packstation has its delivery to one, by dhl', async () => {
    const { cart } = await started('packstation');
    expect(cart).toMatchObject({
      shippingAddress: { packstationAddress: true },
      billingAddress: { packstationAddress: false },
    });
    expect(cart.shippers.filter(({ enabled }) => enabled).map(({ code }) => code)).toEqual(['dhl']);
  });

  it('invoice-too-high is at the payment step, one piece above the limit', async () => {
    const { cart, shop, shopper, landing } = await started('invoice-too-high');
    expect([landing, shopper.loginState, cart.billingAddress?.city]).toEqual([
      '/checkout/payment/',
      'customer',
      'Köln',
    ]);
    expect(cart.total.minor).toBeGreaterThan(75_000);
    expect(cart.total.minor - (cart.positions[0]?.pricePerUnit.minor ?? 0)).toBeLessThanOrEqual(75_000);
    expect(
      (await shop.payments.methods(shopper, cart.id))
        .filter(({ enabled }) => !enabled)
        .map(({ paymentId }) => paymentId),
    ).toEqual(['RECHNUNG']);
  });

  it('merge-carts finds the stored cart of the customer at the login', async () => {
    const { shop, shopper, cart } = await started('merge-carts');
    const { identifier, password } = PERSONAS.existing;
    const result = valueOf(
      await shop.sessions.login(shopper, { identifier, password, stayLogged: false, mergeCart: true }),
    );
    const merged = valueOf(
      await shop.carts.find({ ...shopper, sessionToken: result.sessionToken }, result.updatedCartId),
    );
    expect([result.cartMerged, quantities(merged)]).toEqual([true, [1, 2, 1]]);
    expect(merged.positions.map(({ itemId }) => itemId)).toEqual(
      expect.arrayContaining(cart.positions.map(({ itemId }) => itemId)),
    );
  });

  it('session-ends-soon has two minutes', async () => {
    const { world, shop, shopper } = await started('session-ends-soon');
    world.advance({ advanceMs: 2 * 60 * 1000 - 1 });
    expect((await shop.customers.current(shopper, '/')).isGuest).toBe(false);
    world.advance({ advanceMs: 1 });
    expect((await shop.customers.current(shopper, '/')).isGuest).toBe(true);
  });

  it.each(['empty', 'guest-3-items', 'bulky', 'ready-to-order', 'returning-with-basket'])(
    '%s has nothing in the basket that a promotion changes',
    async (name) => {
      expect((await started(name)).cart).toMatchObject({ promotionsSaving: { minor: 0 }, vouchers: [] });
    },
  );

  it('payless has the voucher, bulky the questions of the forwarding agent', async () => {
    expect((await started('payless')).cart.vouchers).toMatchObject([{ code: 'GESCHENK', status: 'applied' }]);
    const { cart } = await started('bulky');
    expect([cart.shippers.map(({ code }) => code), cart.speditionFields.length]).toEqual([['spedition'], 3]);
  });
});

describe('the names of scenarios', () => {
  it('are unique, valid in a URL, with a title for the tester', () => {
    expect(new Set(SCENARIOS.map(({ name }) => name)).size).toBe(SCENARIOS.length);
    expect(new Set(SCENARIOS.map(({ title }) => title)).size).toBe(SCENARIOS.length);
    expect(SCENARIOS.filter(({ name, title }) => !/^[a-z0-9-]+$/u.test(name) || title === '')).toEqual([]);
  });

  it('lead only to their own start', () => {
    expect(SCENARIOS.map(({ name }) => scenarioOf(name))).toEqual(SCENARIOS);
    expect(scenarioOf('no-such')).toBeUndefined();
  });
});
