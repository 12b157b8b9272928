import { withFixture } from '../testing/fixtures.ts';
import type { PortHarness } from '../testing/port-harness.ts';
import type { TestApi } from '../testing/test-api.ts';
import type { PdfForm } from './documents.port.ts';

const FORM: PdfForm = {
  title: 'Klasse 1b',
  lead: ['Bitte bis zum ersten Schultag.', ''],
  above: [{ label: 'Schule', value: 'Grundschule am Deich' }],
  columns: [
    { heading: 'Artikel', isNumeric: false },
    { heading: 'Menge', isNumeric: true },
  ],
  rows: [
    ['Füller', '3'],
    ['Nguyễn 小明', '28'],
  ],
  hasTickBoxes: true,
  below: [{ label: 'Unterschrift', value: '' }],
};

/** What every adapter of the documents port promises. */
export const behavesLikeDocuments = (harness: PortHarness, { describe, it, expect }: TestApi): void => {
  describe('a form', () => {
    const isPdf = (content: Uint8Array): boolean => String.fromCodePoint(...content.slice(0, 5)) === '%PDF-';

    it(
      'is drawn for everybody as a PDF (UPM-37)',
      withFixture(harness, {}, async ({ shop, shopper, anonymous }) => {
        expect(isPdf(await shop.documents.draw(shopper, FORM))).toBe(true);
        expect(isPdf(await shop.documents.draw(anonymous, FORM))).toBe(true);
      }),
    );

    it(
      'may have no rows, no text, no fields and nothing to tick',
      withFixture(harness, {}, async ({ shop, shopper }) => {
        const empty: PdfForm = { ...FORM, lead: [], above: [], rows: [], hasTickBoxes: false, below: [] };
        expect(isPdf(await shop.documents.draw(shopper, empty))).toBe(true);
      }),
    );
  });
};
