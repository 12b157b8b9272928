import type { PrimePlan } from '@shop/domain/prime/prime-offer';
import type { SubscriptionId } from '@shop/domain/prime/prime.port';
import type { PaymentId } from '@shop/domain/payments/payment';
import { minus, type Money } from '@shop/domain/shared/money';
import { PRIME } from '@shop/domain/shared/paths';
import { type Storefront, STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { withdrawalRight } from '@shop/domain/withdrawals/withdrawal';
import { CUSTOMER_SERVICE } from '../content/company.ts';
import type { Account } from '../sessions/user.ts';
import { legalAttachments } from '../content/legal-text/legal-attachments.ts';
import { type MailContent, sendMail } from '../mails/send-mail.ts';
import { type Say, sayIn } from '../mails/say-in.ts';
import { wordingOf } from '../payments/payment-texts.ts';
import { moneyText } from '../shared/money-text.ts';
import { writtenDay } from '@shop/domain/storefronts/written-day';
import type { MailTable } from '../worlds/mail.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import type { Transaction } from '../worlds/transaction.ts';
import { primePlans } from './prime-plans.ts';
import { WELCOME, LETTERS } from './prime-mail-texts.ts';
import type { SubscriptionRecord } from './subscription-record.ts';

/** Where the membership was ordered; of a membership without an order, the first storefront. */
const storefrontOf = ({ state }: Transaction, { userId }: Account): Storefront =>
  STOREFRONTS[lookUp(state.primeSubscriptions, lookUp(state.latestSubscriptions, userId) ?? '')?.storefrontId ?? 'de'];

const greetingTo = (say: Say, { firstName, lastName }: Account): string =>
  say(WELCOME.greeting, { name: `${firstName} ${lastName}` });

/** By law consumers may withdraw within 14 days of the contract; without such a law a membership can only be cancelled. */
const withdrawalText = (say: Say, storefront: Storefront): readonly string[] =>
  withdrawalRight(storefront) === 'statutory' ? [say(WELCOME.withdrawal)] : [];

/** Businesses read the price without VAT, the VAT, and what they pay. */
const priceRows = (storefront: Storefront, { price, net }: PrimePlan): MailTable['rows'] => {
  const say = sayIn(storefront);
  const text = (amount: Money): string => moneyText(amount, storefront.language);
  if (net === undefined) return [[say(WELCOME.price), text(price), 'bold']];
  return [
    [say(WELCOME.netPrice), text(net.price)],
    [say(WELCOME.vat, { rate: String(net.vatRate) }), text(minus(price, net.price))],
    [say(WELCOME.grossPrice), text(price), 'bold'],
  ];
};

/** What each month costs after the first term. */
const monthText = (storefront: Storefront, { monthlyPrice, net }: PrimePlan): string => {
  const gross = moneyText(monthlyPrice, storefront.language);
  return net === undefined
    ? gross
    : sayIn(storefront)(WELCOME.netMonth, { price: moneyText(net.monthlyPrice, storefront.language), gross });
};

const paymentText = (say: Say, paymentId: PaymentId): string =>
  say(wordingOf(paymentId)?.name ?? { de: paymentId, en: paymentId });

const factsOf = (
  storefront: Storefront,
  { subscriptionId, plan, paymentId }: SubscriptionRecord,
  { prime }: Account,
): MailTable => {
  const say = sayIn(storefront);
  return {
    rows: [
      [say(WELCOME.number), subscriptionId],
      [say(WELCOME.term), say(plan.months === 1 ? WELCOME.oneMonth : WELCOME.months, { months: String(plan.months) })],
      [say(WELCOME.start), writtenDay(storefront.language, prime.startDate ?? '')],
      [say(WELCOME.end), writtenDay(storefront.language, prime.endDate ?? '')],
      ...priceRows(storefront, plan),
      [say(WELCOME.payment), paymentText(say, paymentId)],
    ],
  };
};

type Envelope = Pick<MailContent, 'to' | 'template' | 'storefront'>;

const send = (
  tx: Transaction,
  envelope: Envelope,
  content: Pick<MailContent, 'subject' | 'parts' | 'attachments'>,
): void => sendMail(tx, { ...envelope, ...content });

/** The contract on a durable medium, at once after it was made (§ 312f, § 312i (1) no. 3 BGB). */
export const sendWelcome = (tx: Transaction, member: Account, record: SubscriptionRecord): void => {
  const storefront = STOREFRONTS[record.storefrontId];
  const say = sayIn(storefront);
  const attachments = legalAttachments(tx, storefront);
  const { phone, email } = CUSTOMER_SERVICE[storefront.store];
  send(
    tx,
    { to: member.email, template: 'prime-welcome', storefront },
    {
      subject: say(WELCOME.subject, { number: record.subscriptionId }),
      parts: [
        greetingTo(say, member),
        say(WELCOME.intro),
        factsOf(storefront, record, member),
        say(WELCOME.renewal, { price: monthText(storefront, record.plan) }),
        ...withdrawalText(say, storefront),
        { rel: 'prime', label: say(WELCOME.link), url: PRIME },
        say(WELCOME.attached, { documents: attachments.map(({ title }) => title).join(', ') }),
        say(WELCOME.questions, { phone, email }),
      ],
      attachments: attachments.map(({ name, type, url }) => ({ name, type, url })),
    },
  );
};

/** Tells a customer whose subscription was not made that the money which the provider has taken for it goes back. */
export const sendSubscriptionPaymentReturned = (
  tx: Transaction,
  subscriptionId: SubscriptionId,
  amount: Money,
): void => {
  const record = lookUp(tx.state.primeSubscriptions, subscriptionId);
  const user = lookUp(tx.state.users, record?.userId ?? '');
  if (record === undefined || user?.kind !== 'customer') return;
  const storefront = STOREFRONTS[record.storefrontId];
  const say = sayIn(storefront);
  const { subject, text, link } = LETTERS['prime-payment-returned'];
  const values = {
    number: subscriptionId,
    amount: moneyText(amount, storefront.language),
    payment: paymentText(say, record.paymentId),
  };
  send(
    tx,
    { to: user.email, template: 'prime-payment-returned', storefront },
    {
      subject: say(subject, values),
      parts: [greetingTo(say, user), say(text, values), { rel: 'prime', label: say(link), url: PRIME }],
    },
  );
};

const sendTermLetter = (tx: Transaction, user: Account, template: 'prime-renewed' | 'prime-ended'): void => {
  const storefront = storefrontOf(tx, user);
  const say = sayIn(storefront);
  const { subject, text, link } = LETTERS[template];
  const [plan] = primePlans(storefront);
  const price =
    plan.net === undefined
      ? say(WELCOME.grossMonth, { price: monthText(storefront, plan) })
      : monthText(storefront, plan);
  const values = { end: writtenDay(storefront.language, user.prime.endDate ?? ''), price };
  send(
    tx,
    { to: user.email, template, storefront },
    {
      subject: say(subject, values),
      parts: [greetingTo(say, user), say(text, values), { rel: 'prime', label: say(link), url: PRIME }],
    },
  );
};

export const sendMembershipRenewed = (tx: Transaction, member: Account): void =>
  sendTermLetter(tx, member, 'prime-renewed');

export const sendMembershipEnded = (tx: Transaction, former: Account): void =>
  sendTermLetter(tx, former, 'prime-ended');

export const sendWaitingListReceipt = (tx: Transaction, storefront: Storefront, email: string): void => {
  const say = sayIn(storefront);
  const { subject, text, link } = LETTERS['prime-waiting-list'];
  send(
    tx,
    { to: email, template: 'prime-waiting-list', storefront },
    { subject: say(subject), parts: [say(text), { rel: 'prime', label: say(link), url: PRIME }] },
  );
};
