import { CONTACT_DETAILS, REQUESTED_PASSWORD } from '@shop/domain/shared/paths';
import { PERSONAS } from '../personas/personas.ts';
import { enterShop, logInAs } from './steps.ts';
import type { Scenario } from './scenario.ts';

/** Scenarios about a customer's account. */
export const ACCOUNT_SCENARIOS: readonly Scenario[] = [
  {
    name: 'account',
    title: 'a customer is signed in, at their contact details',
    storefront: 'de',
    landing: CONTACT_DETAILS,
    play: async (context) => logInAs(context, await enterShop(context), 'existing'),
  },
  {
    name: 'business-account',
    title: 'a school is signed in on the business shop, at its contact details',
    storefront: 'b2b-de',
    landing: CONTACT_DETAILS,
    play: async (context) => logInAs(context, await enterShop(context), 'b2b-german'),
  },
  {
    name: 'password-forgotten',
    title: 'a customer has requested a new password: the mail with the link is captured, and the link works',
    storefront: 'de',
    landing: REQUESTED_PASSWORD,
    play: async (context) => {
      const visitor = await enterShop(context);
      await context.shop.passwords.requestLink(visitor, {
        identifier: PERSONAS.existing.identifier,
        honeypot: '',
        triesCount: 1,
      });
      return visitor;
    },
  },
];
