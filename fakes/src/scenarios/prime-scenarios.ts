import { PRIME } from '@shop/domain/shared/paths';
import { PERSONAS, type PersonaName } from '../personas/personas.ts';
import { setParameter } from '../parameters/parameter-values.ts';
import { endMembership } from '../prime/membership-terms.ts';
import { PRIME_OPEN } from '../prime/prime-offer-of.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { atExpressProvider } from './at-express-provider.ts';
import type { Scenario, ScenarioContext } from './scenario.ts';
import { ORDINARY, selectItems } from '../goods/select-items.ts';
import { addItems, enterShop, logInAs } from './steps.ts';

/** When the membership of the last scenario ended: before any world begins. */
const ENDED_ON = '2026-10-31';

const customerWithBasket = async (context: ScenarioContext, persona: PersonaName = 'existing') =>
  addItems(
    context,
    await logInAs(context, await enterShop(context), persona),
    selectItems(context.goods, 2, { ...ORDINARY, from: 500, to: 3000 }),
    1,
  );

/** Scenarios about the membership with free delivery. */
export const PRIME_SCENARIOS: readonly Scenario[] = [
  {
    name: 'prime-offer',
    title: 'a customer with a basket, who can become a member of Prime',
    storefront: 'de',
    landing: PRIME,
    play: (context) => customerWithBasket(context),
  },
  {
    name: 'prime-offer-swiss',
    title: 'a Swiss customer with a basket, who can become a member of Prime',
    storefront: 'ch',
    landing: PRIME,
    play: (context) => customerWithBasket(context, 'swiss'),
  },
  {
    name: 'prime-offer-amazon',
    title: 'a customer with a basket, who can become a member of Prime and pay with Amazon Pay',
    storefront: 'de',
    landing: PRIME,
    play: async (context) => {
      await atExpressProvider(context.world).switchOn();
      return customerWithBasket(context);
    },
  },
  {
    name: 'prime-member',
    title: 'a member of Prime, at their membership',
    storefront: 'de',
    landing: PRIME,
    play: async (context) => logInAs(context, await enterShop(context), 'prime'),
  },
  {
    name: 'prime-ended',
    title: 'a former member of Prime, who can become one again',
    storefront: 'de',
    landing: PRIME,
    play: async (context) => {
      context.world.run((tx) => {
        const member = lookUp(tx.state.users, PERSONAS.prime.account.userId);
        if (member?.kind === 'customer') endMembership(tx, member, ENDED_ON);
      });
      return logInAs(context, await enterShop(context), 'prime');
    },
  },
  {
    name: 'prime-waiting-list',
    title: 'a visitor while Prime takes no members: there is a waiting list',
    storefront: 'de',
    landing: PRIME,
    play: async (context) => {
      context.world.run((tx) => setParameter(tx, PRIME_OPEN, 'false'));
      return enterShop(context);
    },
  },
];
