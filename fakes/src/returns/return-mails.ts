import type { Figures } from '@shop/domain/orders/order-figures';
import { NO_LABEL } from '@shop/domain/returns/return';
import { LANGUAGE_RULES } from '@shop/domain/storefronts/language';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { COMPANY } from '../content/company.ts';
import { sendMail } from '../mails/send-mail.ts';
import { articleLine, languageOf, say } from '../orders/send-order-mail.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { moneyText } from '../shared/money-text.ts';
import { writtenLanguage } from '../shared/written-language.ts';
import type { MailTemplate } from '../worlds/mail.ts';
import type { Transaction } from '../worlds/transaction.ts';
import { refundsOfOrder } from './refunds-of-order.ts';
import { RETURN_MAIL_TEXTS } from './return-mail-texts.ts';
import type { ReturnRecord } from './return-record.ts';

interface Letter {
  readonly template: MailTemplate;
  readonly subject: string;
  readonly lines: readonly string[];
  /** The document that goes with it. */
  readonly label?: { readonly text: string; readonly path: string };
}

const FORWARDING = 'spedition';

/** A return has one shipment. */
const shipmentOf = ({ submitted }: ReturnRecord) =>
  submitted.shipments[0] ?? {
    rma: '',
    regulation: { id: '', name: '', description: '' },
    carrier: { code: NO_LABEL, name: '' },
    labels: [],
    items: [],
  };

const goodsOf = ({ confirmation }: OrderRecord, { request }: ReturnRecord): readonly string[] =>
  request.items.flatMap(({ lineNo, quantity }) => {
    const position = confirmation.positions[lineNo - 1];
    return position === undefined ? [] : [articleLine(position, quantity)];
  });

const textsFor = (order: OrderRecord) => RETURN_MAIL_TEXTS[writtenLanguage(languageOf(order))];

const post = (
  tx: Transaction,
  order: OrderRecord,
  { request: { contact } }: ReturnRecord,
  { template, subject, lines, label }: Letter,
): void => {
  const greeting = say(order, textsFor(order).hello, { name: `${contact.firstName} ${contact.lastName}` });
  const link = label === undefined ? [] : [{ rel: 'return-label', label: label.text, url: label.path }];
  const attachments =
    label === undefined ? [] : [{ name: 'return-label.pdf', type: 'application/pdf', url: label.path }];
  sendMail(tx, {
    to: contact.email,
    template,
    storefront: STOREFRONTS[order.storefrontId],
    subject,
    parts: [greeting, ...lines, ...link],
    attachments,
  });
};

/** What was announced, with the labels to print or the address to send to. */
export const sendReturnAnnounced = (tx: Transaction, order: OrderRecord, record: ReturnRecord): void => {
  const { announced } = textsFor(order);
  const { rma, regulation, carrier, labels } = shipmentOf(record);
  const written = writtenLanguage(STOREFRONTS[order.storefrontId].language);
  const [path] = labels;
  const print = say(order, carrier.code === FORWARDING ? announced.collected : announced.print, {
    carrier: carrier.name,
  });
  const noLabel = [
    say(order, announced.noLabel),
    say(order, announced.address, {
      company: COMPANY.name,
      street: COMPANY.street,
      city: COMPANY.city,
      country: COMPANY.country[written],
    }),
  ];
  post(tx, order, record, {
    template: 'return-announced',
    subject: say(order, announced.subject, { rma }),
    lines: [
      say(order, announced.intro, { rma }),
      ...goodsOf(order, record),
      say(order, announced.wanted, { regulation: regulation.name }),
      ...(path === undefined ? noLabel : [print]),
    ],
    ...(path === undefined ? {} : { label: { text: say(order, announced.label), path } }),
  });
};

export const sendReturnReceived = (tx: Transaction, order: OrderRecord, record: ReturnRecord): void => {
  const { received } = textsFor(order);
  const { rma } = shipmentOf(record);
  post(tx, order, record, {
    template: 'return-received',
    subject: say(order, received.subject, { rma }),
    lines: [say(order, received.intro, { rma }), ...goodsOf(order, record)],
  });
};

const refundLines = ({ goods, shipping, taxes, total }: Figures, order: OrderRecord): readonly string[] => {
  const { refunded } = textsFor(order);
  const { language } = STOREFRONTS[order.storefrontId];
  const amount = (money: Figures['total']) => ({ amount: moneyText(money, language) });
  return [
    say(order, refunded.goods, amount(goods)),
    ...(shipping.minor > 0 ? [say(order, refunded.shipping, amount(shipping))] : []),
    say(order, refunded.total, amount(total)),
    ...taxes.map((share) =>
      say(order, refunded.tax, {
        rate: share.rate.toLocaleString(LANGUAGE_RULES[language].formatLocale),
        ...amount(share.amount),
      }),
    ),
  ];
};

/** What came of a return: the money that goes back with its tax, or what is sent to the buyer. */
export const sendReturnSettled = (tx: Transaction, order: OrderRecord, record: ReturnRecord): void => {
  const texts = textsFor(order);
  const { rma, regulation } = shipmentOf(record);
  const refund = refundsOfOrder(tx, order).get(rma);
  if (refund === undefined) {
    const { subject, intro } = regulation.id === 'repair' ? texts.repaired : texts.replaced;
    post(tx, order, record, {
      template: 'return-replaced',
      subject: say(order, subject, { rma }),
      lines: [say(order, intro, { rma }), ...goodsOf(order, record)],
    });
    return;
  }
  const total = moneyText(refund.total, STOREFRONTS[order.storefrontId].language);
  const intro = regulation.id === 'credit' ? texts.refunded.credit : texts.refunded.intro;
  post(tx, order, record, {
    template: 'return-refunded',
    subject: say(order, texts.refunded.subject, { rma }),
    lines: [
      say(order, intro, { rma, total, payment: order.confirmation.paymentName }),
      ...goodsOf(order, record),
      ...refundLines(refund, order),
    ],
  });
};
