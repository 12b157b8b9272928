import type { ContactReceipt, ContactRequest, ContactTopic } from '@shop/domain/contact-requests/contact-request';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { writtenDay } from '@shop/domain/storefronts/written-day';
import { CUSTOMER_SERVICE } from '../content/company.ts';
import type { Texts } from '../goods/goods.ts';
import { both } from '../goods/product-template.ts';
import { sayIn } from '../mails/say-in.ts';
import { sendMail } from '../mails/send-mail.ts';
import type { MailTable } from '../worlds/mail.ts';
import type { Transaction } from '../worlds/transaction.ts';
import type { OrderProof } from './contact-start.ts';

const TOPICS: Readonly<Record<ContactTopic, Texts>> = {
  order: both('Bestellung', 'Order'),
  delivery: both('Lieferung', 'Delivery'),
  return: both('Rückgabe oder Reklamation', 'Return or complaint'),
  payment: both('Rechnung oder Zahlung', 'Invoice or payment'),
  product: both('Artikel', 'Product'),
  account: both('Kundenkonto', 'Customer account'),
  business: both('Schule oder Einrichtung', 'School or institution'),
  other: both('Anderes', 'Something else'),
};

const SUBJECT = both('{flag}Anfrage {ticket}: {topic}', '{flag}Request {ticket}: {topic}');
const FLAG = both('[Spamverdacht] ', '[Possible spam] ');

const LABELS = {
  topic: both('Thema', 'Topic'),
  order: both('Bestellung', 'Order'),
  fullName: both('Name', 'Name'),
  email: both('E-Mail-Adresse', 'E-mail address'),
  phone: both('Telefon', 'Telephone'),
  images: both('Fotos', 'Photos'),
  answerBy: both('Antwort bis', 'Answer by'),
} as const;

const PROOFS: Readonly<Record<OrderProof | 'none', Texts>> = {
  own: both('{number} (eigene Bestellung)', '{number} (their own order)'),
  'looked-up': both('{number} (mit Postleitzahl nachgewiesen)', '{number} (proved by the postcode)'),
  none: both('{number} (nicht geprüft)', '{number} (not checked)'),
};

const COPY = {
  subject: both('Ihre Anfrage {ticket}', 'Your request {ticket}'),
  lead: both(
    'vielen Dank für Ihre Nachricht. Wir antworten bis {day}. Das haben Sie uns geschrieben:',
    'Thank you for your message. We will answer by {day}. This is what you wrote:',
  ),
  hello: both('Guten Tag,', 'Hello,'),
} as const;

interface MailedRequest {
  readonly storefront: Storefront;
  readonly request: ContactRequest;
  readonly receipt: ContactReceipt;
  readonly proof: OrderProof | undefined;
  /** Names of the photos. */
  readonly images: readonly string[];
}

type Row = MailTable['rows'][number];

const factsOf = ({ storefront, request, receipt, proof, images }: MailedRequest): MailTable => {
  const say = sayIn(storefront);
  const { topic, orderNumber, fullName, email, phone } = request;
  const row = (label: keyof typeof LABELS, value: string): readonly Row[] =>
    value === '' ? [] : [[say(LABELS[label]), value]];
  const number = orderNumber === '' ? '' : say(PROOFS[proof ?? 'none'], { number: orderNumber });
  return {
    rows: [
      ...row('topic', say(TOPICS[topic])),
      ...row('order', number),
      ...row('fullName', fullName),
      ...row('email', email),
      ...row('phone', phone),
      ...row('images', images.join(', ')),
      ...row('answerBy', writtenDay(storefront.language, receipt.answerBy)),
    ],
  };
};

/** Goes to the team's own mailbox, which answers to the address that was typed. */
export const sendContactRequestMail = (tx: Transaction, mailed: MailedRequest): void => {
  const { storefront, request, receipt } = mailed;
  const say = sayIn(storefront);
  sendMail(tx, {
    to: CUSTOMER_SERVICE[storefront.store].email,
    replyTo: request.email,
    template: 'contact-request',
    storefront,
    subject: say(SUBJECT, {
      flag: request.isSuspicious ? say(FLAG) : '',
      ticket: receipt.ticketNumber,
      topic: say(TOPICS[request.topic]),
    }),
    parts: [factsOf(mailed), request.contactMessage],
  });
};

/** Goes to the account that is signed in, never to an address that was typed. */
export const sendContactCopy = (tx: Transaction, mailed: MailedRequest, to: string): void => {
  const { storefront, request, receipt } = mailed;
  const say = sayIn(storefront);
  sendMail(tx, {
    to,
    template: 'contact-copy',
    storefront,
    subject: say(COPY.subject, { ticket: receipt.ticketNumber }),
    parts: [
      say(COPY.hello),
      say(COPY.lead, { day: writtenDay(storefront.language, receipt.answerBy) }),
      request.contactMessage,
    ],
  });
};
