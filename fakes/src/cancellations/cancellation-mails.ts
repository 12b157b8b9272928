import type { CancellationKind } from '@shop/domain/cancellations/cancellation';
import type { CivilDate } from '@shop/domain/shared/civil-date';
import { type Storefront, STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { writtenInstant } from '@shop/domain/storefronts/written-instant';
import { CONTACT } from '../content/page-paths.ts';
import type { Account } from '../sessions/user.ts';
import type { Texts } from '../goods/goods.ts';
import { type Say, sayIn } from '../mails/say-in.ts';
import { sendMail } from '../mails/send-mail.ts';
import { writtenDay } from '@shop/domain/storefronts/written-day';
import type { Transaction } from '../worlds/transaction.ts';
import type { CancellationRecord } from './cancellation-record.ts';

const LABELS = {
  receiptId: { de: 'Nummer dieser Bestätigung', en: 'Number of this receipt' },
  kind: { de: 'Art der Kündigung', en: 'Kind of cancellation' },
  reason: { de: 'Kündigungsgrund', en: 'Reason' },
  fullName: { de: 'Name', en: 'Name' },
  contract: { de: 'Vertrag', en: 'Contract' },
  endsOn: { de: 'Gewünschtes Vertragsende', en: 'Contract to end' },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
} as const satisfies Readonly<Record<string, Texts>>;

const KINDS: Readonly<Record<CancellationKind, Texts>> = {
  ordinary: { de: 'ordentliche Kündigung', en: 'ordinary cancellation' },
  extraordinary: {
    de: 'außerordentliche Kündigung aus wichtigem Grund',
    en: 'extraordinary cancellation for an important reason',
  },
};

const PRIME_CONTRACT: Texts = { de: 'Prime-Mitgliedschaft, {contract}', en: 'Prime membership, {contract}' };
const EARLIEST: Texts = { de: 'zum frühestmöglichen Zeitpunkt', en: 'as early as possible' };

const RECEIPT = {
  subject: { de: 'Eingangsbestätigung Ihrer Kündigung {receipt}', en: 'Receipt of your cancellation {receipt}' },
  arrived: {
    de: 'Ihre Kündigung ist am {instant} bei uns eingegangen.',
    en: 'Your cancellation reached us on {instant}.',
  },
  declared: {
    de: 'Sie haben mit der Schaltfläche „jetzt kündigen“ erklärt: Hiermit kündige ich den Vertrag.',
    en: 'With the button “cancel now” you declared: I hereby cancel the contract.',
  },
  /** The same to everybody who does not own the account: nobody learns who is a member. */
  elsewhere: {
    de: 'Führt Ihre Angabe zu einer Prime-Mitgliedschaft, schreiben wir an die E-Mail-Adresse ihres Kundenkontos, an welchem Tag sie endet. Ohne gewünschtes Datum endet sie zum frühestmöglichen Zeitpunkt.',
    en: 'If what you entered leads to a Prime membership, we write to the e-mail address of its account on which day it ends. Without a date it ends as early as possible.',
  },
} as const satisfies Readonly<Record<string, Texts>>;

const CANCELLED = {
  subject: { de: 'Ihre Prime-Mitgliedschaft endet am {day}', en: 'Your Prime membership ends on {day}' },
  greeting: { de: 'Guten Tag {name},', en: 'Dear {name},' },
  arrived: {
    de: 'am {instant} ist eine Kündigung Ihrer Prime-Mitgliedschaft bei uns eingegangen.',
    en: 'A cancellation of your Prime membership reached us on {instant}.',
  },
  ends: {
    de: 'Ihre Prime-Mitgliedschaft endet am {day}. Danach berechnen wir nichts mehr.',
    en: 'Your Prime membership ends on {day}. After that we charge nothing more.',
  },
  notYou: {
    de: 'Sie waren das nicht? Dann melden Sie sich bitte gleich bei uns.',
    en: 'Was it not you? Then please contact us straight away.',
  },
  contact: { de: 'Kontakt aufnehmen', en: 'Contact us' },
} as const satisfies Readonly<Record<string, Texts>>;

const isTheirs = ({ declaration }: CancellationRecord, member: Account | undefined): boolean =>
  member?.email.toLowerCase() === declaration.email.toLowerCase();

const endLine = (say: Say, { language }: Storefront, lastDay: CivilDate | undefined): string =>
  lastDay === undefined ? say(RECEIPT.elsewhere) : say(CANCELLED.ends, { day: writtenDay(language, lastDay) });

/**
 * Mails the content of a declaration, with date and time of its arrival, to the address that it names (§ 312k (4) BGB). Only
 * the mailbox of the account reads on which day the membership ends.
 */
export const sendCancellationReceipt = (
  tx: Transaction,
  record: CancellationRecord,
  member: Account | undefined,
): void => {
  const { receiptId, receivedAt, declaration, membership } = record;
  const storefront = STOREFRONTS[record.storefrontId];
  const { language } = storefront;
  const say = sayIn(storefront);
  const { kind, cancellationReason, fullName, contract, endsOn, email } = declaration;
  const line = (label: keyof typeof LABELS, value: string): string => `${say(LABELS[label])}: ${value}`;
  sendMail(tx, {
    to: email,
    template: 'cancellation-receipt',
    storefront,
    subject: say(RECEIPT.subject, { receipt: receiptId }),
    parts: [
      say(RECEIPT.arrived, { instant: writtenInstant(language, receivedAt) }),
      say(RECEIPT.declared),
      line('contract', say(PRIME_CONTRACT, { contract })),
      line('kind', say(KINDS[kind])),
      ...(cancellationReason === undefined ? [] : [line('reason', cancellationReason)]),
      line('endsOn', endsOn === undefined ? say(EARLIEST) : writtenDay(language, endsOn)),
      line('fullName', fullName),
      line('email', email),
      line('receiptId', receiptId),
      endLine(say, storefront, isTheirs(record, member) ? membership?.lastDay : undefined),
    ],
  });
};

/** Tells the owner of the account, unless the receipt has just done so. */
export const sendMembershipCancelled = (tx: Transaction, record: CancellationRecord, member: Account): void => {
  const { receivedAt, membership } = record;
  if (membership === undefined || isTheirs(record, member)) return;
  const storefront = STOREFRONTS[record.storefrontId];
  const { language } = storefront;
  const say = sayIn(storefront);
  const day = writtenDay(language, membership.lastDay);
  sendMail(tx, {
    to: member.email,
    template: 'prime-cancelled',
    storefront,
    subject: say(CANCELLED.subject, { day }),
    parts: [
      say(CANCELLED.greeting, { name: `${member.firstName} ${member.lastName}` }),
      say(CANCELLED.arrived, { instant: writtenInstant(language, receivedAt) }),
      say(CANCELLED.ends, { day }),
      say(CANCELLED.notYou),
      { rel: 'contact', label: say(CANCELLED.contact), url: CONTACT },
    ],
  });
};
