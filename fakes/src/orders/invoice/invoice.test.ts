import { money } from '@shop/domain/shared/money';
import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { anAddress } from '@shop/domain/testing/an-address';
import { describe, expect, it } from 'vitest';
import { PERSONAS } from '../../personas/personas.ts';
import { aShipment, anOrderedPosition, anOrderRecord } from '../../testing/an-order-record.ts';
import { aView } from '../../testing/a-view.ts';
import type { OrderRecord } from '../order-record.ts';
import { invoiceOf } from './invoice.ts';

const BOOKS = { lineNo: 1, takenFromStock: 2 };
const ATLAS = { lineNo: 2, takenFromStock: 1 };

/** Two exercise books at 10.00 and an atlas at 10.70, with a tenth off, delivered for 4.95: for 3.22 and 1.73 by what they cost. */
const orderOn = (storefrontId: StorefrontId, said: Partial<OrderRecord['confirmation']> = {}): OrderRecord =>
  anOrderRecord({
    storefrontId,
    userId: storefrontId === 'b2b-en' ? PERSONAS['b2b-english'].account.userId : 'user-1',
    shipments: [aShipment({ lines: [BOOKS, ATLAS] })],
    lines: [
      { price: money(2000), saving: money(200), vatRate: 19 },
      { price: money(1070), saving: money(107), vatRate: 7 },
    ],
    confirmation: {
      positions: [
        anOrderedPosition(),
        anOrderedPosition({
          id: 'position-2',
          name: 'Atlas',
          articleNumber: '4712',
          quantity: 1,
          pricePerUnit: money(1070),
          totalPrice: money(1070),
        }),
      ],
      subtotal: money(3070),
      totalSavings: money(307),
      ...said,
    },
  });

const written = (order: OrderRecord, at = 0) => {
  const shipment = order.shipments[at] ?? aShipment();
  const { sums, facts, rows, ...rest } = invoiceOf(aView(), { order, shipment, shipmentNo: at + 1 });
  const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/gu, ' ');
  return {
    ...rest,
    sums: sums.map(({ label, amount, isTotal }) => plain(`${label}: ${amount}${isTotal === true ? ' (bold)' : ''}`)),
    facts: facts.map((fact) => plain(fact.join(': '))),
    rows: rows.map((row) => row.map(plain)),
  };
};

describe('an invoice', () => {
  it('says in German what was delivered, when, and what it costs', () => {
    const invoice = written(
      orderOn('de', { orderReference: 'Klasse 4b', billingAddress: anAddress({ country: 'AT' }) }),
    );
    expect(invoice.facts).toEqual([
      'Rechnungsnummer: R-400000001-1',
      'Rechnungsdatum: 23.11.2026',
      'Lieferdatum: 23.11.2026',
      'Bestellung: 400000001 (23.11.2026)',
      'Ihre Referenz: Klasse 4b',
    ]);
    expect(invoice.columns).toEqual(['Pos.', 'Artikel', 'Menge', 'Einzelpreis', 'Satz', 'Betrag']);
    expect(invoice.rows).toEqual([
      ['1', 'Heft\nArt.-Nr. 4711', '2', '10,00 €', '19 %', '20,00 €'],
      ['2', 'Atlas\nArt.-Nr. 4712', '1', '10,70 €', '7 %', '10,70 €'],
    ]);
    expect(invoice.sums).toEqual([
      'Warenwert: 30,70 €',
      'Ersparnis: −3,07 €',
      'Versand: 4,95 €',
      'Nettobetrag zu 19 %: 17,83 €',
      'MwSt. 19 %: 3,39 €',
      'Nettobetrag zu 7 %: 10,62 €',
      'MwSt. 7 %: 0,74 €',
      'Rechnungsbetrag: 32,58 € (bold)',
    ]);
    expect(invoice.notes).toEqual([
      'Alle Preise enthalten die gesetzliche Mehrwertsteuer.',
      'Zahlungsart: Rechnung',
      'Zahlbar ohne Abzug bis zum 07.12.2026. Bitte geben Sie die Rechnungsnummer an.',
    ]);
    expect([invoice.recipient.heading, invoice.delivery.heading]).toEqual(['Rechnung an', 'Lieferung an']);
    expect([invoice.recipient.lines.at(-1), invoice.delivery.lines.at(-1)]).toEqual(['Österreich', '10115 Berlin']);
    expect(invoice.sender).toEqual([
      'Pausenhof Handels GmbH',
      'Kreideweg 5',
      '04999 Lindenau am Hof',
      'Deutschland',
      'USt-IdNr. DE 999 999 999',
      'Geschäftsführung: Martina Schulze, Jens Albers',
      'Registergericht: Amtsgericht Lindenau am Hof, HRB 4999',
    ]);
    expect(invoice.page(2, 3)).toBe('Seite 2 von 3');
  });

  it('says to an institution in English what the tax is added to, and its own term of payment', () => {
    const invoice = written(orderOn('b2b-en', { orderReference: 'Class 4b', costCentre: '4711' }));
    expect(invoice.facts).toEqual([
      'Invoice number: R-400000001-1',
      'Invoice date: 23 Nov 2026',
      'Date of supply: 23 Nov 2026',
      'Order: 400000001 (23 Nov 2026)',
      'Customer number: 200200',
      'Your reference: Class 4b',
      'Cost centre: 4711',
    ]);
    expect(invoice.columns).toEqual(['No.', 'Item', 'Quantity', 'Unit price', 'Rate', 'Amount']);
    expect([invoice.rows[0]?.[1], invoice.rows[0]?.[4]]).toEqual(['Heft\nItem 4711', '19%']);
    expect(invoice.sums).toEqual([
      'Goods: €30.70',
      'Saved: −€3.07',
      'Delivery: €4.95',
      'Net amount at 19%: €21.22',
      'VAT 19%: €4.03',
      'Net amount at 7%: €11.36',
      'VAT 7%: €0.80',
      'Net total: €32.58',
      'Total: €37.41 (bold)',
    ]);
    expect(invoice.notes).toEqual([
      'Payment: Rechnung',
      'Payable in full by 7 Dec 2026. Please quote the invoice number.',
    ]);
    expect([invoice.recipient.heading, invoice.delivery.heading, invoice.page(1, 1)]).toEqual([
      'Invoice to',
      'Delivered to',
      'Page 1 of 1',
    ]);
    expect(invoice.sender.slice(3)).toEqual([
      'Germany',
      'VAT ID DE 999 999 999',
      'Managing directors: Martina Schulze, Jens Albers',
      'Register court: Amtsgericht Lindenau am Hof, HRB 4999',
    ]);
  });

  it.each([
    ['VORKASSE', 3258, ['Der Betrag ist bezahlt.', 'The amount has been paid.']],
    [
      'CASH_ON_DELIVERY',
      3258,
      ['Der Betrag wird bei der Zustellung bar bezahlt.', 'The amount is paid in cash on delivery.'],
    ],
    ['RECHNUNG', 0, ['Es ist nichts zu bezahlen.', 'There is nothing to pay.']],
  ] as const)('paid by %s with a total of %d says what is left to pay', (paymentId, total, notes) => {
    const free = {
      positions: [anOrderedPosition({ totalPrice: money(0) })],
      subtotal: money(0),
      totalSavings: money(0),
      shippingCost: money(0),
      tax: [],
      total: money(0),
    };
    const ordered = (storefront: StorefrontId): OrderRecord =>
      total === 0
        ? {
            ...orderOn(storefront, { paymentId, ...free }),
            lines: [{ price: money(0), saving: money(0), vatRate: 19 }],
          }
        : orderOn(storefront, { paymentId });
    expect((['de', 'en'] as const).map((storefront) => written(ordered(storefront)).notes.at(-1))).toEqual(notes);
  });

  it('charges delivery with the first shipment, at the rates of all goods, and savings and tax by what is in it', () => {
    const order = { ...orderOn('de'), shipments: [aShipment({ lines: [BOOKS] }), aShipment({ lines: [ATLAS] })] };
    expect(written(order, 0).sums).toEqual([
      'Warenwert: 20,00 €',
      'Ersparnis: −2,00 €',
      'Versand: 4,95 €',
      'Nettobetrag zu 19 %: 17,83 €',
      'MwSt. 19 %: 3,39 €',
      'Nettobetrag zu 7 %: 1,62 €',
      'MwSt. 7 %: 0,11 €',
      'Rechnungsbetrag: 22,95 € (bold)',
    ]);
    expect(written(order, 1).sums).toEqual([
      'Warenwert: 10,70 €',
      'Ersparnis: −1,07 €',
      'Nettobetrag zu 7 %: 9,00 €',
      'MwSt. 7 %: 0,63 €',
      'Rechnungsbetrag: 9,63 € (bold)',
    ]);
    expect(written(order, 1).title).toBe('Rechnung R-400000001-2');
  });
});

describe('an invoice in the words and signs of its storefront', () => {
  it.each([
    ['de', '−3,07 €', 'MwSt. 19 %', 'Mehrwertsteuer'],
    ['at', '−€ 3,07', 'USt. 19 %', 'Umsatzsteuer'],
    ['ch', '−CHF 3.07', 'MWST 19 %', 'Mehrwertsteuer'],
  ] as const)('%s deducts %s and calls the tax %s', (storefrontId, saved, tax, word) => {
    const order = orderOn(storefrontId);
    const inFrancs = ({ minor }: { readonly minor: number }) => money(minor, storefrontId === 'ch' ? 'CHF' : 'EUR');
    const { confirmation } = order;
    const { sums, notes } = written({
      ...order,
      lines: order.lines.map(({ price, saving, vatRate }) => ({
        price: inFrancs(price),
        saving: inFrancs(saving),
        vatRate,
      })),
      confirmation: { ...confirmation, shippingCost: inFrancs(confirmation.shippingCost) },
    });
    expect(sums).toContain(`Ersparnis: ${saved}`);
    expect(sums.some((sum) => sum.startsWith(`${tax}: `))).toBe(true);
    expect(notes[0]).toContain(word);
  });

  it('names an article as it was ordered, with its variants', () => {
    const variants = [
      { label: 'Farbe', value: 'Pink' },
      { label: 'Größe', value: 'B' },
    ];
    const order = anOrderRecord({
      shipments: [aShipment()],
      confirmation: { positions: [anOrderedPosition({ variants })] },
    });
    expect(written(order).rows[0]?.[1]).toBe('Heft, Pink, B\nArt.-Nr. 4711');
  });
});
