import type { Unsubscription } from '@shop/domain/newsletter/newsletter.port';
import type { FormRefusal } from '@shop/domain/shared/field-errors';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import { lookUp } from '../worlds/persistent-map.ts';
import { put, type Transaction } from '../worlds/transaction.ts';
import { emailRefusal, subscriberKey } from './begin-subscription.ts';
import { findLink, forgetLinksToConfirm } from './newsletter-links.ts';
import { sendUnsubscribed } from './newsletter-mails.ts';
import type { SubscriberRecord } from './subscriber-record.ts';

/** Nothing that was mailed before can begin it again. */
const end = (tx: Transaction, key: string, record: SubscriberRecord): void => {
  forgetLinksToConfirm(tx, key);
  put(tx, 'newsletterSubscribers', key, {
    ...record,
    status: 'unsubscribed',
    unsubscribedAt: tx.now.toISOString(),
  });
};

/** A typed address may be somebody else's, so its owner reads of it: once, as a subscription must be confirmed to end again. */
export const endSubscription = (tx: Transaction, unsubscription: Unsubscription): Result<void, FormRefusal> => {
  const isTyped = 'email' in unsubscription;
  const refusal = isTyped ? emailRefusal(unsubscription.email) : undefined;
  if (refusal !== undefined) return refused(refusal);
  const link = isTyped ? undefined : findLink(tx, unsubscription.token);
  const linked = link?.leadsTo === 'unsubscription' ? link.subscriber : '';
  const key = isTyped ? subscriberKey(unsubscription.email) : linked;
  const record = lookUp(tx.state.newsletterSubscribers, key);
  if (record === undefined || record.status === 'unsubscribed') return granted(undefined);
  if (isTyped && record.status === 'subscribed') sendUnsubscribed(tx, record);
  end(tx, key, record);
  return granted(undefined);
};
