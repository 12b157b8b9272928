import type { ConfirmRefusal } from '@shop/domain/newsletter/newsletter.port';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import { lookUp } from '../worlds/persistent-map.ts';
import { put, type Transaction } from '../worlds/transaction.ts';
import { mailOnRequest } from './begin-subscription.ts';
import { findLink, linkToUnsubscribe } from './newsletter-links.ts';
import { sendNewsletterWelcome } from './newsletter-mails.ts';

export const confirmSubscription = (tx: Transaction, token: string): Result<void, ConfirmRefusal> => {
  const link = findLink(tx, token);
  const record = lookUp(tx.state.newsletterSubscribers, link?.subscriber ?? '');
  if (link?.leadsTo !== 'confirmation' || record === undefined) return refused({ because: 'no-such-link' });
  if (record.status === 'subscribed') return granted(undefined);
  if (link.endsAt <= tx.now.getTime()) {
    mailOnRequest(tx, record, 'confirmation');
    return refused({ because: 'link-expired' });
  }
  put(tx, 'newsletterSubscribers', link.subscriber, {
    ...record,
    status: 'subscribed',
    confirmedAt: tx.now.toISOString(),
  });
  sendNewsletterWelcome(tx, record, linkToUnsubscribe(tx, link.subscriber));
  return granted(undefined);
};
