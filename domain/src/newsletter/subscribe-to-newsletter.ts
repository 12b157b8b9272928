import { fieldErrorsOf, type FormRefusal, invalidForm } from '../shared/field-errors.ts';
import { email as emailError } from '../shared/form-rules.ts';
import { readEmail } from '../shared/read-email.ts';
import { refused, type Result } from '../shared/result.ts';
import type { Shopper } from '../visit/shopper.ts';
import { type ConsentForm, newsletterConsent } from './newsletter-consent.ts';
import type { Newsletter } from './newsletter.port.ts';

/** Begins a subscription on a form. The same calls for every address: neither words nor time tell who is subscribed. */
export const subscribeToNewsletter =
  ({ newsletter }: { readonly newsletter: Pick<Newsletter, 'isSubscribed' | 'subscribe'> }) =>
  async (shopper: Shopper, typed: string, form: ConsentForm = 'page'): Promise<Result<void, FormRefusal>> => {
    const errors = fieldErrorsOf({ email: emailError(typed) });
    if (errors.length > 0) return refused(invalidForm(errors));
    const email = readEmail(typed);
    const isSubscribed = await newsletter.isSubscribed(shopper, email);
    return newsletter.subscribe(shopper, {
      email,
      consent: newsletterConsent(form, shopper.storefront),
      isSubscribed,
    });
  };
