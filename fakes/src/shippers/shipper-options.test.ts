import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { addItem, readCart, openSession, updateCart } from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { inMemoryShop } from '../shop/in-memory-shop.ts';
import { setParameter } from '../parameters/parameter-values.ts';
import { ORDINARY, selectItem } from '../goods/select-items.ts';
import { inMemoryWorlds } from '../in-memory-worlds.ts';

const clock = { now: () => new Date('2026-08-03T10:00:00Z') };

/** The carriers offered after something was put into the cart, by code and costs. */
const offered = async (
  name: keyof typeof STOREFRONTS,
  options: { readonly isBulky?: boolean; readonly dpd?: string; readonly quantity?: number } = {},
) => {
  const world = inMemoryWorlds({ clock }).create({ id: 'carriers' });
  const { isBulky = false, dpd, quantity = 1 } = options;
  if (dpd !== undefined) world.run((tx) => setParameter(tx, 'shippingCarrier/dpd', dpd));
  const itemId = world.read(({ goods }) =>
    selectItem(goods, isBulky ? { bulky: true, stock: 5 } : { ...ORDINARY, from: 500, to: 1_000 }),
  );
  const shop = inMemoryShop(world);
  const shopper = await openSession({ shop }, { storefront: STOREFRONTS[name], loginState: 'logged-out' });
  await updateCart({ shop }, shopper, addItem(itemId, quantity));
  return (await readCart({ shop }, shopper)).shippers
    .filter(({ enabled }) => enabled)
    .map(({ code, costs }) => `${code} ${costs.minor} ${costs.currency}`);
};

describe('the carriers', () => {
  it.each([
    ['de', ['dhl 495 EUR', 'dpd 595 EUR']],
    ['en', ['dhl 495 EUR', 'dpd 595 EUR']],
    ['b2b-de', ['dhl 495 EUR', 'dpd 595 EUR']],
    ['at', ['dpd 595 EUR']],
    ['ch', ['swiss-post 895 CHF']],
  ] as const)('of the storefront %s are %j', async (name, codes) => {
    expect(await offered(name)).toEqual(codes);
  });

  it.each([
    ['de', 'false', ['dhl 495 EUR', 'gls 595 EUR']],
    ['de', 'true', ['dhl 495 EUR', 'dpd 595 EUR']],
    ['at', 'false', ['gls 595 EUR']],
    ['ch', 'false', ['swiss-post 895 CHF']],
  ] as const)('of the storefront %s, where the parameter for dpd is %s, are %j (FLAG-03)', async (name, dpd, codes) => {
    expect(await offered(name, { dpd })).toEqual(codes);
  });

  it('for furniture are only the forwarding agent, who is never free', async () => {
    expect(await offered('de', { isBulky: true })).toEqual(['spedition 3900 EUR']);
    expect(await offered('ch', { isBulky: true })).toEqual(['spedition 6900 CHF']);
  });

  it('are all free once the goods are worth enough', async () => {
    expect(await offered('de', { quantity: 20 })).toEqual(['dhl 0 EUR', 'dpd 0 EUR']);
  });
});
