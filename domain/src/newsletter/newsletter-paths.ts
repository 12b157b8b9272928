import { NEWSLETTER_CONFIRMATION, NEWSLETTER_SUCCESS, NEWSLETTER_UNSUBSCRIPTION } from '../shared/paths.ts';
import type { Result } from '../shared/result.ts';
import type { ConfirmRefusal } from './newsletter.port.ts';

/** What a page about the newsletter says in place of its form, in its `state`. */
export type NewsletterState = 'confirmed' | 'link-expired' | 'no-such-link' | 'unsubscribed';

const at = (path: string, state: NewsletterState): string => `${path}?state=${state}`;

export const NEWSLETTER_UNSUBSCRIBED = at(NEWSLETTER_UNSUBSCRIPTION, 'unsubscribed');

/** Where somebody goes on who has pressed the button behind the link of a mail. */
export const newsletterPathAfter = (confirmed: Result<void, ConfirmRefusal>): string =>
  confirmed.ok ? at(NEWSLETTER_SUCCESS, 'confirmed') : at(NEWSLETTER_CONFIRMATION, confirmed.refusal.because);
