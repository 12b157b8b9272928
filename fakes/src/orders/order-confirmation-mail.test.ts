import { money } from '@shop/domain/shared/money';
import { anAddress } from '@shop/domain/testing/an-address';
import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';
import { anOrderedPosition, anOrderRecord, aShipment } from '../testing/an-order-record.ts';
import { aView } from '../testing/a-view.ts';
import { sendOrderConfirmation } from './order-confirmation-mail.ts';
import { mailsIn } from '../testing/read-mails.ts';

const mailOf = (said: Parameters<typeof anOrderRecord>[0]) =>
  mailsIn(aView((tx) => sendOrderConfirmation(tx, anOrderRecord(said))))[0];
/** With ordinary spaces instead of the narrow ones in amounts. */
const linesOf = (text = '') => text.replaceAll(/[\u00A0\u202F]/gu, ' ').split(/\n+/u);

const SCHOOL = anAddress({
  schoolOrCompany: 'Schule & Hof',
  firstName: 'Ada',
  lastName: 'Kern',
  street: 'Schulstraße 3',
  postCode: '50823',
  city: 'Köln',
});
/** The order for a guest, the withdrawal function with the order's number, and the notice. */
const LINKS = [
  { rel: 'order-status', url: '/service/bestellstatus/?orderId=400000001' },
  { rel: 'withdrawal', url: '/service/vertrag-widerrufen/?order=400000001' },
  { rel: 'withdrawal-notice', url: '/service/widerruf/' },
];
/** The terms, and the notice with the model form. */
const ATTACHED = [
  {
    name: 'Allgemeine Geschäftsbedingungen.pdf',
    type: 'application/pdf',
    url: '/qa/documents/legal-text/default/terms.de.pdf',
  },
  {
    name: 'Widerrufsbelehrung.pdf',
    type: 'application/pdf',
    url: '/qa/documents/legal-text/default/withdrawal.de.pdf',
  },
];
const BOUGHT = {
  positions: [
    anOrderedPosition(),
    anOrderedPosition({ name: 'Atlas', articleNumber: '815', quantity: 1, totalPrice: money(2500) }),
  ],
  subtotal: money(4500),
  totalSavings: money(500),
  tax: [
    { rate: 19, amount: money(364) },
    { rate: 8.1, amount: money(160) },
  ],
  total: money(4495),
  billingAddress: SCHOOL,
};

it('the confirmation mail repeats what the forwarding agent was told', () => {
  const told = (storefrontId: StorefrontId) =>
    linesOf(
      mailOf({
        confirmation: BOUGHT,
        storefrontId,
        spedition: { phone: ' 030 471100 ', access: 'Hintereingang', floor: ' ' },
      })?.text,
    );
  expect(told('de')).toEqual(
    expect.arrayContaining(['Telefon für die Spedition: 030 471100', 'Hinweise zur Zufahrt: Hintereingang']),
  );
  expect(told('en')).toEqual(
    expect.arrayContaining(['Telephone for the freight company: 030 471100', 'Notes on access: Hintereingang']),
  );
  expect(told('de').filter((line) => line.startsWith('Etage'))).toEqual([]);
});

it('the confirmation mail lists the articles, the price and the delivery address', () => {
  const mail = mailOf({ confirmation: BOUGHT });
  expect(mail).toMatchObject({
    to: 'anne@schule.example',
    template: 'order-confirmation',
    locale: 'de-DE',
    subject: 'Ihre Bestellung 400000001',
    links: LINKS,
    attachments: ATTACHED,
    delivery: 'delivered',
  });
  expect(linesOf(mail?.text)).toEqual([
    'Guten Tag Ada Kern,',
    'vielen Dank für Ihre Bestellung. Wir haben sie erhalten und bereiten den Versand vor.',
    'Bestellnummer: 400000001',
    'Bestellt am: 23. November 2026 um 10:00:00 MEZ',
    '2 × Heft (4711), je 10,00 €: 20,00 €',
    '1 × Atlas (815): 25,00 €',
    'Zwischensumme: 45,00 €',
    'Ersparnis: −5,00 €',
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
    'Im Anhang: Allgemeine Geschäftsbedingungen, Widerrufsbelehrung.',
    'Haben Sie Fragen? Sie erreichen uns unter 0800 728 7360 und service@pausenhof.example.',
  ]);
});

it('the mail about an order is English for buyers of an English storefront', () => {
  const mail = mailOf({ storefrontId: 'en', confirmation: { ...BOUGHT, paymentName: 'Invoice' } });
  expect(mail).toMatchObject({ locale: 'en-DE', subject: 'Your order 400000001' });
  expect(linesOf(mail?.text)).toEqual([
    'Dear Ada Kern,',
    'thank you for your order. We have received it and are preparing the delivery.',
    'Order number: 400000001',
    'Ordered on: 23 November 2026 at 10:00:00 CET',
    '2 × Heft (4711), €10.00 each: €20.00',
    '1 × Atlas (815): €25.00',
    'Subtotal: €45.00',
    'Saved: −€5.00',
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
    'Attached: Terms and conditions, Right of withdrawal.',
    'Any questions? You can reach us at 0800 728 7360 and service@pausenhof.example.',
  ]);
});

it('the confirmation mail names variants, free articles, the reference and the message', () => {
  const positions = [
    anOrderedPosition({ variants: [{ label: 'Farbe', value: 'Blau' }], quantity: 1 }),
    anOrderedPosition({ name: 'Radiergummi', articleNumber: '99', quantity: 1, totalPrice: money(0) }),
  ];
  const { text = '', html = '' } =
    mailOf({
      confirmation: { positions, shippingCost: money(0), orderReference: 'Klasse 3b', comment: 'Bitte\nklingeln' },
    }) ?? {};
  expect(linesOf(text)).toEqual(
    expect.arrayContaining([
      'Ihre Referenz: Klasse 3b',
      'Ihre Nachricht: Bitte, klingeln',
      '1 × Heft, Blau (4711): 20,00 €',
      '1 × Radiergummi (99): kostenlos',
      'Versand (DHL): kostenlos',
    ]),
  );
  expect(html).toContain('>Bitte<br>klingeln</td>');
});

it('the confirmation mail says how to transfer the money of an order that is paid in advance', () => {
  const transfer =
    'Bitte überweisen Sie 24,95 € an Pausenhof Handels GmbH, IBAN DE02 1203 0000 0000 2020 51, BIC BYLADEM1001 (Musterbank), Verwendungszweck 400000001. Wir versenden, sobald das Geld da ist.';
  const lines = (said: Parameters<typeof anOrderRecord>[0]) => linesOf(mailOf(said)?.text);
  expect(lines({ confirmation: { paymentId: 'VORKASSE' } })).toContain(transfer);
  for (const confirmation of [{ paymentId: 'RECHNUNG' }, { paymentId: 'PREPAID', total: money(0) }])
    expect(lines({ confirmation }).join('\n')).not.toContain('IBAN');
});

it('the mail about an order mentions no savings if there are none', () => {
  expect(mailOf({})?.text).not.toContain('Ersparnis');
});

it('the mail about an order escapes the shopper’s texts', () => {
  expect(mailOf({ confirmation: { billingAddress: SCHOOL } })?.html).toContain('>Schule &amp; Hof<br>Ada Kern<br>');
});

it('the mail about an order says when its shipments arrive, and what is in each', () => {
  const shipments = [
    aShipment({ lines: [{ lineNo: 1, takenFromStock: 2 }], arrives: { from: '2026-11-25', to: '2026-11-26' } }),
    aShipment({
      carrierName: 'Spedition',
      lines: [{ lineNo: 2, takenFromStock: 0 }],
      arrives: { from: '2026-12-04', to: '2026-12-04' },
    }),
  ];
  expect(linesOf(mailOf({ confirmation: BOUGHT, shipments })?.text).slice(4, 6)).toEqual([
    'Lieferung Mi, 25. bis Do, 26. November (DHL): Heft',
    'Lieferung Fr, 4. Dezember (Spedition): Atlas',
  ]);
  expect(mailOf({ shipments: shipments.slice(0, 1) })?.text).toContain(
    'Lieferung Mi, 25. bis Do, 26. November (DHL)\n',
  );
});

it('the mail about an order names the variants of what is in each shipment, and keeps the articles apart', () => {
  const positions = [
    anOrderedPosition({ name: 'Radierer', variants: [{ label: 'Farbe', value: 'Pink' }] }),
    anOrderedPosition({ name: 'Bleistifte', variants: [{ label: 'Härte', value: 'B' }] }),
    anOrderedPosition({ name: 'Atlas' }),
  ];
  const shipments = [
    aShipment({
      lines: [
        { lineNo: 1, takenFromStock: 2 },
        { lineNo: 2, takenFromStock: 2 },
      ],
    }),
    aShipment({ lines: [{ lineNo: 3, takenFromStock: 2 }] }),
  ];
  expect(linesOf(mailOf({ confirmation: { positions }, shipments })?.text).slice(4, 6)).toEqual([
    'Lieferung Mi, 25. bis Do, 26. November (DHL): Radierer, Pink; Bleistifte, B',
    'Lieferung Mi, 25. bis Do, 26. November (DHL): Atlas',
  ]);
});

it('the mail about an order calls the tax what the storefront calls it', () => {
  const taxes = (storefrontId: StorefrontId) =>
    linesOf(mailOf({ confirmation: BOUGHT, storefrontId })?.text).filter((line) => /^\S+ 19 %/u.test(line));
  expect((['de', 'at', 'ch'] as const).flatMap(taxes)).toEqual([
    'MwSt. 19 %: 3,64 €',
    'USt. 19 %: € 3,64',
    expect.stringMatching(/^MWST 19 %: .*3\.64/u),
  ]);
});

it('the mail about an order leads customers to their account', () => {
  expect(mailOf({ confirmation: { isGuest: false } })?.links[0]).toEqual({
    rel: 'order',
    url: '/myaccount/orders/orderdetail/?orderId=400000001',
  });
});

it('the mail about an order bounces from a mailbox that does not exist', () => {
  expect(mailOf({ confirmation: { email: 'bounce@schule.example' } })?.delivery).toBe('bounced');
});

describe('the law of the storefront', () => {
  const lastLines = (storefrontId: StorefrontId) => linesOf(mailOf({ storefrontId })?.text).slice(-5, -2);

  it.each(['de', 'at', 'en'] as const)(
    'gives buyers of %s a right of withdrawal, with the way to the notice',
    (storefrontId) => {
      expect(lastLines(storefrontId).join(' ')).toMatch(
        /binnen 14 Tagen .* widerrufen|withdraw from the contract within 14 days/u,
      );
      expect(mailOf({ storefrontId })?.links).toEqual(LINKS);
    },
  );

  it('gives buyers in Switzerland none: the mail says that the shop takes goods back voluntarily', () => {
    expect(lastLines('ch')).toEqual([
      'Unbenutzte Ware nehmen wir freiwillig 30 Tage lang zurück, gerechnet ab dem Tag, an dem Sie sie erhalten haben.',
      'Freiwilliges Rückgaberecht nutzen: /service/vertrag-widerrufen/?order=400000001',
      'Rückgaberecht: /service/widerruf/',
    ]);
    expect(mailOf({ storefrontId: 'ch' })?.text).not.toMatch(/(?<!\/|-)widerruf/iu);
    expect(mailOf({ storefrontId: 'ch' })?.attachments.map(({ name }) => name)).toEqual([
      'Allgemeine Geschäftsbedingungen.pdf',
      'Rückgaberecht.pdf',
    ]);
  });

  it.each(['b2b-de', 'b2b-en'] as const)(
    'gives schools and companies none: the mail of %s promises nothing',
    (storefrontId) => {
      expect(mailOf({ storefrontId })?.text).not.toMatch(/widerr|withdraw|rückgabe|return| Tage| days/iu);
      expect(mailOf({ storefrontId })?.links).toEqual(LINKS.slice(0, 1));
      expect(mailOf({ storefrontId })?.attachments).toMatchObject([
        { url: `/qa/documents/legal-text/default/terms.${storefrontId}.pdf` },
      ]);
    },
  );
});

it('the mail about a business order names net and gross, the terms of payment, reference and cost centre', () => {
  const said = { ...BOUGHT, orderReference: 'Klasse 4b', costCentre: '4711', paymentName: 'Rechnung, 30 Tage netto' };
  const lines = linesOf(mailOf({ storefrontId: 'b2b-de', confirmation: said })?.text);
  expect(
    lines.slice(
      lines.indexOf('Ihre Referenz: Klasse 4b'),
      lines.indexOf('Lieferung an: Änne Krüger, Schulweg 4, 10115 Berlin, Deutschland'),
    ),
  ).toEqual([
    'Ihre Referenz: Klasse 4b',
    'Kostenstelle: 4711',
    '2 × Heft (4711), je 10,00 €: 20,00 €',
    '1 × Atlas (815): 25,00 €',
    'Zwischensumme netto, zzgl. MwSt.: 45,00 €',
    'Ersparnis: −5,00 €',
    'Versand (DHL): 4,95 €',
    'MwSt. 19 %: 3,64 €',
    'MwSt. 8,1 %: 1,60 €',
    'Gesamtsumme brutto: 44,95 €',
    'Zahlungsart: Rechnung, 30 Tage netto',
  ]);
});
