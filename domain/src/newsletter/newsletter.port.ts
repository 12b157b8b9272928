import type { FormRefusal } from '../shared/field-errors.ts';
import type { Result } from '../shared/result.ts';
import type { Shopper } from '../visit/shopper.ts';
import type { NewsletterConsent } from './newsletter-consent.ts';

export interface NewsletterSubscription {
  readonly email: string;
  readonly consent: NewsletterConsent;
  /** Whether the address gets the newsletter already: then a mail says so, instead of one to confirm. */
  readonly isSubscribed: boolean;
}

export type ConfirmRefusal =
  | { readonly because: 'no-such-link' }
  /** A new link has been mailed, unless the address has had too many mails today. */
  | { readonly because: 'link-expired' };

/** Whose subscription ends: of the link in a mail, or of an address that somebody typed. */
export type Unsubscription = { readonly token: string } | { readonly email: string };

/** The newsletter, which nobody gets without having confirmed it from their mailbox. Only mails tell whether an address is known. */
export interface Newsletter {
  /** Whether an address gets the newsletter; no browser may learn it (upstream: checkEmailSubscribed). */
  isSubscribed(shopper: Shopper, email: string): Promise<boolean>;
  /** Records the consent and mails a link that confirms it, the same for every address (upstream: subscribeToNewsletter). */
  subscribe(shopper: Shopper, subscription: NewsletterSubscription): Promise<Result<void, FormRefusal>>;
  /** Begins what the link of a mail stands for; a second time changes nothing (upstream: confirmNewsletterSubscription). */
  confirm(shopper: Shopper, token: string): Promise<Result<void, ConfirmRefusal>>;
  /** Ends a subscription at once, the same for every token and every address (upstream: unsubscribeNewsletter). */
  unsubscribe(shopper: Shopper, unsubscription: Unsubscription): Promise<Result<void, FormRefusal>>;
}
