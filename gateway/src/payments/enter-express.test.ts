import type { Shop } from '@shop/domain/shop';
import { addItem, cartIdOf, updateCart, valueOf } from '@shop/domain/testing/fixtures';
import { atExpressProvider } from '@shop/fakes/scenarios/at-express-provider';
import { aShop } from '@shop/fakes/testing/a-shop';
import { FIXTURE_TIME } from '@shop/fakes/testing/arrange-fixture';
import { describe, expect, it } from 'vitest';
import { memoryCache } from '../cache/memory-cache.ts';
import { browserAtTheGateway } from '../testing/visitor-sessions.ts';
import { enterExpress, pathWithoutExpress } from './enter-express.ts';

class ReplyLost extends Error {
  override readonly name = 'ReplyLost';
}

/** A visitor with a basket who has left for the Amazon-style provider. */
const atProvider = async (change: (shop: Shop) => Partial<Shop> = () => ({})) => {
  const { shop: honest, world, anonymous, picked } = await aShop();
  const shop = { ...honest, ...change(honest) };
  const provider = atExpressProvider(world);
  await provider.switchOn();
  const browser = browserAtTheGateway({ world: { id: world.id, isDefault: false, isWatched: false, version: 1, now: () => FIXTURE_TIME } });
  const visitor = browser.visitor();
  visitor.opened(await shop.sessions.open(anonymous));
  const { shopper } = visitor;
  const cartId = cartIdOf(shopper);
  valueOf(await updateCart({ shop }, shopper, addItem(picked())));
  const { url } = valueOf(await shop.expressPayments.start(shopper, cartId, 'cart'));
  const cache = memoryCache({ now: () => FIXTURE_TIME });
  const enter = (sessionId: string, said: { readonly checkoutType?: 'cart' | 'prime'; readonly cartId?: string } = {}) =>
    enterExpress(shop, cache)(visitor, { cartId, checkoutType: 'cart', sessionId, ...said });
  const cancellations = () => world.read(({ state }) => state.tracked.filter(({ name }) => name === 'payment_cancel').length);
  return { visitor, browser, provider, url, enter, cancellations };
};

describe('the return from the Amazon-style provider before the order', () => {
  it('leads to the summary, and the browser remembers the express checkout and its guest (CLIENTOP-09)', async () => {
    const { visitor, browser, provider, url, enter } = await atProvider();
    const sessionId = await provider.approveSession(url);
    expect(await enter(sessionId)).toEqual({ path: '/checkout/summary/', isEntered: true });
    expect(visitor.shopper.loginState).toBe('guest');
    expect(browser.visitor().express).toMatchObject({ sessionId, checkoutType: 'cart', addressIds: [] });
  });

  it('says that a delivery address cannot be used, and continues by express on the shipping step', async () => {
    const { provider, url, enter } = await atProvider();
    const sessionId = await provider.approveSession(url, 'not-delivered');
    expect(await enter(sessionId)).toEqual({ path: '/checkout/shipping/', messageKey: 'shop.payment.express.incomplete', isEntered: true });
  });

  it.each(['cart', 'prime'] as const)('of a cancelled session leads back, says so, and is reported to statistics once: %s (PAY-11, TRACK-14)', async (checkoutType) => {
    const { provider, url, enter, cancellations } = await atProvider();
    const sessionId = await provider.cancelSession(url);
    for (let times = 0; times < 3; times += 1) {
      expect(await enter(sessionId, { checkoutType })).toEqual({ path: pathWithoutExpress(checkoutType), messageKey: 'shop.payment.cancelled', isEntered: false });
      expect(cancellations()).toBe(1);
    }
  });

  it('reports each cancelled session by itself (TRACK-14)', async () => {
    const [first, second] = await Promise.all([atProvider(), atProvider()]);
    for (const { provider, url, enter } of [first, second]) await enter(await provider.cancelSession(url));
    expect([first.cancellations(), second.cancellations()]).toEqual([1, 1]);
  });

  it.each(['invented', ''])('with the name %j knows no session, and leads to the basket', async (sessionId) => {
    const { visitor, enter, cancellations } = await atProvider();
    expect(await enter(sessionId)).toEqual({ path: '/checkout/basket/', messageKey: 'shop.payment.express.gone', isEntered: false });
    expect([visitor.express, visitor.shopper.loginState, cancellations()]).toEqual([undefined, 'logged-out', 0]);
  });

  it('enters nothing for another cart', async () => {
    const { visitor, provider, url, enter } = await atProvider();
    expect(await enter(await provider.approveSession(url), { cartId: 'another' })).toMatchObject({ messageKey: 'shop.payment.express.gone', isEntered: false });
    expect(visitor.express).toBeUndefined();
  });

  it('starts over with the same basket if the reply to the registration was lost', async () => {
    let isLost = true;
    const { visitor, provider, url, enter } = await atProvider(({ sessions }) => ({
      sessions: {
        ...sessions,
        registerGuest: async (...call) => {
          const registered = await sessions.registerGuest(...call);
          if (isLost) throw new ReplyLost();
          return registered;
        },
      },
    }));
    const before = visitor.shopper.cartId;
    const sessionId = await provider.approveSession(url);
    expect(await enter(sessionId)).toEqual({ path: '/checkout/basket/', messageKey: 'shop.session.startedOver', isEntered: false });
    isLost = false;
    expect([visitor.shopper.loginState, visitor.express, visitor.shopper.cartId === before]).toEqual(['logged-out', undefined, false]);
  });
});
