import type { ConsentForm } from '@shop/domain/newsletter/newsletter-consent';
import type {
  MutationConfirmNewsletterSubscriptionArgs,
  MutationSubscribeToNewsletterArgs,
  MutationUnsubscribeNewsletterArgs,
  NewsletterForm,
  QueryCheckEmailSubscribedArgs,
} from '../generated/upstream-types.ts';
import type { Resolvers } from '../graphql/resolver-types.ts';
import { writeMutationResult } from '../shared/write-mutation-result.ts';

type NewsletterField =
  | 'checkEmailSubscribed'
  | 'subscribeToNewsletter'
  | 'confirmNewsletterSubscription'
  | 'unsubscribeNewsletter';

const FORM_OF: Readonly<Record<NewsletterForm, ConsentForm>> = {
  PAGE: 'page',
  CHECKOUT: 'checkout',
  COMPETITION: 'competition',
};

export const newsletterResolvers: Resolvers<NewsletterField> = {
  checkEmailSubscribed: ({ email }: QueryCheckEmailSubscribedArgs, { shop, shopper }) =>
    shop.newsletter.isSubscribed(shopper, email),
  subscribeToNewsletter: async (
    { subscription: { email, wording, form, alreadySubscribed } }: MutationSubscribeToNewsletterArgs,
    { shop, shopper },
  ) =>
    writeMutationResult(
      await shop.newsletter.subscribe(shopper, {
        email,
        consent: { wording, form: FORM_OF[form] },
        isSubscribed: alreadySubscribed,
      }),
    ),
  confirmNewsletterSubscription: async ({ token }: MutationConfirmNewsletterSubscriptionArgs, { shop, shopper }) =>
    writeMutationResult(await shop.newsletter.confirm(shopper, token)),
  unsubscribeNewsletter: async ({ email, token }: MutationUnsubscribeNewsletterArgs, { shop, shopper }) =>
    writeMutationResult(await shop.newsletter.unsubscribe(shopper, token == null ? { email: email ?? '' } : { token })),
};
