import { describe, expect, it } from 'vitest';
import { granted } from '../shared/result.ts';
import { STOREFRONTS } from '../storefronts/storefront.ts';
import { anAnonymousShopper } from '../testing/a-shopper.ts';
import { CONSENT_WORDINGS } from './newsletter-consent.ts';
import type { Newsletter, NewsletterSubscription } from './newsletter.port.ts';
import { subscribeToNewsletter } from './subscribe-to-newsletter.ts';
import { unsubscribeFromNewsletter } from './unsubscribe-from-newsletter.ts';

const shopWhere = (isSubscribed: boolean) => {
  const calls: string[] = [];
  const subscriptions: NewsletterSubscription[] = [];
  const newsletter: Pick<Newsletter, 'isSubscribed' | 'subscribe'> = {
    isSubscribed: async (_shopper, email) => {
      calls.push(`is ${email} subscribed`);
      return isSubscribed;
    },
    subscribe: async (_shopper, subscription) => {
      calls.push(`subscribe ${subscription.email}`);
      subscriptions.push(subscription);
      return granted(undefined);
    },
  };
  return { calls, subscriptions, subscribe: subscribeToNewsletter({ newsletter }) };
};

describe('a subscription to the newsletter', () => {
  it.each([true, false])('takes the same calls for every address, subscribed: %s', async (isSubscribed) => {
    const { calls, subscriptions, subscribe } = shopWhere(isSubscribed);
    expect(await subscribe(anAnonymousShopper(), ' Anna Kern <anna.kern@schule.example> ')).toEqual(granted(undefined));
    expect(calls).toEqual(['is anna.kern@schule.example subscribed', 'subscribe anna.kern@schule.example']);
    expect(subscriptions).toEqual([
      {
        email: 'anna.kern@schule.example',
        consent: { form: 'page', wording: CONSENT_WORDINGS.page.de },
        isSubscribed,
      },
    ]);
  });

  it('is agreed to in the language of the storefront', async () => {
    const { subscriptions, subscribe } = shopWhere(false);
    await subscribe({ ...anAnonymousShopper(), storefront: STOREFRONTS['b2b-en'] }, 'anna.kern@schule.example');
    expect(subscriptions.map(({ consent }) => consent.wording)).toEqual([CONSENT_WORDINGS.page.en]);
  });

  it('asks nobody about what is no address', async () => {
    const { calls, subscribe } = shopWhere(false);
    expect(await subscribe(anAnonymousShopper(), 'anna.kern@')).toEqual({
      ok: false,
      refusal: {
        because: 'invalid-form',
        fieldErrors: [{ field: 'email', message: 'vue.form.error.email.incorrect' }],
      },
    });
    expect(calls).toEqual([]);
  });
});

it.each([
  [{ token: undefined, email: ' Anna Kern <anna.kern@schule.example> ' }, { email: 'anna.kern@schule.example' }],
  [{ token: 'of-a-mail', email: '' }, { token: 'of-a-mail' }],
])('unsubscribes by %j: %j', async (form, expected) => {
  const asked: object[] = [];
  const newsletter: Pick<Newsletter, 'unsubscribe'> = {
    unsubscribe: async (_shopper, unsubscription) => {
      asked.push(unsubscription);
      return granted(undefined);
    },
  };
  await unsubscribeFromNewsletter({ newsletter })(anAnonymousShopper(), form);
  expect(asked).toEqual([expected]);
});
