import { productPath, reviewPath } from '@shop/domain/shared/paths';
import { logInAs, enterShop, must } from './steps.ts';
import type { Scenario } from './scenario.ts';

/** Crayons with a few dozen reviews. */
const REVIEWED = '1013017';

/** Scenarios of what customers write about products. */
export const REVIEW_SCENARIOS: readonly Scenario[] = [
  {
    name: 'reviews',
    title: 'a visitor on the page of an article with a few dozen reviews',
    storefront: 'de',
    landing: productPath(REVIEWED),
    play: enterShop,
  },
  {
    name: 'review-form',
    title: 'the existing customer writes about an article',
    storefront: 'de',
    landing: reviewPath(REVIEWED),
    play: async (context) => logInAs(context, await enterShop(context), 'existing'),
  },
  {
    name: 'review-pending',
    title:
      'the existing customer has written a review that the shop has not checked yet; it is released at noon of the next working day',
    storefront: 'de',
    landing: productPath(REVIEWED),
    play: async (context) => {
      const customer = await logInAs(context, await enterShop(context), 'existing');
      const review = {
        rating: 4,
        title: 'Bewährt im Unterricht',
        message: 'Seit dem Sommer in meiner Klasse im Einsatz. Die Farben sind kräftig.',
        nickname: 'Anna aus Klasse 2a',
      } as const;
      must(await context.shop.reviews.save(customer, REVIEWED, review));
      return customer;
    },
  },
];
