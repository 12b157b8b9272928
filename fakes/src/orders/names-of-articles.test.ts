import { valueOf } from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { findDocument } from '../shop/find-document.ts';
import { aDeliveredOrder } from '../testing/a-delivered-order.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { aView } from '../testing/a-view.ts';
import { anOrderedPosition, anOrderRecord, aShipment } from '../testing/an-order-record.ts';
import { mailsIn } from '../testing/read-mails.ts';
import { sendCancelled } from './cancellation-mail.ts';

/** Two articles in the first colour or size that the assortment has of them, sent in one parcel. */
const withVariants = () =>
  aDeliveredOrder((picked) => ({
    items: [
      [picked({ severalItems: true, bulky: false, minimum: false, stock: 50 }), 2],
      [picked(), 1],
    ],
  }));

describe('an article with variants', () => {
  it.each([
    'order-confirmation',
    'order-dispatched',
    'order-delivered',
    'return-announced',
    'return-received',
    'return-refunded',
  ])('is named with them in the mail %s', async (template) => {
    const { submit, requestOf, passDays, mails, confirmation } = await withVariants();
    const [position] = confirmation.positions;
    valueOf(await submit(requestOf([{ quantity: 2 }])));
    passDays(6);
    expect(position?.variants.length).toBeGreaterThan(0);
    const named = [position?.name, ...(position?.variants ?? []).map(({ value }) => value)].join(', ');
    const ours = mails(template).filter(({ text }) => text.includes('400000001') || text.includes('700000001'));
    expect(ours.map(({ text }) => text)).toEqual([
      expect.stringContaining(`2 × ${named} (${position?.articleNumber})`),
    ]);
  });

  it('is named with them on the label of its return', async () => {
    const { submit, requestOf, confirmation, worlds } = await withVariants();
    const [position] = confirmation.positions;
    const { shipments } = valueOf(await submit(requestOf([{ quantity: 2 }])));
    const [kind = '', world = '', name = ''] = (shipments[0]?.labels[0] ?? '').replace('/qa/documents/', '').split('/');
    const { pages } = await readPdf((await findDocument(worlds, { kind, world, name }))?.content ?? '');
    expect(pages[0]?.replaceAll(/\s+/gu, ' ')).toContain(
      [position?.name, ...(position?.variants ?? []).map(({ value }) => value)].join(', '),
    );
  });

  it('is named with them in the mail about a cancelled order', () => {
    const order = anOrderRecord({
      shipments: [aShipment()],
      confirmation: { positions: [anOrderedPosition({ variants: [{ label: 'Farbe', value: 'Pink' }] })] },
    });
    expect(mailsIn(aView((tx) => sendCancelled(tx, order)))[0]?.text).toContain('2 × Heft, Pink (4711)');
  });
});
