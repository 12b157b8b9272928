import type { ReturnRequest, SelectedReturnItem } from '@shop/domain/returns/return';
import { minus, money } from '@shop/domain/shared/money';
import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { aReturnContact, aReturnDraft, aSelectedItem } from '@shop/domain/testing/a-return';
import { valueOf } from '@shop/domain/testing/fixtures';
import { expect, it } from 'vitest';
import { articleLine } from '../orders/send-order-mail.ts';
import { moneyText } from '../shared/money-text.ts';
import { aDeliveredOrder } from '../testing/a-delivered-order.ts';
import { anOrderRecord } from '../testing/an-order-record.ts';
import { aView } from '../testing/a-view.ts';
import { put } from '../worlds/transaction.ts';
import { sendReturnSettled } from './return-mails.ts';
import { mailsIn } from '../testing/read-mails.ts';

/** What a buyer reads in the mails about the return of one of two articles, by template: the subject and all paragraphs, the goods as `GOODS`. */
const lettersAbout = async (
  storefront: StorefrontId,
  selected: Partial<SelectedReturnItem>,
  said: Partial<ReturnRequest> = {},
) => {
  const { submit, requestOf, mails, passDays, confirmation } = await aDeliveredOrder((picked) => ({
    storefront,
    items: [[picked({ from: 1000, to: 2000, bulky: false, stock: 100 }), 2]],
    address: { formType: 'companyOrSchool', company: 'Grundschule am Anger' },
  }));
  valueOf(await submit(requestOf([selected], said)));
  passDays(6);
  const [position] = confirmation.positions;
  const goods = position === undefined ? '' : articleLine(position, selected.quantity ?? 1);
  return (template: string): readonly string[] => {
    const [mail] = mails(template);
    const text =
      mail?.text
        .replaceAll(/[\u00A0\u202F]/gu, ' ')
        .replace(goods, 'GOODS')
        .replace(mail.links[0]?.url ?? '–', 'LABEL') ?? '';
    return [mail?.subject ?? '', ...text.replaceAll(/(?:€ ?)?\d+[.,]\d\d(?: €)?/gu, 'AMOUNT').split('\n\n')];
  };
};

it('the mails about a refund are complete in German', async () => {
  const letter = await lettersAbout('de', { quantity: 2 });
  expect(letter('return-received')).toEqual([
    'Ihre Rücksendung 700000001 ist bei uns',
    'Guten Tag Änne Krüger,',
    'Ihre Rücksendung 700000001 ist bei uns angekommen. Wir prüfen sie und melden uns in den nächsten Tagen.',
    'GOODS',
  ]);
  expect(letter('return-refunded')).toEqual([
    'Erstattung zur Rücksendung 700000001',
    'Guten Tag Änne Krüger,',
    'wir haben Ihre Rücksendung 700000001 geprüft und erstatten Ihnen AMOUNT auf dem Weg, auf dem Sie bezahlt haben (Vorkasse).',
    'GOODS',
    'Ware: AMOUNT',
    'Versandkosten: AMOUNT',
    'Summe: AMOUNT',
    'MwSt. 19 %: AMOUNT',
  ]);
});

it('the mails about a refund are complete in English', async () => {
  const letter = await lettersAbout('en', { quantity: 2 });
  expect(letter('return-announced')).toEqual([
    'Your return 700000001 for order 400000001',
    'Dear Änne Krüger,',
    'you are returning items of order 400000001. Your return number is 700000001.',
    'GOODS',
    'You would like: Money back',
    'Please print one label for each parcel and hand the goods in to the carrier: DHL.',
    'Label as a PDF: LABEL',
  ]);
  expect(letter('return-received')).toEqual([
    'Your return 700000001 has arrived',
    'Dear Änne Krüger,',
    'your return 700000001 has reached us. We are checking it and will write to you in the next few days.',
    'GOODS',
  ]);
  expect(letter('return-refunded')).toEqual([
    'Refund for return 700000001',
    'Dear Änne Krüger,',
    'we have checked your return 700000001 and are refunding AMOUNT in the way in which you paid (Prepayment).',
    'GOODS',
    'Goods: AMOUNT',
    'Delivery costs: AMOUNT',
    'Total: AMOUNT',
    'VAT 19%: AMOUNT',
  ]);
});

it.each([
  [
    'de',
    'damaged',
    'replacement',
    [
      'Ersatz für Ihre Rücksendung 700000001',
      'Guten Tag Änne Krüger,',
      'wir haben Ihre Rücksendung 700000001 geprüft. Der Ersatz ist auf dem Weg zu Ihnen:',
      'GOODS',
    ],
  ],
  [
    'en',
    'damaged',
    'replacement',
    [
      'Replacement for your return 700000001',
      'Dear Änne Krüger,',
      'we have checked your return 700000001. The replacement is on its way to you:',
      'GOODS',
    ],
  ],
  [
    'de',
    'defective',
    'repair',
    [
      'Reparatur zu Ihrer Rücksendung 700000001',
      'Guten Tag Änne Krüger,',
      'wir haben Ihre Rücksendung 700000001 geprüft. Die Ware ist repariert und auf dem Weg zu Ihnen:',
      'GOODS',
    ],
  ],
  [
    'en',
    'defective',
    'repair',
    [
      'Repair for your return 700000001',
      'Dear Änne Krüger,',
      'we have checked your return 700000001. The goods have been repaired and are on their way to you:',
      'GOODS',
    ],
  ],
] as const)(
  'the mail that ends a return is complete on %s, where goods are %s and the buyer wants %s',
  async (storefront, reason, regulation, paragraphs) => {
    expect((await lettersAbout(storefront, { reason }, { regulation }))('return-replaced')).toEqual(paragraphs);
  },
);

it('the mail about a return without a label gives the address in English', async () => {
  expect((await lettersAbout('en', {}, { carrier: 'nolabel' }))('return-announced').slice(-2)).toEqual([
    'Please send the goods to the following address and write the return number on the parcel:',
    'Pausenhof Handels GmbH, Returns, Kreideweg 5, 04999 Lindenau am Hof, Germany',
  ]);
});

it('the mail about a refund names no delivery costs while something stays with the buyer, and the next return refunds the rest', async () => {
  const { submit, requestOf, mails, passDays, confirmation } = await aDeliveredOrder((picked) => ({
    items: [[picked({ from: 1000, to: 2000, bulky: false, stock: 100 }), 2]],
  }));
  for (const _time of [1, 2]) {
    valueOf(await submit(requestOf([{ quantity: 1 }])));
    passDays(6);
  }
  const refunds = mails('return-refunded')
    .toSorted((a, b) => a.seq - b.seq)
    .map(({ text }) => text.split('\n\n'));
  const unit = moneyText(confirmation.positions[0]?.pricePerUnit ?? money(0), 'de-DE');
  const rest = moneyText(minus(confirmation.total, confirmation.positions[0]?.pricePerUnit ?? money(0)), 'de-DE');
  expect(refunds.map((lines) => lines.slice(3, -1))).toEqual([
    [`Ware: ${unit}`, `Summe: ${unit}`],
    [`Ware: ${unit}`, `Versandkosten: ${moneyText(confirmation.shippingCost, 'de-DE')}`, `Summe: ${rest}`],
  ]);
});

// Two pieces for 20.00, delivery for 4.95, and 19 % of both, 4.74.
it.each([
  [
    'b2b-de',
    'Erstattung zur Rücksendung 700000001',
    'wir haben Ihre Rücksendung 700000001 geprüft und schreiben Ihrem Kundenkonto 29,69 € gut.',
  ],
  [
    'b2b-en',
    'Refund for return 700000001',
    'we have checked your return 700000001 and have credited €29.69 to your account.',
  ],
] as const)('the mail to an institution says on %s that its account is credited', (storefrontId, subject, words) => {
  const order = anOrderRecord({ storefrontId });
  const shipment = {
    rma: '700000001',
    regulation: { id: 'credit', name: '', description: '' },
    carrier: { code: 'dhl', name: 'DHL' },
    labels: [],
    items: [],
  };
  const request = {
    ...aReturnDraft(),
    items: [aSelectedItem({ quantity: 2 })],
    regulation: 'credit',
    carrier: 'dhl',
    contact: aReturnContact(),
  };
  const record = {
    orderId: '400000001',
    request,
    submitted: { submittedAt: '2026-11-23T09:00:00.000Z', shipments: [shipment] },
  };
  const view = aView((tx) => {
    put(tx, 'returns', shipment.rma, record);
    put(tx, 'returnsOfOrders', record.orderId, [shipment.rma]);
    sendReturnSettled(tx, order, record);
  });
  const [mail] = mailsIn(view);
  expect([mail?.subject, mail?.text.replaceAll('\u00A0', ' ').split('\n\n')[1]]).toEqual([subject, words]);
});
