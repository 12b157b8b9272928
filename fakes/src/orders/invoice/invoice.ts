import type { PaymentId } from '@shop/domain/payments/payment';
import type { Address } from '@shop/domain/addresses/address';
import { berlinDate } from '@shop/domain/shared/calendar';
import { type CivilDate, daysLater } from '@shop/domain/shared/civil-date';
import { LANGUAGE_RULES, spell } from '@shop/domain/storefronts/language';
import { type Storefront, STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { articleName } from '../article-name.ts';
import { addressLines } from '@shop/domain/addresses/address-lines';
import { countryName } from '../../shared/country-name.ts';
import { fillGaps } from '../../shared/fill-gaps.ts';
import { deductionText, moneyText } from '../../shared/money-text.ts';
import { writtenLanguage } from '../../shared/written-language.ts';
import { COMPANY } from '../../content/company.ts';
import { lookUp } from '../../worlds/persistent-map.ts';
import type { View } from '../../worlds/transaction.ts';
import type { DispatchedShipment } from '../shipment-documents.ts';
import { invoiceNumber } from './invoice-number.ts';
import { invoiceAmounts } from './invoice-amounts.ts';
import { INVOICE_TEXTS, VAT } from './invoice-texts.ts';

/** An invoice as it is written: texts in the language of its storefront, in reading order. */
export interface Invoice {
  /** BCP 47. */
  readonly locale: string;
  readonly title: string;
  /** ISO date. */
  readonly date: CivilDate;
  readonly sender: readonly string[];
  readonly recipient: { readonly heading: string; readonly lines: readonly string[] };
  readonly delivery: { readonly heading: string; readonly lines: readonly string[] };
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly sums: readonly { readonly label: string; readonly amount: string; readonly isTotal?: true }[];
  readonly notes: readonly string[];
  readonly page: (page: number, pages: number) => string;
}

/** Days that consumers have to pay an invoice; business customers have their own terms. */
const DAYS_TO_PAY = 14;
const PAID_LATER: readonly string[] = ['RECHNUNG', 'INVOICE', 'RECHNUNG_V', 'X_RECHNUNG'];

const settlementOf = (
  paymentId: PaymentId,
  { paid, paidOnDelivery }: Pick<(typeof INVOICE_TEXTS)['de'], 'paid' | 'paidOnDelivery'>,
  due: string,
): string => {
  if (PAID_LATER.includes(paymentId)) return due;
  return paymentId === 'CASH_ON_DELIVERY' ? paidOnDelivery : paid;
};

/** The country is named where it is not the storefront's own. */
const placeOf = (address: Address, { homeCountry, language }: Storefront): readonly string[] =>
  address.country === homeCountry
    ? addressLines(address)
    : [...addressLines(address), countryName(address.country, language)];

export const invoiceOf = ({ state }: View, dispatched: DispatchedShipment): Invoice => {
  const { order, shipment } = dispatched;
  const { confirmation } = order;
  const storefront = STOREFRONTS[order.storefrontId];
  const { language, isB2b } = storefront;
  const { formatLocale } = LANGUAGE_RULES[language];
  const written = writtenLanguage(language);
  const texts = INVOICE_TEXTS[written];
  const vat = VAT[confirmation.shippingAddress.country];
  const say = (text: string, values: Readonly<Record<string, string>> = {}): string =>
    fillGaps(spell(text, language), values);
  const day = (date: CivilDate): string =>
    new Intl.DateTimeFormat(formatLocale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));
  const number = (value: number): string => value.toLocaleString(formatLocale);
  const buyer = lookUp(state.users, order.userId);
  const account = buyer?.kind === 'customer' ? buyer : undefined;
  const suppliedOn = berlinDate(new Date(shipment.dispatchedAt));
  const { goods, savings, shipping, taxes, net, total } = invoiceAmounts(order, shipment);
  const due = day(daysLater(suppliedOn, account?.termsOfPayment ?? DAYS_TO_PAY));
  const settlement =
    total.minor === 0 ? texts.nothing : settlementOf(confirmation.paymentId, texts, say(texts.due, { date: due }));
  const sum = (label: string, amount: typeof total): { readonly label: string; readonly amount: string } => ({
    label,
    amount: moneyText(amount, language),
  });
  return {
    locale: formatLocale,
    title: `${texts.title} ${invoiceNumber(dispatched)}`,
    date: suppliedOn,
    sender: [
      COMPANY.name,
      COMPANY.street,
      COMPANY.city,
      COMPANY.country[written],
      `${vat.label[written]} ${vat.id}`,
      `${texts.directors}: ${COMPANY.directors}`,
      `${texts.court}: ${COMPANY.court}, ${COMPANY.registerNumber}`,
    ],
    recipient: { heading: texts.billTo, lines: placeOf(confirmation.billingAddress, storefront) },
    delivery: { heading: texts.deliveredTo, lines: placeOf(confirmation.shippingAddress, storefront) },
    facts: [
      [texts.number, invoiceNumber(dispatched)],
      [texts.date, day(suppliedOn)],
      [texts.supplied, day(suppliedOn)],
      [texts.order, `${confirmation.orderId} (${day(berlinDate(new Date(confirmation.orderedAt)))})`],
      ...(account?.customerNumber === undefined ? [] : [[texts.customer, account.customerNumber] as const]),
      ...(confirmation.orderReference === undefined ? [] : [[texts.reference, confirmation.orderReference] as const]),
      ...(confirmation.costCentre === undefined ? [] : [[texts.costCentre, confirmation.costCentre] as const]),
    ],
    columns: texts.columns,
    rows: shipment.lines.flatMap(({ lineNo }, at) => {
      const [position, amounts] = [confirmation.positions[lineNo - 1], order.lines[lineNo - 1]];
      if (position === undefined || amounts === undefined) return [];
      const { articleNumber, quantity, pricePerUnit, totalPrice } = position;
      return [
        [
          String(at + 1),
          `${articleName(position)}\n${say(texts.articleNumber, { number: articleNumber })}`,
          number(quantity),
          moneyText(pricePerUnit, language),
          say(texts.rate, { rate: number(amounts.vatRate) }),
          moneyText(totalPrice, language),
        ],
      ];
    }),
    sums: [
      sum(texts.goods, goods),
      ...(savings.minor > 0 ? [{ label: texts.savings, amount: deductionText(savings, language) }] : []),
      ...(shipping.minor > 0 ? [sum(texts.shipping, shipping)] : []),
      ...taxes.flatMap(({ rate, amount, net: taxed }) => [
        sum(say(texts.net, { rate: number(rate) }), taxed),
        sum(say(texts.tax, { rate: number(rate) }), amount),
      ]),
      ...(isB2b && taxes.length > 1 ? [sum(texts.sumNet, net)] : []),
      { ...sum(texts.total, total), isTotal: true },
    ],
    notes: [
      ...(isB2b ? [] : [say(texts.includesTax)]),
      say(texts.payment, { payment: confirmation.paymentName }),
      settlement,
    ],
    page: (page, pages) => say(texts.page, { page: String(page), pages: String(pages) }),
  };
};
