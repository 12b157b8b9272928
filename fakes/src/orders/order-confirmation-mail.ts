import type { Address } from '@shop/domain/addresses/address';
import type { CartPosition } from '@shop/domain/carts/cart-position';
import { isPrepaid } from '@shop/domain/payments/payment-rules';
import { normaliseText } from '@shop/domain/shared/normalise-text';
import { type Language, LANGUAGE_RULES } from '@shop/domain/storefronts/language';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { writtenInstant } from '@shop/domain/storefronts/written-instant';
import { deliveryText } from '../shippers/delivery-text.ts';
import { COMPANY, CUSTOMER_SERVICE } from '../content/company.ts';
import { legalAttachments } from '../content/legal-text/legal-attachments.ts';
import { addressLines } from '@shop/domain/addresses/address-lines';
import { countryName } from '../shared/country-name.ts';
import { deductionText, moneyText } from '../shared/money-text.ts';
import { SPEDITION_QUESTIONS } from '../shippers/spedition-fields.ts';
import type { MailLink, MailTable } from '../worlds/mail.ts';
import type { Transaction } from '../worlds/transaction.ts';
import { articleName } from './article-name.ts';
import {
  articleLine,
  articlesOf,
  languageOf,
  orderLink,
  orderMailTexts,
  say,
  sendOrderMail,
} from './send-order-mail.ts';
import type { OrderRecord } from './order-record.ts';
import { rightToReturn } from './right-to-return.ts';

const placeOf = (address: Address, language: Language): string =>
  [...addressLines(address), countryName(address.country, language)].join('\n');

/** When each shipment arrives, and with what if there are several. */
const deliveries = (order: OrderRecord): readonly string[] => {
  const { confirmed } = orderMailTexts(order);
  return order.shipments.map((shipment) => {
    const articles = articlesOf(order, shipment).map(articleName);
    const values = {
      days: deliveryText(shipment, STOREFRONTS[order.storefrontId]),
      carrier: shipment.carrierName,
      articles: articles.join('; '),
    };
    return say(order, order.shipments.length === 1 ? confirmed.delivery : confirmed.deliveryOf, values);
  });
};

const factsOf = (order: OrderRecord): MailTable => {
  const { facts } = orderMailTexts(order);
  const { orderId, orderedAt, orderReference, costCentre, comment } = order.confirmation;
  return {
    rows: [
      [facts.order, orderId],
      [facts.date, writtenInstant(languageOf(order), orderedAt)],
      ...(orderReference === undefined ? [] : [[facts.reference, orderReference] as const]),
      ...(costCentre === undefined ? [] : [[facts.costCentre, costCentre] as const]),
      ...(comment === undefined ? [] : [[facts.comment, comment] as const]),
    ],
  };
};

const lineOf = (order: OrderRecord, position: CartPosition): MailTable['rows'][number] => {
  const { figures } = orderMailTexts(order);
  const language = languageOf(order);
  const { quantity, pricePerUnit, totalPrice } = position;
  const line = articleLine(position);
  if (totalPrice.minor === 0) return [line, figures.free];
  return [
    quantity === 1 ? line : `${line}, ${say(order, figures.each, { price: moneyText(pricePerUnit, language) })}`,
    moneyText(totalPrice, language),
  ];
};

/** The taxes are in the total of consumers; businesses see them added to net amounts. */
const goodsOf = (order: OrderRecord): MailTable => {
  const { figures } = orderMailTexts(order);
  const { isB2b } = STOREFRONTS[order.storefrontId];
  const { positions, subtotal, totalSavings, shippingCost, shipperName, total, tax } = order.confirmation;
  const language = languageOf(order);
  const taxes = tax.map(
    ({ rate, amount }) =>
      [
        say(order, figures.tax, { rate: rate.toLocaleString(LANGUAGE_RULES[language].formatLocale) }),
        moneyText(amount, language),
      ] as const,
  );
  const sum = [isB2b ? figures.totalGross : figures.total, moneyText(total, language), 'bold'] as const;
  return {
    rows: [
      ...positions.map((position) => lineOf(order, position)),
      [isB2b ? figures.subtotalNet : figures.subtotal, moneyText(subtotal, language)],
      ...(totalSavings.minor > 0 ? [[figures.savings, deductionText(totalSavings, language)] as const] : []),
      [
        `${figures.shipping} (${shipperName})`,
        shippingCost.minor === 0 ? figures.free : moneyText(shippingCost, language),
      ],
      ...(isB2b ? [...taxes, sum] : [sum, ...taxes]),
    ],
  };
};

/** What the forwarding agent was told. */
const speditionRows = (order: OrderRecord): MailTable['rows'] => {
  const { spedition: labels } = orderMailTexts(order);
  return SPEDITION_QUESTIONS.flatMap(({ name }) => {
    const answer = normaliseText(order.spedition[name]);
    return answer === '' ? [] : [[labels[name], answer] as const];
  });
};

const placesOf = (order: OrderRecord): MailTable => {
  const { figures } = orderMailTexts(order);
  const { paymentName, shippingAddress, billingAddress } = order.confirmation;
  const language = languageOf(order);
  return {
    rows: [
      [figures.payment, paymentName],
      [figures.delivery, placeOf(shippingAddress, language)],
      ...speditionRows(order),
      [figures.billing, placeOf(billingAddress, language)],
    ],
  };
};

/** How to pay in advance. */
const transferOf = (order: OrderRecord): readonly string[] => {
  const { paymentId, total } = order.confirmation;
  if (!isPrepaid(paymentId) || total.minor === 0) return [];
  const { iban, bic, name: bank } = COMPANY.bank;
  return [
    say(order, orderMailTexts(order).confirmed.prepay, {
      amount: moneyText(total, languageOf(order)),
      company: COMPANY.name,
      iban,
      bic,
      bank,
    }),
  ];
};

/** What the law of the storefront gives the buyer. */
const rightsOf = (order: OrderRecord): readonly (string | MailLink)[] => {
  const right = rightToReturn(STOREFRONTS[order.storefrontId], order.confirmation.orderId);
  return right === undefined ? [] : [right.text, ...right.links];
};

/** The order with everything that its buyer needs to keep, at once after it was placed (§ 312i (1) no. 3 BGB). */
export const sendOrderConfirmation = (tx: Transaction, order: OrderRecord): void => {
  const { confirmed } = orderMailTexts(order);
  const legalTexts = legalAttachments(tx, STOREFRONTS[order.storefrontId]);
  const { phone, email } = CUSTOMER_SERVICE[STOREFRONTS[order.storefrontId].store];
  sendOrderMail(tx, order, {
    template: 'order-confirmation',
    subject: say(order, confirmed.subject),
    attachments: legalTexts.map(({ name, type, url }) => ({ name, type, url })),
    parts: [
      say(order, confirmed.intro),
      factsOf(order),
      ...deliveries(order),
      goodsOf(order),
      ...transferOf(order),
      placesOf(order),
      orderLink(order),
      ...rightsOf(order),
      say(order, confirmed.attached, { documents: legalTexts.map(({ title }) => title).join(', ') }),
      say(order, confirmed.questions, { phone, email }),
    ],
  });
};
