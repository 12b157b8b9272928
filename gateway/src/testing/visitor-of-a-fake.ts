import type { Shop } from '@shop/domain/shop';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { inMemoryShop } from '@shop/fakes/shop/in-memory-shop';
import { ORDINARY, selectItem } from '@shop/fakes/goods/select-items';
import type { World } from '@shop/fakes/worlds/world';
import { fakeBackend } from '../qa/fake-backend.ts';
import { testClock } from './test-clock.ts';
import { browserAtTheGateway } from './visitor-sessions.ts';
import type { BrowserAtTheGateway } from './visitor-sessions.ts';

/** A visitor of the in-memory shop, in a world of their own; of the gateway only their sessions. */
export interface VisitorOfAFake extends BrowserAtTheGateway {
  readonly shop: Shop;
  readonly world: World;
  /** An everyday article that is in stock. */
  readonly itemId: string;
}

const backend = fakeBackend(testClock(), false);

export const visitorOfAFake = (storefront?: Storefront): VisitorOfAFake => {
  const world = backend.testWorlds.create();
  const found = backend.worlds.find(world.id);
  if (found?.ok !== true) throw new TypeError('a new world cannot be opened');
  return {
    ...browserAtTheGateway({ world: found.value, ...(storefront === undefined ? {} : { storefront }) }),
    shop: inMemoryShop(world),
    world,
    itemId: world.read(({ goods }) => selectItem(goods, ORDINARY)),
  };
};

/** Signs the visitor in, without their cart. */
export const signInAs = async (
  { shop, visitor }: VisitorOfAFake,
  { identifier, password }: { readonly identifier: string; readonly password: string },
): Promise<void> => {
  const visit = visitor();
  const signedIn = await shop.sessions.login(visit.shopper, {
    identifier,
    password,
    stayLogged: false,
    mergeCart: false,
  });
  if (!signedIn.ok) throw new TypeError('nobody is signed in');
  visit.signedIn(signedIn.value, 'customer', false);
};
