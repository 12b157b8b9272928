import type { Shop } from '@shop/domain/shop';
import { ORDINARY, selectItem } from '@shop/fakes/scenarios/select-items';
import type { ClientBuild } from '../pages/client-build.ts';
import { BACKENDS as OPEN_BACKENDS } from './backends.ts';
import type { Entered } from './backends.ts';

/** Replaces ports of the real shop. */
export type ReplacePorts = (honest: Shop) => Shop;

export type Visitor = Entered;

/** A whole gateway on either backend. Tests assert what the fake shop stores at the far end. */
export interface GatewayOnEither {
  visitor(host?: string): Promise<Visitor>;
  close(): Promise<void>;
}

export const BACKENDS: readonly (readonly [
  name: string,
  open: (replacePorts?: ReplacePorts, client?: Partial<ClientBuild>) => Promise<GatewayOnEither>,
])[] = OPEN_BACKENDS.map(({ backend, open }) => [
  `the shop ${backend}`,
  async (replacePorts = (shop) => shop, client = {}) => {
    const { enter, close } = await open({ replacePorts, client });
    return { visitor: (host) => enter(host), close };
  },
]);

export const ordinaryItem = ({ world }: Visitor): string => world.read(({ goods }) => selectItem(goods, ORDINARY));

/** Adds two pieces of an everyday article to the visitor's cart. */
export const fillBasket = async (visitor: Visitor): Promise<void> => {
  await visitor.browser.runDocument('updateCart', {
    operations: [{ do: 'add-position', itemId: ordinaryItem(visitor), quantity: 2 }],
  });
};
