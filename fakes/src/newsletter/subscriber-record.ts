import type { NewsletterConsent } from '@shop/domain/newsletter/newsletter-consent';
import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { emptyMap } from '../worlds/persistent-map.ts';
import type { TableRows } from '../worlds/world-tables.ts';

/** What the shop keeps of a subscription to prove it. Instants are ISO, world time. */
export interface SubscriberRecord {
  readonly email: string;
  readonly storefrontId: StorefrontId;
  /** `pending`: not confirmed, so nothing is sent. */
  readonly status: 'pending' | 'subscribed' | 'unsubscribed';
  readonly consent: NewsletterConsent & { readonly givenAt: string };
  readonly confirmedAt?: string;
  readonly unsubscribedAt?: string;
  /** When mails that anybody can ask for were sent; ms since the epoch. */
  readonly requestedMails: readonly number[];
}

/** What the link of a mail stands for: each confirms or ends a subscription, never both. */
export type NewsletterLinkRecord =
  | { readonly leadsTo: 'confirmation'; readonly subscriber: string; readonly endsAt: number }
  | { readonly leadsTo: 'unsubscription'; readonly subscriber: string };

/** `newsletterSubscribers`: by e-mail address in small letters; `newsletterLinks`: by the digest of the token. */
export const NEWSLETTER_TABLES = {
  newsletterSubscribers: emptyMap<SubscriberRecord>(),
  newsletterLinks: emptyMap<NewsletterLinkRecord>(),
} satisfies Partial<TableRows>;

/** A link to confirm is forgotten, with the address if nobody has confirmed it. */
export type NewsletterTimer = 'newsletter-link-is-forgotten';

declare module '../worlds/world-tables.ts' {
  interface WorldTables {
    readonly newsletterSubscribers: SubscriberRecord;
    readonly newsletterLinks: NewsletterLinkRecord;
  }
  interface AreaTimers {
    readonly newsletter: NewsletterTimer;
  }
}
