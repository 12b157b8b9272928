import { describe, expect, it } from 'vitest';
import { pdfOf } from './pdf.ts';

const text = (said: string) => ({ text: said, x: 10, y: 20, size: 12 });
const pdf = (...pages: Parameters<typeof pdfOf>[0]) => pdfOf(pages, { title: 'Titel', language: 'de-DE' }).toString('latin1');

describe('a PDF', () => {
  it('has a page for each list of marks, and a table that leads to each object', () => {
    const file = pdf([text('Eins')], [{ x: 1, y: 2, width: 3, height: 4 }]);
    expect(file.startsWith('%PDF-1.4\n')).toBe(true);
    expect(file).toContain('/Count 2');
    expect(file).toContain('1 836 3 4 re f');
    const table = Number(/startxref\n(?<at>\d+)/u.exec(file)?.groups?.['at']);
    expect(file.slice(table).startsWith('xref\n0 10\n')).toBe(true);
    const offsets = [...file.slice(table).matchAll(/^(\d{10}) 00000 n/gmu)].map(([, offset]) => Number(offset));
    expect(offsets.map((offset, at) => file.slice(offset).startsWith(`${at + 1} 0 obj`))).toEqual(Array.from({ length: 9 }, () => true));
  });

  it('says how long each stream is', () => {
    const file = pdf([text('Äpfel')]);
    const [, length, content] = /\/Length (\d+) >>\nstream\n([^]*?)\nendstream/u.exec(file) ?? [];
    expect(content?.length).toBe(Number(length));
  });

  it('writes umlauts, quotes and the euro, and letters without an accent that the fonts lack', () => {
    expect(pdf([text('Größe „A“ – 5 €')])).toContain('<4772f6df6520844193209620352080>');
    expect(pdf([text('Dvořák')])).toContain('<44766f72e16b>');
    expect(pdf([text('紙')])).toContain('<3f>');
  });
});
