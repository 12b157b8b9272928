import { generatePdfForm } from '@shop/gateway/upstream/generated/operations';
import { expect, it } from 'vitest';

import { returnsData } from './reply/replies.ts';
import { call, single } from './request/requests.ts';
import { anonymous } from './request/shoppers.ts';
import { recordInteractions } from './record-interactions.ts';

const FORM = {
  title: 'Klasse 1b',
  lead: ['Bitte bis zum ersten Schultag.'],
  above: [{ label: 'Schule', value: 'Grundschule am Deich' }],
  columns: [
    { heading: 'Artikel', isNumeric: false },
    { heading: 'Menge', isNumeric: true },
  ],
  rows: [{ cells: ['Heft', '28'] }],
  hasTickBoxes: true,
  below: [{ label: 'Unterschrift', value: '' }],
};
/** "%PDF-1.7" in base64. */
const PDF = 'JVBERi0xLjc=';

it('draws a form as a PDF (UPM-37)', async () => {
  const drawn = await recordInteractions(
    [
      {
        description: 'a visitor prints a list',
        given: {},
        request: single(anonymous, call(generatePdfForm, { form: FORM })),
        reply: returnsData(generatePdfForm, { 'generatePdfForm.content': { like: PDF } }),
      },
    ],
    ({ shop }) => shop.documents.draw(anonymous, { ...FORM, rows: FORM.rows.map(({ cells }) => cells) }),
  );
  expect(String.fromCodePoint(...drawn)).toBe('%PDF-1.7');
});
