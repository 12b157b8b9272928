import type { CartPosition } from '@shop/domain/carts/cart-position';
import { ORDER_STATUS, orderDetailPath } from '@shop/domain/shared/paths';
import { spell } from '@shop/domain/storefronts/language';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { type MailContent, sendMail } from '../mails/send-mail.ts';
import { fillGaps } from '../shared/fill-gaps.ts';
import { writtenLanguage } from '../shared/written-language.ts';
import type { MailLink } from '../worlds/mail.ts';
import type { Transaction } from '../worlds/transaction.ts';
import { articleName } from './article-name.ts';
import { ORDER_MAIL_TEXTS } from './order-mail-texts.ts';
import type { OrderRecord } from './order-record.ts';
import type { ShipmentRecord } from './shipment-record.ts';

export const languageOf = ({ storefrontId }: OrderRecord) => STOREFRONTS[storefrontId].language;

/** The texts of mails about an order, in the language of its storefront. */
export const orderMailTexts = (order: OrderRecord) => ORDER_MAIL_TEXTS[writtenLanguage(languageOf(order))];

/** A text about an order in the spelling of its storefront; what fills its gaps stays as it is. */
export const say = (order: OrderRecord, text: string, values: Readonly<Record<string, string>> = {}): string =>
  fillGaps(spell(text, languageOf(order)), { order: order.confirmation.orderId, ...values });

/** Where the buyer sees the order: guests by its number and postcode. */
export const orderLink = (order: OrderRecord): MailLink => {
  const { orderId, isGuest } = order.confirmation;
  const { links } = orderMailTexts(order);
  return isGuest
    ? { rel: 'order-status', label: links.status, url: `${ORDER_STATUS}?orderId=${orderId}` }
    : { rel: 'order', label: links.order, url: orderDetailPath(orderId) };
};

export const articlesOf = (
  { confirmation: { positions } }: OrderRecord,
  { lines }: ShipmentRecord,
): readonly CartPosition[] => lines.flatMap(({ lineNo }) => positions[lineNo - 1] ?? []);

/** An article that was ordered; part of its pieces if their number is given. */
export const articleLine = (position: CartPosition, quantity = position.quantity): string =>
  `${quantity} × ${articleName(position)} (${position.articleNumber})`;

type OrderMail = Pick<MailContent, 'template' | 'subject' | 'parts' | 'attachments'>;

/** Mails somebody beside the buyer something about the order: neither links to it nor its prices are meant for them. */
export const sendToOther = (
  tx: Transaction,
  order: OrderRecord,
  to: string | undefined,
  { template, subject, parts, attachments = [] }: OrderMail,
): void => {
  if (to !== undefined)
    sendMail(tx, {
      to,
      template,
      storefront: STOREFRONTS[order.storefrontId],
      subject,
      parts: [say(order, orderMailTexts(order).helloAnybody), ...parts],
      attachments,
    });
};

/** Mails the buyer something about the order, which begins with a greeting. */
export const sendOrderMail = (
  tx: Transaction,
  order: OrderRecord,
  { template, subject, parts, attachments = [] }: OrderMail,
): void => {
  const { billingAddress: buyer, email } = order.confirmation;
  const greeting = say(order, orderMailTexts(order).hello, { name: `${buyer.firstName} ${buyer.lastName}` });
  sendMail(tx, {
    to: email,
    template,
    storefront: STOREFRONTS[order.storefrontId],
    subject,
    parts: [greeting, ...parts],
    attachments,
  });
};
