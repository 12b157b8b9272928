import { NEWSLETTER_MAILS_A_DAY } from '@shop/domain/newsletter/newsletter';
import type { NewsletterSubscription } from '@shop/domain/newsletter/newsletter.port';
import { fieldErrorsOf, type FormRefusal, invalidForm } from '@shop/domain/shared/field-errors';
import { email as emailError } from '@shop/domain/shared/form-rules';
import { readEmail } from '@shop/domain/shared/read-email';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { isMagicEmail } from '../parameters/magic-values.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { put, type Transaction, type View } from '../worlds/transaction.ts';
import { DAY_MS, linkToConfirm } from './newsletter-links.ts';
import { sendAlreadySubscribed, sendConfirmation } from './newsletter-mails.ts';
import type { SubscriberRecord } from './subscriber-record.ts';

/** How a world names a subscriber. */
export const subscriberKey = (email: string): string => readEmail(email).toLowerCase();

export const emailRefusal = (email: string): FormRefusal | undefined => {
  const errors = fieldErrorsOf({ email: emailError(email) });
  return errors.length === 0 ? undefined : invalidForm(errors);
};

export const isSubscribed = ({ state }: View, email: string): boolean =>
  lookUp(state.newsletterSubscribers, subscriberKey(email))?.status === 'subscribed';

const requestedToday = ({ now }: View, { requestedMails }: SubscriberRecord): readonly number[] =>
  requestedMails.filter((sentAt) => sentAt > now.getTime() - DAY_MS);

/** Mails what somebody has asked for, unless the address has had too many mails today. */
export const mailOnRequest = (
  tx: Transaction,
  record: SubscriberRecord,
  mail: 'confirmation' | 'already-subscribed',
): void => {
  const today = requestedToday(tx, record);
  const isOver = today.length >= NEWSLETTER_MAILS_A_DAY;
  const key = subscriberKey(record.email);
  put(tx, 'newsletterSubscribers', key, {
    ...record,
    requestedMails: isOver ? today : [...today, tx.now.getTime()],
  });
  if (isOver) return;
  if (mail === 'already-subscribed') sendAlreadySubscribed(tx, record);
  else sendConfirmation(tx, record, linkToConfirm(tx, key));
};

/** Records what was agreed to, and mails the link that confirms it. Whoever is subscribed stays so, and reads that they are. */
export const beginSubscription = (
  tx: Transaction,
  storefront: Storefront,
  { email: typed, consent, isSubscribed: isKnown }: NewsletterSubscription,
): Result<void, FormRefusal> => {
  const refusal = emailRefusal(typed);
  if (refusal !== undefined) return refused(refusal);
  const email = readEmail(typed);
  if (isMagicEmail(email, 'newsletter-blocked')) return granted(undefined);
  const known = lookUp(tx.state.newsletterSubscribers, subscriberKey(email));
  const { requestedMails = [] } = known ?? {};
  const record: SubscriberRecord =
    known?.status === 'subscribed'
      ? known
      : {
          email,
          storefrontId: storefront.id,
          status: 'pending',
          consent: { ...consent, givenAt: tx.now.toISOString() },
          requestedMails,
        };
  mailOnRequest(tx, record, isKnown ? 'already-subscribed' : 'confirmation');
  return granted(undefined);
};
