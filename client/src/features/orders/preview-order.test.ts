import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { expect, it } from 'vitest';

import { previewOrder } from './preview-order.ts';

const WORDS = { name: 'Vorschau', street: 'Schulstraße 1', payment: 'Rechnung', shipper: 'Paketdienst' };

/** 24.90 and 4.95 for delivery, with the tax of each country worked out by hand. */
it.each([
  ['de', 'Dresden', '29,85 €', 19, '4,77 €'],
  ['en', 'Dresden', '€29.85', 19, '€4.77'],
  ['at', 'Wien', '€ 29,85', 20, '€ 4,98'],
  ['ch', 'Zürich', 'CHF 29.85', 8.1, 'CHF 2.24'],
  ['b2b-de', 'Dresden', '35,52 €', 19, '5,67 €'],
  ['b2b-en', 'Dresden', '€35.52', 19, '€5.67'],
] as const)('on %s the order of the preview goes to %s for %s, with %s %% VAT: %s', (name, city, total, rate, tax) => {
  const storefront = STOREFRONTS[name];
  const order = previewOrder(storefront, WORDS);
  const plain = (text: string): string => text.replaceAll('\u00A0', ' ');
  expect([order.shippingAddress.city, order.shippingAddress.country]).toEqual([city, storefront.homeCountry]);
  expect([
    plain(order.total.text),
    order.tax.map(({ rate: percent, amount }) => [percent, plain(amount.text)]),
  ]).toEqual([total, [[rate, tax]]]);
});
