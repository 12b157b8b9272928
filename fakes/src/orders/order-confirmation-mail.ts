import type { Address } from '@shop/domain/addresses/address';
import { type Language, LANGUAGE_RULES } from '@shop/domain/storefronts/language';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { deliveryText } from '../carts/delivery-text.ts';
import type { MailLink } from '../mails/send-mail.ts';
import { countryName } from '../shared/country-name.ts';
import { moneyText } from '../shared/money-text.ts';
import type { Transaction } from '../worlds/transaction.ts';
import { articlesOf, languageOf, orderLink, orderMailTexts, say, sendOrderMail } from './order-mail.ts';
import type { OrderRecord } from './order-record.ts';
import { rightToReturn } from './right-to-return.ts';

const addressLine = ({ schoolOrCompany, firstName, lastName, street, postCode, city, country }: Address, language: Language): string =>
  [schoolOrCompany, `${firstName} ${lastName}`, street, `${postCode} ${city}`, countryName(country, language)].filter((part) => part !== undefined).join(', ');

/** When each shipment arrives, and with what if there are several. */
const deliveries = (order: OrderRecord): readonly string[] => {
  const { confirmed } = orderMailTexts(order);
  return order.shipments.map((shipment) => {
    const articles = articlesOf(order, shipment).map(({ name }) => name);
    const values = { days: deliveryText(shipment, STOREFRONTS[order.storefrontId]), carrier: shipment.carrierName, articles: articles.join(', ') };
    return say(order, order.shipments.length === 1 ? confirmed.delivery : confirmed.deliveryOf, values);
  });
};

const figuresOf = (order: OrderRecord): readonly string[] => {
  const { figures } = orderMailTexts(order);
  const { positions, totalSavings, shippingCost, shipperName, total, tax, paymentName, shippingAddress, billingAddress } = order.confirmation;
  const language = languageOf(order);
  return [
    ...positions.map(({ quantity, name, articleNumber, totalPrice }) => `${quantity} × ${name} (${articleNumber}): ${moneyText(totalPrice, language)}`),
    ...(totalSavings.minor > 0 ? [`${figures.savings}: ${moneyText(totalSavings, language)}`] : []),
    `${figures.shipping} (${shipperName}): ${moneyText(shippingCost, language)}`,
    `${figures.total}: ${moneyText(total, language)}`,
    ...tax.map(({ rate, amount }) => `${say(order, figures.tax, { rate: rate.toLocaleString(LANGUAGE_RULES[language].formatLocale) })}: ${moneyText(amount, language)}`),
    `${figures.payment}: ${paymentName}`,
    `${figures.delivery}: ${addressLine(shippingAddress, language)}`,
    `${figures.billing}: ${addressLine(billingAddress, language)}`,
  ];
};

/** What the law of the storefront gives the buyer. */
const rightsOf = (order: OrderRecord): readonly (string | MailLink)[] => {
  const right = rightToReturn(STOREFRONTS[order.storefrontId], order.confirmation.orderId);
  return right === undefined ? [] : [right.text, ...right.links];
};

export const sendOrderConfirmation = (tx: Transaction, order: OrderRecord): void => {
  const { confirmed } = orderMailTexts(order);
  sendOrderMail(tx, order, {
    template: 'order-confirmation',
    subject: say(order, confirmed.subject),
    parts: [say(order, confirmed.intro), ...deliveries(order), ...figuresOf(order), orderLink(order), ...rightsOf(order)],
  });
};
