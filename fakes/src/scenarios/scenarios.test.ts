import { describe, expect, it } from 'vitest';
import { cartStateOf } from '@shop/domain/carts/cart-rules';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { valueOf } from '@shop/domain/testing/fixtures';
import { inMemoryShop } from '../shop/in-memory-shop.ts';
import { inMemoryWorlds } from '../in-memory-worlds.ts';
import { entriesOf } from '../worlds/persistent-map.ts';
import { WorldFailure } from '../worlds/world-failure.ts';
import { SCENARIOS } from './scenarios.ts';
import { startScenario } from './start-scenario.ts';
import { mailsIn } from '../testing/read-mails.ts';

const clock = { now: () => new Date('2026-11-23T09:00:00Z') };

const context = () => ({ worlds: inMemoryWorlds({ clock, requireWorld: true }) });

const started = async (name: string) => {
  const { worlds } = context();
  const { worldId, storefront, ...ids } = await startScenario({ worlds }, name, { seed: 7 });
  const world = worlds.get(worldId);
  const shop = inMemoryShop(world);
  const shopper = { ...ids, storefront: STOREFRONTS[storefront] };
  const found = await shop.carts.find(shopper, ids.cartId ?? '', { shippingCost: true });
  return { worlds, shop, shopper, cart: valueOf(found), world };
};

describe('the scenarios', () => {
  it.each(SCENARIOS)('$name has a cart that its shopper finds', async ({ name, landing }) => {
    const { cart } = await started(name);
    expect(cart.submitted).toBe(false);
    expect(landing).toMatch(/^\//);
  });

  it('return to the start of the scenario on reset', async () => {
    const { world, shop, shopper, cart } = await started('guest-3-items');
    const before = world.hash();
    await shop.carts.update(shopper, cart.id, [
      { do: 'remove-position', positionId: cart.positions[0]?.operationsId ?? '' },
    ]);
    expect(world.hash()).not.toBe(before);
    world.reset();
    expect(world.hash()).toBe(before);
  });

  it('are refused with an unknown name', async () => {
    await expect(startScenario(context(), 'no-such')).rejects.toThrow(WorldFailure);
  });

  it('have an order from which its guest can withdraw: the form opens with its number, and the declaration finds it', async () => {
    const { shop, shopper, world } = await started('withdrawal');
    const { landing = '' } = SCENARIOS.find(({ name }) => name === 'withdrawal') ?? {};
    const { to = '', links = [] } = world.read(mailsIn)[0] ?? {};
    expect(links).toContainEqual({ rel: 'withdrawal', url: landing });
    const orderNumber = new URL(landing, 'http://localhost').searchParams.get('order') ?? '';
    await shop.withdrawals.declare(shopper, { fullName: 'Gerda Gast', orderNumber, email: to }, 'declaration-of-gerda');
    expect(world.read(({ state }) => entriesOf(state.withdrawals))).toMatchObject([
      ['declaration-of-gerda', { orderId: orderNumber }],
    ]);
  });

  it('leave nothing to pay if a gift voucher pays for everything (CART-01)', async () => {
    const { cart, shop, shopper } = await started('payless');
    expect(cartStateOf(cart)).toBe('payless');
    expect(await shop.payments.methods(shopper, cart.id)).toEqual([]);
  });

  it('still show a sold-out article, and charge nothing for it', async () => {
    const { cart } = await started('sold-out-in-basket');
    expect(
      cart.positions.map(({ quantity, maxQuantity, totalPrice }) => [
        quantity > 0,
        maxQuantity > 0,
        totalPrice.minor > 0,
      ]),
    ).toEqual([
      [true, true, true],
      [false, false, false],
    ]);
    expect(cart.positionCount).toBe(1);
  });

  it('have every kind of article in the mixed basket', async () => {
    const { cart } = await started('basket-mixed');
    expect(cart.tax.map(({ rate }) => rate)).toEqual([19, 7]);
    expect(cart.catalogs).toHaveLength(1);
    expect(cart.positions.some(({ oldPricePerUnit }) => oldPricePerUnit !== undefined)).toBe(true);
    expect(cart.positions.some(({ variants }) => variants.length > 0)).toBe(true);
    expect(cart.promotionsSaving.minor).toBeGreaterThan(0);
    expect(cart.vouchers.map(({ status }) => status)).toEqual(['applied']);
  });

  it('let a session end in the middle of a checkout, and the cart with it', async () => {
    const { cart, shop, shopper, world } = await started('session-ends-soon');
    world.advance({ advanceMs: 2 * 60 * 1000 });
    expect(await shop.carts.find(shopper, cart.id)).toEqual({ ok: false, refusal: { because: 'cart-not-found' } });
    expect((await shop.customers.current(shopper, '/')).isGuest).toBe(true);
  });
});
