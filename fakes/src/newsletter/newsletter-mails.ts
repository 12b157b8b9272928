import { NEWSLETTER_LINK_DAYS } from '@shop/domain/newsletter/newsletter';
import {
  NEWSLETTER,
  NEWSLETTER_UNSUBSCRIPTION,
  newsletterConfirmationPath,
  newsletterOneClickPath,
  newsletterUnsubscriptionPath,
} from '@shop/domain/shared/paths';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import type { Texts } from '../goods/goods.ts';
import { both } from '../goods/product-template.ts';
import { sayIn } from '../mails/say-in.ts';
import { type MailContent, sendMail } from '../mails/send-mail.ts';
import type { MailTemplate } from '../worlds/mail.ts';
import type { Transaction } from '../worlds/transaction.ts';
import type { SubscriberRecord } from './subscriber-record.ts';

interface Letter {
  readonly template: MailTemplate;
  readonly subject: Texts;
  readonly before: readonly Texts[];
  readonly link: { readonly rel: string; readonly label: Texts };
  readonly after: readonly Texts[];
}

const HELLO = both('Guten Tag,', 'Hello,');

/** Without any advertising: whoever gets it has agreed to nothing so far. */
const CONFIRMATION: Letter = {
  template: 'newsletter-confirmation',
  subject: both('Bitte bestätigen Sie Ihre Anmeldung zum Newsletter', 'Please confirm your newsletter subscription'),
  before: [
    HELLO,
    both(
      'für diese E-Mail-Adresse wurde unser Newsletter bestellt. Bitte bestätigen Sie, dass Sie das waren.',
      'Our newsletter was ordered for this e-mail address. Please confirm that this was you.',
    ),
  ],
  link: { rel: 'newsletter-confirmation', label: both('Anmeldung bestätigen', 'Confirm the subscription') },
  after: [
    both('Bestellt wurde er mit diesen Worten: „{wording}“', 'It was ordered in these words: “{wording}”'),
    both(
      'Der Link gilt {days} Tage lang. Ohne Ihre Bestätigung schicken wir Ihnen keinen Newsletter.',
      'The link works for {days} days. Without your confirmation we will not send you the newsletter.',
    ),
    both('Sie waren das nicht? Dann löschen Sie diese Nachricht.', 'Was it not you? Then delete this message.'),
  ],
};

const ALREADY_SUBSCRIBED: Letter = {
  template: 'newsletter-already-subscribed',
  subject: both('Sie sind schon zum Newsletter angemeldet', 'You already subscribe to our newsletter'),
  before: [
    HELLO,
    both(
      'für diese E-Mail-Adresse wurde unser Newsletter noch einmal bestellt. Sie bekommen ihn schon, und es bleibt dabei.',
      'Our newsletter was ordered for this e-mail address once more. You already get it, and nothing changes.',
    ),
  ],
  link: { rel: 'newsletter-unsubscription', label: both('Newsletter abbestellen', 'Unsubscribe') },
  after: [],
};

const WELCOME: Letter = {
  template: 'newsletter-welcome',
  subject: both('Ihre Anmeldung zum Newsletter ist bestätigt', 'Your newsletter subscription is confirmed'),
  before: [
    HELLO,
    both(
      'Sie bekommen ab jetzt unseren Newsletter. Wenn Sie ihn nicht mehr möchten, genügt ein Klick.',
      'From now on you will get our newsletter. If you no longer want it, one click is enough.',
    ),
  ],
  link: { rel: 'newsletter-unsubscription', label: both('Newsletter abbestellen', 'Unsubscribe') },
  after: [],
};

const UNSUBSCRIBED: Letter = {
  template: 'newsletter-unsubscribed',
  subject: both('Sie sind vom Newsletter abgemeldet', 'You have unsubscribed from our newsletter'),
  before: [
    HELLO,
    both(
      'wir schicken keinen Newsletter mehr an diese E-Mail-Adresse. Sie möchten ihn doch? Dann bestellen Sie ihn wieder.',
      'We will send no more newsletters to this e-mail address. Do you want it after all? Then subscribe again.',
    ),
  ],
  link: { rel: 'newsletter', label: both('Newsletter bestellen', 'Subscribe to the newsletter') },
  after: [],
};

const send = (
  tx: Transaction,
  { email, storefrontId, consent }: SubscriberRecord,
  { template, subject, before, link, after }: Letter,
  { url, ...content }: Pick<MailContent, 'unsubscribeUrl'> & { readonly url: string },
): void => {
  const storefront = STOREFRONTS[storefrontId];
  const say = sayIn(storefront);
  const values = { wording: consent.wording, days: String(NEWSLETTER_LINK_DAYS) };
  const said = (texts: readonly Texts[]): readonly string[] => texts.map((text) => say(text, values));
  sendMail(tx, {
    ...content,
    to: email,
    template,
    storefront,
    subject: say(subject),
    parts: [...said(before), { rel: link.rel, label: say(link.label), url }, ...said(after)],
  });
};

export const sendConfirmation = (tx: Transaction, record: SubscriberRecord, token: string): void =>
  send(tx, record, CONFIRMATION, { url: newsletterConfirmationPath(token) });

export const sendAlreadySubscribed = (tx: Transaction, record: SubscriberRecord): void =>
  send(tx, record, ALREADY_SUBSCRIBED, { url: NEWSLETTER_UNSUBSCRIPTION });

export const sendNewsletterWelcome = (tx: Transaction, record: SubscriberRecord, token: string): void =>
  send(tx, record, WELCOME, {
    url: newsletterUnsubscriptionPath(token),
    unsubscribeUrl: newsletterOneClickPath(token),
  });

export const sendUnsubscribed = (tx: Transaction, record: SubscriberRecord): void =>
  send(tx, record, UNSUBSCRIBED, { url: NEWSLETTER });
