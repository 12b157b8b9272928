import { LANGUAGE_RULES } from '@shop/domain/storefronts/language';
import type { Storefront } from '@shop/domain/storefronts/storefront';

import type { ConfirmedOrder } from './confirmation.tsx';

/** The texts of the sample order, from the locale files. */
export interface PreviewWords {
  readonly name: string;
  readonly city: string;
  readonly street: string;
  readonly payment: string;
  readonly shipper: string;
}

/** The fixed date of every preview. */
const ORDERED_AT = '2026-08-03T09:30:00Z';

/** A sample order for the editors' preview. It contains no personal data. */
export const previewOrder = ({ currency, isB2b, language }: Storefront, words: PreviewWords): ConfirmedOrder => {
  const format = new Intl.NumberFormat(LANGUAGE_RULES[language].formatLocale, { style: 'currency', currency });
  const amount = (minor: number) => ({ amount: minor, currency, text: format.format(minor / 100) });
  const address = {
    id: 'preview',
    schoolOrCompany: null,
    salutation: 'DIVERSE' as const,
    firstName: words.name,
    lastName: '',
    street: words.street,
    addressAddition: null,
    postCode: '01067',
    city: words.city,
    country: 'DE',
    phone: null,
    email: null,
    packstationAddress: false,
    isCustomerAddress: true,
  };
  return {
    orderId: '0000000',
    orderedAt: ORDERED_AT,
    email: 'name@schule.example',
    isGuest: true,
    positions: [],
    subtotal: amount(2490),
    totalSavings: amount(0),
    shippingCost: amount(490),
    tax: [{ rate: 19, amount: amount(476) }],
    total: amount(2980),
    vatIncluded: !isB2b,
    billingAddress: address,
    shippingAddress: address,
    paymentId: 'RECHNUNG',
    paymentName: words.payment,
    shipperName: words.shipper,
    arrives: null,
    orderReference: null,
    costCentre: null,
    comment: null,
  };
};
