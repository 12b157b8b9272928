import { type Storefront, STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { writtenInstant } from '@shop/domain/storefronts/written-instant';
import { withdrawalRight, type WithdrawalRight } from '@shop/domain/withdrawals/withdrawal';
import type { Texts } from '../goods/goods.ts';
import { type Say, sayIn } from '../mails/say-in.ts';
import { sendMail } from '../mails/send-mail.ts';
import type { Transaction } from '../worlds/transaction.ts';
import type { WithdrawalRecord } from './withdrawal-record.ts';

interface Wording {
  readonly subject: Texts;
  readonly arrived: Texts;
  readonly declared: Texts;
  /** The receipt proves that the declaration arrived, no more (§ 356a (4) BGB). */
  readonly onlyArrived: Texts;
}

const STATUTORY: Wording = {
  subject: { de: 'Eingangsbestätigung Ihres Widerrufs {receipt}', en: 'Receipt of your withdrawal {receipt}' },
  arrived: { de: 'Ihr Widerruf ist am {instant} bei uns eingegangen.', en: 'Your withdrawal reached us on {instant}.' },
  declared: {
    de: 'Sie haben erklärt: Hiermit widerrufe ich den Vertrag.',
    en: 'You declared: I hereby withdraw from the contract.',
  },
  onlyArrived: {
    de: 'Diese E-Mail bestätigt nur, dass Ihr Widerruf angekommen ist, und womit. Wir prüfen ihn und melden uns.',
    en: 'This e-mail only confirms that your withdrawal has arrived, and what it says. We will examine it and get in touch.',
  },
};

/** Switzerland knows no right of withdrawal: the shop takes goods back voluntarily. */
const VOLUNTARY: Wording = {
  subject: {
    de: 'Eingangsbestätigung Ihrer Rückgabeerklärung {receipt}',
    en: 'Receipt of your notice of return {receipt}',
  },
  arrived: {
    de: 'Ihre Rückgabeerklärung ist am {instant} bei uns eingegangen.',
    en: 'Your notice of return reached us on {instant}.',
  },
  declared: {
    de: 'Sie haben erklärt: Ich nutze das freiwillige Rückgaberecht des Shops.',
    en: 'You declared: I use the shop’s voluntary right to return.',
  },
  onlyArrived: {
    de: 'Diese E-Mail bestätigt nur, dass Ihre Erklärung angekommen ist, und womit. Wir prüfen sie und melden uns.',
    en: 'This e-mail only confirms that your notice has arrived, and what it says. We will examine it and get in touch.',
  },
};

const WORDINGS: Readonly<Record<WithdrawalRight, Wording>> = { statutory: STATUTORY, voluntary: VOLUNTARY };

const wordingOf = (storefront: Storefront): Wording => WORDINGS[withdrawalRight(storefront) ?? 'statutory'];

const LABELS = {
  receiptId: { de: 'Nummer dieser Bestätigung', en: 'Number of this receipt' },
  fullName: { de: 'Name', en: 'Name' },
  orderNumber: { de: 'Bestellung', en: 'Order' },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  withdrawnGoods: { de: 'Betroffene Waren', en: 'Goods concerned' },
  wholeOrder: { de: 'alle Waren der Bestellung', en: 'all goods of the order' },
  withdrawalReason: { de: 'Grund (freiwillig)', en: 'Reason (voluntary)' },
} as const satisfies Readonly<Record<string, Texts>>;

const linesOf = (
  say: Say,
  storefront: Storefront,
  { receiptId, receivedAt, declaration }: WithdrawalRecord,
): readonly string[] => {
  const { arrived, declared, onlyArrived } = wordingOf(storefront);
  const { fullName, orderNumber, email, withdrawnGoods, withdrawalReason } = declaration;
  const line = (label: keyof typeof LABELS, value: string): string => `${say(LABELS[label])}: ${value}`;
  return [
    say(arrived, { instant: writtenInstant(storefront.language, receivedAt) }),
    say(declared),
    line('fullName', fullName),
    line('orderNumber', orderNumber),
    line('withdrawnGoods', withdrawnGoods ?? say(LABELS.wholeOrder)),
    ...(withdrawalReason === undefined ? [] : [line('withdrawalReason', withdrawalReason)]),
    line('email', email),
    line('receiptId', receiptId),
    say(onlyArrived),
  ];
};

/** Mails the content of a declaration, with date and time of its arrival, to the address that it names. */
export const sendWithdrawalReceipt = (tx: Transaction, record: WithdrawalRecord): void => {
  const storefront = STOREFRONTS[record.storefrontId];
  const say = sayIn(storefront);
  sendMail(tx, {
    to: record.declaration.email,
    template: 'withdrawal-receipt',
    storefront,
    subject: say(wordingOf(storefront).subject, { receipt: record.receiptId }),
    parts: linesOf(say, storefront, record),
  });
};
