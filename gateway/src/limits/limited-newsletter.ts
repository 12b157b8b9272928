import type { Newsletter } from '@shop/domain/newsletter/newsletter.port';
import type { FormRefusal } from '@shop/domain/shared/field-errors';
import { refused } from '@shop/domain/shared/result';
import { TooManyAttempts } from '@shop/domain/shared/too-many-attempts';
import type { RequestSource } from '../visit/request-source.ts';
import { countedIf, type Counters } from './counters.ts';
import { LIMITS } from './limits.ts';
import { perNetwork, perNetworkAndSubject } from './per-network.ts';

const TOO_MANY: FormRefusal = { because: 'invalid-form', fieldErrors: [], general: 'shop.error.tooManyTries' };

/**
 * Limits subscriptions and unsubscriptions of addresses, because anybody may type anybody's, and guesses of links to confirm.
 * Mail providers send the unsubscriptions of many people from few networks.
 */
export const limitedNewsletter = (newsletter: Newsletter, counters: Counters, source: RequestSource): Newsletter => ({
  ...newsletter,
  subscribe: async (shopper, subscription) => {
    const counted = await counters.count(perNetwork(source, LIMITS.subscriptions, LIMITS.subscriptionsADay));
    return counted.isOver ? refused(TOO_MANY) : newsletter.subscribe(shopper, subscription);
  },
  confirm: async (shopper, token) => {
    const counted = await counters.count(perNetwork(source, LIMITS.wrongNewsletterLinks));
    if (counted.isOver) throw new TooManyAttempts(counted.seconds);
    return countedIf(
      counted,
      () => newsletter.confirm(shopper, token),
      ({ ok }) => !ok,
    );
  },
  unsubscribe: async (shopper, unsubscription) => {
    const counted = await counters.count(
      'token' in unsubscription
        ? [
            ...perNetwork(source, LIMITS.unsubscribingLinks),
            ...perNetworkAndSubject(source, LIMITS.unsubscribingLink, unsubscription.token),
          ]
        : perNetwork(source, LIMITS.unsubscriptions, LIMITS.unsubscriptionsADay),
    );
    if (counted.isOver) throw new TooManyAttempts(counted.seconds);
    return newsletter.unsubscribe(shopper, unsubscription);
  },
});
