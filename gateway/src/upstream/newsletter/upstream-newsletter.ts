import type { ConsentForm } from '@shop/domain/newsletter/newsletter-consent';
import type { ConfirmRefusal, Newsletter } from '@shop/domain/newsletter/newsletter.port';
import type { NewsletterForm } from '../generated/operation-types.ts';
import * as operations from '../generated/operations.ts';
import type { PortCalls } from '../shared/port-calls.ts';
import { readChoiceResult, readFormResult, type RefusalTable } from '../shared/read-mutation-result.ts';

const FORM_OF: Readonly<Record<ConsentForm, NewsletterForm>> = {
  page: 'PAGE',
  checkout: 'CHECKOUT',
  competition: 'COMPETITION',
};

const CONFIRM_REFUSALS: RefusalTable<ConfirmRefusal> = {
  NO_SUCH_LINK: () => ({ because: 'no-such-link' }),
  LINK_EXPIRED: () => ({ because: 'link-expired' }),
};

export const upstreamNewsletter = (call: PortCalls): Newsletter => ({
  isSubscribed: (shopper, email) =>
    call({
      operation: operations.checkEmailSubscribed,
      variables: { email },
      shopper,
      read: ({ checkEmailSubscribed }) => checkEmailSubscribed,
    }),
  subscribe: (shopper, { email, consent: { wording, form }, isSubscribed }) =>
    call({
      operation: operations.subscribeToNewsletter,
      variables: { subscription: { email, wording, form: FORM_OF[form], alreadySubscribed: isSubscribed } },
      shopper,
      read: ({ subscribeToNewsletter }) => readFormResult(subscribeToNewsletter),
    }),
  confirm: (shopper, token) =>
    call({
      operation: operations.confirmNewsletterSubscription,
      variables: { token },
      shopper,
      read: ({ confirmNewsletterSubscription }) => readChoiceResult(confirmNewsletterSubscription, CONFIRM_REFUSALS),
    }),
  unsubscribe: (shopper, unsubscription) =>
    call({
      operation: operations.unsubscribeNewsletter,
      variables: unsubscription,
      shopper,
      read: ({ unsubscribeNewsletter }) => readFormResult(unsubscribeNewsletter),
    }),
});
