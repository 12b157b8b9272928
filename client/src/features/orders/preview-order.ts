import type { CountryCode } from '@shop/domain/shared/country';
import { money, plus } from '@shop/domain/shared/money';
import { taxOn } from '@shop/domain/shared/vat';
import { vatRateIn } from '@shop/domain/shared/vat-rates';
import { LANGUAGE_RULES } from '@shop/domain/storefronts/language';
import type { Storefront } from '@shop/domain/storefronts/storefront';

import type { ConfirmedOrder } from './confirmation.tsx';

/** The texts of the sample order, from the locale files. */
export interface PreviewWords {
  readonly name: string;
  readonly street: string;
  readonly payment: string;
  readonly shipper: string;
}

/** The fixed date of every preview. */
const ORDERED_AT = '2026-08-03T09:30:00Z';

/** Where the sample order goes, by the country of the storefront. */
const PLACES: Readonly<Record<CountryCode, { readonly postCode: string; readonly city: string }>> = {
  DE: { postCode: '01067', city: 'Dresden' },
  AT: { postCode: '1010', city: 'Wien' },
  CH: { postCode: '8001', city: 'Zürich' },
  LI: { postCode: '9490', city: 'Vaduz' },
  IT: { postCode: '39100', city: 'Bozen' },
};

/** A sample order for the editors' preview. It contains no personal data. */
export const previewOrder = (
  { currency, homeCountry, isB2b, language }: Storefront,
  words: PreviewWords,
): ConfirmedOrder => {
  const format = new Intl.NumberFormat(LANGUAGE_RULES[language].formatLocale, { style: 'currency', currency });
  const amount = (minor: number) => ({ amount: minor, currency, text: format.format(minor / 100) });
  const [goods, shipping] = [money(2490, currency), money(495, currency)];
  const charged = plus(goods, shipping);
  const rate = vatRateIn(homeCountry, 'standard');
  const tax = taxOn(charged, { rate, isNet: isB2b });
  const address = {
    id: 'preview',
    schoolOrCompany: null,
    salutation: 'diverse' as const,
    firstName: words.name,
    lastName: '',
    street: words.street,
    addressAddition: null,
    ...PLACES[homeCountry],
    country: homeCountry,
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
    subtotal: amount(goods.minor),
    totalSavings: amount(0),
    shippingCost: amount(shipping.minor),
    tax: [{ rate, amount: amount(tax.minor) }],
    total: amount((isB2b ? plus(charged, tax) : charged).minor),
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
