import { valueOf } from '@shop/domain/testing/fixtures';
import { PERSONAS } from '@shop/fakes/personas/personas';
import type { Persona } from '@shop/fakes/personas/personas';
import { aShop } from '@shop/fakes/testing/a-shop';
import { FIXTURE_TIME } from '@shop/fakes/testing/arrange-fixture';
import { browserAtTheGateway } from './visitor-sessions.ts';

/** A customer of a shop in memory, signed in with a browser, without a gateway. */
export const customerAtTheGateway = async (persona: Persona = PERSONAS.existing) => {
  const { shop, world, anonymous } = await aShop(persona.storefront);
  const browser = browserAtTheGateway({
    storefront: anonymous.storefront,
    world: { id: world.id, isDefault: false, isWatched: false, version: 1, now: () => FIXTURE_TIME },
  });
  const visitor = browser.visitor();
  visitor.opened(await shop.sessions.open(anonymous));
  visitor.signedIn(
    valueOf(await shop.sessions.login(visitor.shopper, { ...persona, stayLogged: false, mergeCart: false })),
    'customer',
    false,
  );
  return { shop, world, browser };
};
