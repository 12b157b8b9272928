import { CANCELLATION_FORM } from '@shop/domain/shared/paths';
import { enterShop, logInAs } from './steps.ts';
import type { Scenario } from './scenario.ts';

/** Scenarios of contracts that a consumer cancels. */
export const CANCELLATION_SCENARIOS: readonly Scenario[] = [
  {
    name: 'cancellation',
    title:
      'the prime member, logged in, on the page of the cancellation button; mails go to paul.prime@pausenhof.example',
    storefront: 'de',
    landing: CANCELLATION_FORM,
    play: async (context) => logInAs(context, await enterShop(context), 'prime'),
  },
];
