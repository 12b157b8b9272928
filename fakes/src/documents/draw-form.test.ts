import type { PdfForm } from '@shop/domain/documents/documents.port';
import { describe, expect, it } from 'vitest';
import { overlaps, readPdf } from '../testing/read-pdf.ts';
import { drawForm } from './draw-form.ts';

const ABOUT = {
  author: 'Pausenhof Handels GmbH',
  locale: 'de-DE',
  created: new Date('2026-11-29T08:00:00Z'),
  page: (at: number, count: number) => `Seite ${at} von ${count}`,
};

const COLUMNS = [
  { heading: 'Artikelnummer', isNumeric: false },
  { heading: 'Artikel', isNumeric: false },
  { heading: 'Menge', isNumeric: true },
  { heading: 'Preis', isNumeric: true },
];

const formOf = (overrides: Partial<PdfForm> = {}): PdfForm => ({
  title: 'Klasse 1b',
  lead: ['Bitte bis zum ersten Schultag.', 'Preise vom 29. November 2026, inkl. MwSt.'],
  above: [],
  columns: COLUMNS,
  rows: [
    ['0012345', 'Heft A4, Lineatur: 2', '28', '0,99 €'],
    ['124201101', 'Kleber für Nguyễn 小明', '3', '12,50 €'],
  ],
  hasTickBoxes: true,
  below: [],
  ...overrides,
});

const drawn = async (form: PdfForm) => readPdf(await drawForm(form, ABOUT));

describe('a form on paper', () => {
  it('is tagged, in its language, and says what it is', async () => {
    const { info, language, isTagged, pages } = await drawn(formOf());
    expect(info).toMatchObject({ Title: 'Klasse 1b', Author: 'Pausenhof Handels GmbH' });
    expect([language, isTagged]).toEqual(['de-DE', expect.objectContaining({ Marked: true })]);
    for (const text of [
      'Bitte bis zum ersten Schultag.',
      'Preise vom 29. November 2026, inkl. MwSt.',
      'Artikelnummer',
      '0012345',
      'Heft A4, Lineatur: 2',
      'Kleber für Nguyễn 小明',
      '12,50 €',
      'Seite 1 von 1',
    ])
      expect(pages.join('\n')).toContain(text);
  });

  it('takes at most 200 kB for 300 rows of five cells, each with a tag of its own', async () => {
    const rows = Array.from({ length: 300 }, (_, at) => [
      String(1_015_002 + at * 7),
      `Buntstifte-Etui Primo ${at}, 24 Farben, Lineatur: ${at % 5}`,
      String((at % 30) + 1),
      `${at},99 €`,
      `${at * 3},97 €`,
    ]);
    const columns = [...COLUMNS, { heading: 'Summe', isNumeric: true }];
    const pdf = await drawForm(formOf({ rows, columns }), ABOUT);
    expect(pdf.byteLength).toBeLessThanOrEqual(200_000);
    const { isTagged, pages } = await readPdf(pdf);
    expect([isTagged?.Marked, pages.join('\n').includes('Buntstifte-Etui Primo 299')]).toEqual([true, true]);
  });

  it('has its headings on every page, all rows once, and nothing over another text', async () => {
    const rows = Array.from({ length: 500 }, (_, at) => [
      String(100_000 + at),
      at % 7 === 0 ? 'Buntstifte-Etui Primo aus sehr langen Wörtern, 24 Farben, Farbe: Blau, Lineatur: 2' : 'Heft',
      '9998',
      "CHF 1'234.50",
    ]);
    const { pages, texts } = await drawn(formOf({ rows }));
    expect(pages.length).toBeGreaterThan(5);
    expect(pages.filter((page) => !page.includes('Artikelnummer'))).toEqual([]);
    const all = pages.join('\n');
    expect(rows.filter(([number = '']) => all.split(number).length !== 2)).toEqual([]);
    expect(texts.flatMap(overlaps)).toEqual([]);
    expect(texts.flat().filter(({ left, right }) => left < 47 || right > 595 - 47)).toEqual([]);
  });

  it('has room to write: fields above and below the table, and its empty rows', async () => {
    const blank = COLUMNS.map(() => '');
    const { pages, texts } = await drawn(
      formOf({
        above: [
          { label: 'Besteller', value: 'Grundschule am Deich, Deichstraße 1, 26122 Oldenburg' },
          { label: 'Telefon', value: '' },
        ],
        rows: [blank, blank],
        below: [{ label: 'Unterschrift', value: '' }],
      }),
    );
    expect(pages[0]).toMatch(/Grundschule am Deich.*Telefon.*Artikelnummer.*Menge.*Unterschrift/su);
    const at = (text: string): number => texts.flat().find((one) => one.text === text)?.bottom ?? 0;
    expect(at('Artikelnummer') - at('Unterschrift')).toBeGreaterThan(2 * 22 + 22);
    expect(texts.flatMap(overlaps)).toEqual([]);
  });

  it('never parts the fields below its table', async () => {
    const below = ['Summe', 'Datum', 'Unterschrift'].map((label) => ({ label, value: '' }));
    const ends = await Promise.all(
      [22, 23, 24, 25, 26].map(async (count) => {
        const rows = Array.from({ length: count }, () => ['4711', 'Heft', '1', '0,99 €']);
        const { pages } = await drawn(formOf({ rows, below }));
        return pages.map((page) => ['Summe', 'Datum', 'Unterschrift'].filter((label) => page.includes(label)).length);
      }),
    );
    expect(ends.flat().filter((found) => found !== 0 && found !== 3)).toEqual([]);
    expect(ends.map((pages) => pages.length)).toContain(2);
    expect(ends.map((pages) => pages.length)).toContain(1);
  });

  it('takes one column, no rows, and words that are wider than their column', async () => {
    const column = [{ heading: 'W'.repeat(60), isNumeric: false }];
    const { texts } = await drawn(formOf({ columns: column, rows: [['W'.repeat(200)]] }));
    expect(texts.flatMap(overlaps)).toEqual([]);
    expect(texts.flat().filter(({ right }) => right > 595 - 47)).toEqual([]);
    expect((await drawn(formOf({ columns: COLUMNS.slice(2), rows: [] }))).pages).toHaveLength(1);
  });
});
