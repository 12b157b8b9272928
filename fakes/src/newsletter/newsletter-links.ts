import { NEWSLETTER_LINK_DAYS, UNCONFIRMED_ADDRESS_DAYS } from '@shop/domain/newsletter/newsletter';
import { entriesOf, lookUp } from '../worlds/persistent-map.ts';
import { digestOf, secretToken } from '../worlds/secret-token.ts';
import { put, remove, schedule, type Transaction, unschedule, type View } from '../worlds/transaction.ts';
import type { NewsletterLinkRecord } from './subscriber-record.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;
const TIMER = 'newsletter-link-is-forgotten';
const STREAM = 'newsletter-link';

export const linkToConfirm = (tx: Transaction, subscriber: string): string => {
  const token = secretToken(tx, STREAM);
  const now = tx.now.getTime();
  put(tx, 'newsletterLinks', digestOf(token), {
    leadsTo: 'confirmation',
    subscriber,
    endsAt: now + NEWSLETTER_LINK_DAYS * DAY_MS,
  });
  schedule(tx, TIMER, digestOf(token), new Date(now + UNCONFIRMED_ADDRESS_DAYS * DAY_MS));
  return token;
};

/** It works for as long as somebody may find the mail. */
export const linkToUnsubscribe = (tx: Transaction, subscriber: string): string => {
  const token = secretToken(tx, STREAM);
  put(tx, 'newsletterLinks', digestOf(token), { leadsTo: 'unsubscription', subscriber });
  return token;
};

export const findLink = ({ state }: View, token: string): NewsletterLinkRecord | undefined =>
  lookUp(state.newsletterLinks, digestOf(token));

const linksToConfirm = ({ state }: View, subscriber: string): readonly string[] =>
  entriesOf(state.newsletterLinks)
    .filter(([, link]) => link.leadsTo === 'confirmation' && link.subscriber === subscriber)
    .map(([digest]) => digest);

export const forgetLinksToConfirm = (tx: Transaction, subscriber: string): void => {
  for (const digest of linksToConfirm(tx, subscriber)) {
    remove(tx, 'newsletterLinks', digest);
    unschedule(tx, TIMER, digest);
  }
};

export const NEWSLETTER_TIMERS = {
  [TIMER]: (tx: Transaction, digest: string): void => {
    const link = lookUp(tx.state.newsletterLinks, digest);
    if (link === undefined) return;
    const { subscriber } = link;
    remove(tx, 'newsletterLinks', digest);
    if (lookUp(tx.state.newsletterSubscribers, subscriber)?.status !== 'pending') return;
    if (linksToConfirm(tx, subscriber).length === 0) remove(tx, 'newsletterSubscribers', subscriber);
  },
};
