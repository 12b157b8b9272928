import type { Shop } from '@shop/domain/shop';
import { ORDINARY, pickedItem } from '@shop/fakes/worlds/scenarios/picked-items';
import type { World } from '@shop/fakes/worlds/world';
import type { ClientBuild } from '../pages/client-build.ts';
import { openShop } from './open-shop.ts';
import { openUpstreamShop } from './open-upstream-shop.ts';
import type { TestBrowser } from './test-browser.ts';

/** Puts other ports in the place of the honest shop's. */
export type ReplacePorts = (honest: Shop) => Shop;

/** A new visitor, and the world of the fake shop that they are in. */
export interface Visitor {
  readonly browser: TestBrowser;
  readonly world: World;
}

/** A whole gateway, whatever stands behind it: what is asserted is what the fake shop holds at the far end. */
export interface GatewayOnEither {
  visitor(): Promise<Visitor>;
  close(): Promise<void>;
}

const onFake = async (replacePorts: ReplacePorts, client: Partial<ClientBuild>): Promise<GatewayOnEither> => {
  const shop = await openShop({ client, backend: (fake) => ({ ...fake, shop: replacePorts(fake.shop) }) });
  return {
    visitor: async () => {
      const browser = await shop.visitor().withToken();
      return { browser, world: shop.fake.testWorlds.get(browser.cookies.get('SHOP_WORLD') ?? '') };
    },
    close: () => shop.close(),
  };
};

const onUpstream = async (replacePorts: ReplacePorts, client: Partial<ClientBuild>): Promise<GatewayOnEither> => {
  const shop = await openUpstreamShop({ client, replacePorts });
  return {
    visitor: async () => {
      const { browser, world } = shop.visitor();
      await browser.withToken();
      return { browser, world };
    },
    close: () => shop.close(),
  };
};

const honest: ReplacePorts = (shop) => shop;

export const BACKENDS: readonly (readonly [name: string, open: (replacePorts?: ReplacePorts, client?: Partial<ClientBuild>) => Promise<GatewayOnEither>])[] = [
  ['the in-memory shop', (replacePorts = honest, client = {}) => onFake(replacePorts, client)],
  ['the upstream', (replacePorts = honest, client = {}) => onUpstream(replacePorts, client)],
];

export const ordinaryItem = ({ world }: Visitor): string => world.read(({ goods }) => pickedItem(goods, ORDINARY));

/** Puts two pieces of an everyday article into the visitor's cart. */
export const fillBasket = async (visitor: Visitor): Promise<void> => {
  await visitor.browser.ask('addToCart', { items: [{ itemId: ordinaryItem(visitor), quantity: 2 }] });
};
