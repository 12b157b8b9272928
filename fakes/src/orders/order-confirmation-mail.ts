import type { Address } from '@shop/domain/addresses/address';
import type { OrderConfirmation } from '@shop/domain/orders/order';
import { type Language, LANGUAGE_RULES } from '@shop/domain/storefronts/language';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { moneyText } from '../shared/money-text.ts';
import { escapeHtml } from '../shared/escape-html.ts';
import { isMagicEmail } from '../magic-values.ts';
import { send } from '../worlds/mails.ts';
import type { Transaction } from '../worlds/transaction.ts';
import type { OrderRecord } from './order-record.ts';
import { rightToReturn } from './right-to-return.ts';
import { writtenLanguage } from '../shared/written-language.ts';

const WORDS = {
  de: {
    subject: 'Ihre Bestellung {order}',
    greeting: 'vielen Dank für Ihre Bestellung. Wir haben sie erhalten und bereiten den Versand vor.',
    hello: 'Guten Tag',
    shipping: 'Versand',
    savings: 'Ersparnis',
    tax: 'MwSt. {rate} %',
    total: 'Gesamtsumme',
    payment: 'Zahlungsart',
    delivery: 'Lieferung an',
    billing: 'Rechnung an',
  },
  en: {
    subject: 'Your order {order}',
    greeting: 'thank you for your order. We have received it and are preparing the delivery.',
    hello: 'Dear',
    shipping: 'Delivery',
    savings: 'Saved',
    tax: 'VAT {rate}%',
    total: 'Total',
    payment: 'Payment',
    delivery: 'Delivered to',
    billing: 'Invoice to',
  },
} as const;

const addressLine = ({ schoolOrCompany, firstName, lastName, street, postCode, city, country }: Address): string =>
  [schoolOrCompany, `${firstName} ${lastName}`, street, `${postCode} ${city}`, country].filter((part) => part !== undefined).join(', ');

const linesOf = (order: OrderConfirmation, language: Language): readonly string[] => {
  const words = WORDS[writtenLanguage(language)];
  const { billingAddress: buyer } = order;
  return [
    `${words.hello} ${buyer.firstName} ${buyer.lastName},`,
    words.greeting,
    ...order.positions.map(({ quantity, name, articleNumber, totalPrice }) => `${quantity} × ${name} (${articleNumber}): ${moneyText(totalPrice, language)}`),
    ...(order.totalSavings.minor > 0 ? [`${words.savings}: ${moneyText(order.totalSavings, language)}`] : []),
    `${words.shipping} (${order.shipperName}): ${moneyText(order.shippingCost, language)}`,
    `${words.total}: ${moneyText(order.total, language)}`,
    ...order.tax.map(({ rate, amount: tax }) => `${words.tax.replace('{rate}', rate.toLocaleString(LANGUAGE_RULES[language].formatLocale))}: ${moneyText(tax, language)}`),
    `${words.payment}: ${order.paymentName}`,
    `${words.delivery}: ${addressLine(order.shippingAddress)}`,
    `${words.billing}: ${addressLine(order.billingAddress)}`,
  ];
};

export const sendOrderConfirmation = (tx: Transaction, { confirmation, storefrontId }: OrderRecord): void => {
  const storefront = STOREFRONTS[storefrontId];
  const { language } = storefront;
  const right = rightToReturn(storefront, confirmation.orderId);
  const lines = [...linesOf(confirmation, language), ...(right === undefined ? [] : [right.text])];
  const links = right?.links ?? [];
  send(tx, {
    to: confirmation.email,
    template: 'order-confirmation',
    locale: language,
    subject: WORDS[writtenLanguage(language)].subject.replace('{order}', confirmation.orderId),
    html: [...lines.map((line) => `<p>${escapeHtml(line)}</p>`), ...links.map(({ label, url }) => `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`)].join('\n'),
    text: [...lines, ...links.map(({ label, url }) => `${label}: ${url}`)].join('\n\n'),
    links: links.map(({ rel, url }) => ({ rel, url })),
    attachments: [],
    delivery: isMagicEmail(confirmation.email, 'bounced') ? 'bounced' : 'delivered',
  });
};
