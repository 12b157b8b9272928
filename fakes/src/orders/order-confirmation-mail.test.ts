import { money } from '@shop/domain/shared/money';
import { anAddress } from '@shop/domain/testing/an-address';
import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';
import { anOrderedPosition, anOrderRecord, aShipment } from '../testing/an-order-record.ts';
import { aView } from '../testing/a-view.ts';
import { sendOrderConfirmation } from './order-confirmation-mail.ts';

const mailOf = (said: Parameters<typeof anOrderRecord>[0]) => aView((tx) => sendOrderConfirmation(tx, anOrderRecord(said))).state.mails[0];
/** With ordinary spaces instead of the narrow ones in amounts. */
const linesOf = (text = '') => text.replaceAll(/[\u00A0\u202F]/gu, ' ').split('\n\n');

const SCHOOL = anAddress({ schoolOrCompany: 'Schule & Hof', firstName: 'Ada', lastName: 'Kern', street: 'Schulstraße 3', postCode: '50823', city: 'Köln' });
/** The order for a guest, the withdrawal function with the order's number, and the notice. */
const LINKS = [
  { rel: 'order-status', url: '/service/bestellstatus/?orderId=400000001' },
  { rel: 'withdrawal', url: '/service/vertrag-widerrufen/?order=400000001' },
  { rel: 'withdrawal-notice', url: '/service/widerruf/' },
];
const BOUGHT = {
  positions: [anOrderedPosition(), anOrderedPosition({ name: 'Atlas', articleNumber: '815', quantity: 1, totalPrice: money(2500) })],
  subtotal: money(4500),
  totalSavings: money(500),
  tax: [
    { rate: 19, amount: money(364) },
    { rate: 8.1, amount: money(160) },
  ],
  total: money(4495),
  billingAddress: SCHOOL,
};

it('the confirmation mail lists the articles, the price and the delivery address', () => {
  const mail = mailOf({ confirmation: BOUGHT });
  expect(mail).toMatchObject({ to: 'anne@schule.example', template: 'order-confirmation', locale: 'de-DE', subject: 'Ihre Bestellung 400000001', links: LINKS, attachments: [], delivery: 'delivered' });
  expect(linesOf(mail?.text)).toEqual([
    'Guten Tag Ada Kern,',
    'vielen Dank für Ihre Bestellung. Wir haben sie erhalten und bereiten den Versand vor.',
    '2 × Heft (4711): 20,00 €',
    '1 × Atlas (815): 25,00 €',
    'Ersparnis: 5,00 €',
    'Versand (DHL): 4,95 €',
    'Gesamtsumme: 44,95 €',
    'MwSt. 19 %: 3,64 €',
    'MwSt. 8,1 %: 1,60 €',
    'Zahlungsart: Rechnung',
    'Lieferung an: Änne Krüger, Schulweg 4, 10115 Berlin, Deutschland',
    'Rechnung an: Schule & Hof, Ada Kern, Schulstraße 3, 50823 Köln, Deutschland',
    'Bestellstatus ansehen: /service/bestellstatus/?orderId=400000001',
    'Als Verbraucherin oder Verbraucher können Sie den Vertrag binnen 14 Tagen nach Erhalt der letzten Ware ohne Angabe von Gründen widerrufen.',
    'Vertrag widerrufen: /service/vertrag-widerrufen/?order=400000001',
    'Widerrufsbelehrung und Muster-Widerrufsformular: /service/widerruf/',
  ]);
});

it('the mail about an order is English for buyers of an English storefront', () => {
  const mail = mailOf({ storefrontId: 'en', confirmation: { ...BOUGHT, paymentName: 'Invoice' } });
  expect(mail).toMatchObject({ locale: 'en-DE', subject: 'Your order 400000001' });
  expect(linesOf(mail?.text)).toEqual([
    'Dear Ada Kern,',
    'thank you for your order. We have received it and are preparing the delivery.',
    '2 × Heft (4711): €20.00',
    '1 × Atlas (815): €25.00',
    'Saved: €5.00',
    'Delivery (DHL): €4.95',
    'Total: €44.95',
    'VAT 19%: €3.64',
    'VAT 8.1%: €1.60',
    'Payment: Invoice',
    'Delivered to: Änne Krüger, Schulweg 4, 10115 Berlin, Germany',
    'Invoice to: Schule & Hof, Ada Kern, Schulstraße 3, 50823 Köln, Germany',
    'View the status of your order: /service/bestellstatus/?orderId=400000001',
    'As a consumer you may withdraw from the contract within 14 days of receiving the last goods, without giving any reason.',
    'Withdraw from contract: /service/vertrag-widerrufen/?order=400000001',
    'Right of withdrawal and model withdrawal form: /service/widerruf/',
  ]);
});

it('the mail about an order mentions no savings if there are none', () => {
  expect(mailOf({})?.text).not.toContain('Ersparnis');
});

it('the mail about an order escapes the shopper’s texts', () => {
  expect(mailOf({ confirmation: { billingAddress: SCHOOL } })?.html).toContain('<p>Rechnung an: Schule &amp; Hof, Ada Kern');
});

it('the mail about an order says when its shipments arrive, and what is in each', () => {
  const shipments = [
    aShipment({ lines: [{ lineNo: 1, vatRate: 19, takenFromStock: 2 }], arrives: { from: '2026-11-25', to: '2026-11-26' } }),
    aShipment({ carrierName: 'Spedition', lines: [{ lineNo: 2, vatRate: 7, takenFromStock: 0 }], arrives: { from: '2026-12-04', to: '2026-12-04' } }),
  ];
  expect(linesOf(mailOf({ confirmation: BOUGHT, shipments })?.text).slice(2, 4)).toEqual(['Lieferung Mi, 25. bis Do, 26. November mit DHL: Heft', 'Lieferung Fr, 4. Dezember mit Spedition: Atlas']);
  expect(mailOf({ shipments: shipments.slice(0, 1) })?.text).toContain('Lieferung Mi, 25. bis Do, 26. November mit DHL\n');
});

it('the mail about an order leads customers to their account', () => {
  expect(mailOf({ confirmation: { isGuest: false } })?.links[0]).toEqual({ rel: 'order', url: '/myaccount/orders/orderdetail/?orderId=400000001' });
});

it('the mail about an order bounces from a mailbox that does not exist', () => {
  expect(mailOf({ confirmation: { email: 'bounce@schule.example' } })?.delivery).toBe('bounced');
});

describe('the law of the storefront', () => {
  const lastLines = (storefrontId: StorefrontId) => linesOf(mailOf({ storefrontId })?.text).slice(-3);

  it.each(['de', 'at', 'en'] as const)('gives buyers of %s a right of withdrawal, with the way to the notice', (storefrontId) => {
    expect(lastLines(storefrontId).join(' ')).toMatch(/binnen 14 Tagen .* widerrufen|withdraw from the contract within 14 days/u);
    expect(mailOf({ storefrontId })?.links).toEqual(LINKS);
  });

  it('gives buyers in Switzerland none: the mail says that the shop takes goods back voluntarily', () => {
    expect(lastLines('ch')).toEqual(['Unbenutzte Ware nehmen wir freiwillig 30 Tage lang zurück, gerechnet ab dem Tag, an dem Sie sie erhalten haben.', 'Freiwilliges Rückgaberecht nutzen: /service/vertrag-widerrufen/?order=400000001', 'Rückgaberecht: /service/widerruf/']);
    expect(mailOf({ storefrontId: 'ch' })?.text).not.toMatch(/(?<!\/|-)widerruf/iu);
  });

  it.each(['b2b-de', 'b2b-en'] as const)('gives schools and companies none: the mail of %s promises nothing', (storefrontId) => {
    expect(mailOf({ storefrontId })?.text).not.toMatch(/widerr|withdraw|rückgabe|return| Tage| days/iu);
    expect(mailOf({ storefrontId })?.links).toEqual(LINKS.slice(0, 1));
  });
});
