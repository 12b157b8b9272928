import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_ORDER_LINES, readOrderLines } from './order-lines.ts';

const WORDS = {
  orderNumber: ['artikelnummer'],
  quantity: ['menge', 'gebraucht'],
  article: ['artikel'],
  name: ['bezeichnung'],
  price: ['preis', 'gesamt'],
};
const read = (text: string) => {
  const { lines, unread } = readOrderLines(text, WORDS);
  return [
    ...lines.map(({ orderNumber, quantity }) => [orderNumber, quantity]),
    ...unread.map(({ text: line, because }) => [line, because]),
  ];
};

describe('a line that somebody types or pastes', () => {
  it.each([
    ['4711;3', '4711', 3],
    ['3;124201101', '124201101', 3],
    ['124201101\t12', '124201101', 12],
    ['12\t124201101', '124201101', 12],
    ['3 x 4711', '4711', 3],
    ['3x 4711', '4711', 3],
    ['4711 x 3', '4711', 3],
    ['4711 × 3', '4711', 3],
    ['4711 x3', '4711', 3],
    ['4711 3 Stück', '4711', 3],
    ['4711 3 Stk.', '4711', 3],
    ['30 Stück 47', '47', 30],
    ['4711, 3', '4711', 3],
    ['4711 3', '4711', 3],
    ['4711', '4711', 1],
    ['0012345;2', '0012345', 2],
    ['AB-12.3 5', 'AB-12.3', 5],
    ['124201101;1.000', '124201101', 1000],
    ['124201101;Bastelkleber Magistra, 500 g;12;4,99;59,88', '124201101', 12],
    ['3 x 4711 Heft A4, Lineatur 2', '4711', 3],
    ['124201101;4,99', '124201101', 1],
    ['124201101;1.204,99', '124201101', 1],
    ['124201101;5 €', '124201101', 1],
    ['124201101;Heft A4', '124201101', 1],
    ['124201101 Heft', '124201101', 1],
    ['124201101 1.000 Stück', '124201101', 1000],
    ['2.000 Stück 124201101', '124201101', 2000],
    ['124201101 12.000 x', '124201101', 12_000],
    ['124201101 10 000 Stück', '124201101', 10_000],
    ['124201101 10\u00A0000', '124201101', 10_000],
    ['124201101 1\u202F500', '124201101', 1500],
    ["124201101 1'500", '124201101', 1500],
    ['1’500 x 124201101', '124201101', 1500],
    ['124201101;1 500', '124201101', 1500],
    ['124201101 1.500 Stk', '124201101', 1500],
    ['1. 124201101 7', '124201101', 7],
    ['1) 124201101 7', '124201101', 7],
    ['(12) 7 x 124201101', '124201101', 7],
    ['• 124201101 3', '124201101', 3],
    ['•124201101 3', '124201101', 3],
    ['* 124201101 3', '124201101', 3],
    ['- 124201101 3', '124201101', 3],
    ['– 124201101 3', '124201101', 3],
    ['124201101 - 3', '124201101', 3],
    ['124201101 – 3 Stück', '124201101', 3],
    ['124201101: 3', '124201101', 3],
    ['124201101 (2)', '124201101', 2],
    ['2 Packungen 124201101', '124201101', 2],
    ['124201101 à 3', '124201101', 3],
    ['Artikelnummer 124201101, Menge 3', '124201101', 3],
    ['124201101*3', '124201101', 3],
    ['3×124201101', '124201101', 3],
    ['１２４２０１１０１ ３', '124201101', 3],
    ['１２４２０１１０１;３', '124201101', 3],
    ['124201101,3', '124201101', 3],
    ['3,124201101', '124201101', 3],
    ['12 Stück Bleistifte 124201101', '124201101', 12],
    ['Kleber 500 g 124201101 3 Stück', '124201101', 3],
    ['Bleistift 124201101 3,99 € 2', '124201101', 2],
    ['124201101 3 Stück, je 4 €', '124201101', 3],
    ['124201101 3 Stück 5,- €', '124201101', 3],
    ['124201101;Kopierpapier, 500 Blatt;7', '124201101', 7],
    ['3x 124201101 Wachsmalstifte, Klassensatz, 96 Stück', '124201101', 3],
    ['• 25 Stück 124201101 Kreide, Eimer, 20 Stück', '124201101', 25],
    ['124201101 2 Stk. Kreide, Eimer, 20 Stück', '124201101', 2],
    ['124201101\t"Heft\nA4"\t3', '124201101', 3],
    ['124201101;"Heft ""Lineatur 2""\r\nA4; 32 Blatt";3', '124201101', 3],
  ])('%j asks for %s, %i pieces', (text, orderNumber, quantity) => {
    expect(read(text)).toEqual([[orderNumber, quantity]]);
  });

  it.each([
    ['Hefte für alle', 'no-number'],
    ['1,23E+12;4', 'rounded'],
    ['1,23E+12 4', 'rounded'],
    ['124201101;-1', 'no-quantity'],
    ['124201101;1,5', 'no-quantity'],
    ['124201101;1.5', 'no-quantity'],
    ['124201101;1e3', 'no-quantity'],
    ['124201101;٣', 'no-quantity'],
    ['124201101 -1', 'no-quantity'],
    ['124201101 1.5', 'no-quantity'],
    ['124201101 1,5 Stk', 'no-quantity'],
    ['124201101 2.5 Stück', 'no-quantity'],
    ['124201101 Heft 2,50 Stück', 'no-quantity'],
    ['1/2 x 124201101', 'no-quantity'],
    ['½ x 124201101', 'no-quantity'],
    ['3² x 124201101', 'no-quantity'],
    ['-3 x 124201101', 'no-quantity'],
    ['2,5 124201101', 'no-quantity'],
    ['124201101 2,5', 'no-quantity'],
    ['124201101 1,000', 'no-quantity'],
    ['124201101;1,000', 'no-quantity'],
    ['124201101 0.500', 'no-quantity'],
    ['1;124201101;Stift;7', 'no-quantity'],
    ['124201101;3 Hefte', 'no-quantity'],
    ['124201101;3;2,5', 'no-quantity'],
    ['47;1.000', 'no-quantity'],
    ['1 124201101 7', 'no-quantity'],
    ['3 124201101 12 Stück', 'no-quantity'],
    ['12 Stück Bleistifte 124201101 3 x', 'no-quantity'],
    ['10 x 10 124201101', 'no-quantity'],
    ['3 x 124201101 5', 'no-quantity'],
    ['124201101 500 g Kleber', 'no-quantity'],
    ['124201101 Heft Lineatur 2', 'no-quantity'],
    ['124201101 3er Pack', 'no-quantity'],
    ['2026-11-29 124201101 3', 'no-quantity'],
    ['124201101 10 000', 'no-quantity'],
    ['4711 4712', 'no-quantity'],
    ['4711 x 1000', 'no-quantity'],
    ['47 1.000', 'no-quantity'],
    ['4711 € 3', 'no-quantity'],
    ['124 201 101 3', 'no-quantity'],
    ['https://shop.example/prod/1242011/ 3', 'no-quantity'],
    ['zwei 124201101', 'no-quantity'],
    ['124201101;ein Dutzend', 'no-quantity'],
    ['124201101 ?', 'no-quantity'],
    ['124201101;?', 'no-quantity'],
    ['124201101 Kreide, 20 Stück 3 Stück', 'no-quantity'],
    ['30 Stück', 'no-number'],
    ['x 3', 'no-number'],
  ])('%j is given back with its reason', (text, because) => {
    expect(read(text)).toEqual([[text, because]]);
  });

  it('is one of many, of which each has its own form; empty ones do not count', () => {
    expect(read('4711;3\r\n\r\n;;\n2 x 4712\n4713\t5\n?')).toEqual([
      ['4711', 3],
      ['4712', 2],
      ['4713', 5],
      ['?', 'no-number'],
    ]);
  });
});

describe('a table with headings', () => {
  it.each([';', '\t', ','])('is read by its columns, split at %j', (separator) => {
    const table = [
      ['Preis', 'Menge', 'Artikelnummer'],
      ['5', '28', '0012'],
      ['7', 'viele', '13'],
      ['9', '3', ''],
    ];
    expect(read(table.map((cells) => cells.join(separator)).join('\r\n'))).toEqual([
      ['0012', 28],
      [`7${separator}viele${separator}13`, 'no-quantity'],
      [`9${separator}3${separator}`, 'no-number'],
    ]);
  });

  it('may stand below other lines, and have its headings again on each page', () => {
    expect(read('Klasse\n4711;3\nArtikelnummer;Menge\n0012;28\nArtikelnummer;Menge\n13;2')).toEqual([
      ['4711', 3],
      ['0012', 28],
      ['13', 2],
      ['Klasse', 'no-number'],
    ]);
  });

  it('says of a line that cannot be read what its columns hold, and gives back its headings', () => {
    const { heading, lines, unread } = readOrderLines(
      'Nr;Artikelnummer;Text;Menge\n7;4711;"Heft; blau";\n8;4712;Heft;viele\n9;;Heft;2',
      WORDS,
    );
    expect([heading, lines]).toEqual(['Nr;Artikelnummer;Text;Menge', []]);
    expect(unread.map(({ text, stated }) => [text, stated])).toEqual([
      ['7;4711;"Heft; blau";', { orderNumber: '4711', quantity: '?' }],
      ['8;4712;Heft;viele', { orderNumber: '4712', quantity: 'viele' }],
      ['9;;Heft;2', { orderNumber: '9;;Heft;2', quantity: '2' }],
    ]);
  });

  it('takes no price for a quantity where no column is headed as one', () => {
    expect(read('Artikelnummer;Bezeichnung;Preis in EUR\n124201101;Heft A5;3\n124201102;Heft A4;5')).toEqual([
      ['124201101;Heft A5', 'no-quantity'],
      ['124201102;Heft A4', 'no-quantity'],
    ]);
    expect(read('Artikelnummer;Bestellt;Preis;Gesamt\n124201101;4;3;12\n124201102;6;5;30')).toEqual([
      ['124201101', 4],
      ['124201102', 6],
    ]);
  });

  it.each([
    ['where another one has the names', 'Pos.;Artikel;Bezeichnung;Menge\n1;124201101;Heft A5;3', [['124201101', 3]]],
    ['beside one of order numbers', 'Artikel;Artikelnummer;Bezeichnung;Menge\nHeft;12;A5;3', [['12', 3]]],
    [
      'not without such a column',
      'Artikel;Menge\n124201101;3',
      [
        ['124201101', 3],
        ['Artikel;Menge', 'no-number'],
      ],
    ],
  ])('has its numbers in the column “Artikel” %s', (_where, table, lines) => {
    expect(read(table)).toEqual(lines);
  });
});

it('tells every line of a text that has far too many, and asks for the first 500', () => {
  const { lines, unread } = readOrderLines('\n\t"4711\n'.repeat(5_000), WORDS);
  expect([lines.length + unread.length, unread.filter(({ because }) => because === 'too-many').length]).toEqual([
    5_000, 4_500,
  ]);
});

describe('many lines of cells without headings', () => {
  const NUMBERS = ['124201101', '124201102', '124201103', '124201104', '124201105', '124201106'];
  const table = (line: (number: string, at: number) => string): string => NUMBERS.map(line).join('\n');

  it('are read without their places in the list, a missing quantity as none', () => {
    const typed = table((number, at) => `${at + 7}\t${number}\tHeft\t${at === 4 ? '' : at + 2}\t3,20 €`);
    expect(read(typed)).toEqual([
      ['124201101', 2],
      ['124201102', 3],
      ['124201103', 4],
      ['124201104', 5],
      ['124201106', 7],
      ['124201105\tHeft\t?\t3,20 €', 'no-quantity'],
    ]);
    expect(read('124201105\tHeft\t?\t3,20 €')).toEqual([['124201105 Heft ? 3,20 €', 'no-quantity']]);
  });

  it('have no quantity where only their places in the list could be one', () => {
    expect(read(table((number, at) => `${at + 1}.;${number};Heft`))).toEqual(
      NUMBERS.map((number) => [`${number};Heft;?`, 'no-quantity']),
    );
  });

  it('have no quantity where the cell below most others is empty', () => {
    const typed = table((number, at) => `${number};Heft;${at < 2 ? '3' : ''};3,20`);
    expect(read(typed)).toEqual([
      ['124201101', 3],
      ['124201102', 3],
      ...NUMBERS.slice(2).map((number) => [`${number};Heft;?;3,20`, 'no-quantity']),
    ]);
  });

  it('that count pieces may be few, in any order, and shorter than others', () => {
    expect(read('1;124201101\n2;124201102\n3;124201103\n4;124201104\n5;124201105')).toEqual(
      NUMBERS.slice(0, 5).map((number, at) => [number, at + 1]),
    );
    expect(read(`${table((number) => `${number};Heft;3`)}\n124201107;Mappe\n4;124201108`).slice(-2)).toEqual([
      ['124201107', 1],
      ['124201108', 4],
    ]);
  });
});

describe('whatever is pasted', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.stringMatching(/^[\dx;,\t .\n"E+A-C-]{0,60}$/u),
  );

  const article = fc.stringMatching(/^[1-9]\d{6,8}$/u);
  const unit = fc.constantFrom('Stück', 'Stk.', 'x', 'Packungen', 'pcs');
  const mark = fc.constantFrom('', '• ', '- ', '– ', '* ', '1. ', '12) ', '(3) ');
  const name = fc.constantFrom('', ' Bleistift', ' Heft A4', ' Hefte, liniert');
  const price = fc.constantFrom('', ' 3,99 €', ' je 4 €', ' CHF 1.20', ' 5,- €', ' à 3,99');

  it('reads a whole quantity in every way to write it', () => {
    const grouped = (quantity: number, group: string): string =>
      quantity < 1000
        ? String(quantity)
        : `${Math.floor(quantity / 1000)}${group}${String(quantity % 1000).padStart(3, '0')}`;
    const group = fc.constantFrom('', '.', "'", '’', ' ', '\u00A0', '\u202F');
    fc.assert(
      fc.property(
        fc.tuple(article, fc.nat({ max: 99_999 }), group, unit, mark, name, price),
        ([number, quantity, between, pieces, begins, called, costs]) => {
          const counted = `${grouped(quantity, between === ' ' && pieces === 'x' ? '' : between)} ${pieces}`;
          for (const line of [`${number}${called} ${counted}`, `${counted}${called} ${number}`])
            expect([line, read(`${begins}${line}${costs}`)]).toEqual([line, [[number, quantity]]]);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('never makes a quantity of what is none, and never leaves out one of two', () => {
    const none = fc.oneof(
      fc.tuple(fc.nat({ max: 999 }), fc.nat({ max: 9 })).map(([whole, part]) => `${whole},${part}`),
      fc.tuple(fc.nat({ max: 999 }), fc.nat({ max: 9 })).map(([whole, part]) => `${whole}.${part}`),
      fc.integer({ min: 1, max: 99 }).map((whole) => `${whole},000`),
      fc.integer({ min: -999, max: -1 }).map(String),
      fc.tuple(fc.nat({ max: 99 }), fc.nat({ max: 99 })).map(([one, other]) => `${one}/${other}`),
      fc.tuple(fc.nat({ max: 99 }), fc.nat({ max: 99 })).map(([one, other]) => `${one} ${other}`),
    );
    fc.assert(
      fc.property(fc.tuple(article, none, unit, mark, name), ([number, wrong, pieces, begins, called]) => {
        for (const line of [
          `${number} ${wrong}`,
          `${wrong} ${number}`,
          `${number}${called} ${wrong} ${pieces}`,
          `${wrong} ${pieces}${called} ${number}`,
        ])
          expect([line, readOrderLines(`${begins}${line}`, WORDS).lines]).toEqual([line, []]);
      }),
      { numRuns: 500 },
    );
  });

  it('loses no line to a quote that is none', () => {
    for (const typed of [
      '4711;"\n4712;"',
      '4711;Heft;3\n4712;";3\n4713;";3',
      '"4711;3\n4712;2"',
      '4711;10";3\n4712;12";5',
    ])
      expect([typed, read(typed).length]).toEqual([typed, typed.split('\n').length]);
  });

  it('every line is told once, and no quantity that the text does not hold', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const { lines, unread } = readOrderLines(typed, WORDS);
        for (const { text: line, quantity } of lines)
          expect(
            quantity === 1 ||
              line
                .normalize('NFKC')
                .replaceAll(/[.'’\s]/gu, '')
                .includes(String(quantity)),
          ).toBe(true);
        expect(lines.length + unread.length).toBeLessThanOrEqual(typed.split(/\r\n?|\n/u).length);
      }),
      { numRuns: 500 },
    );
  });

  it('stops after 500 lines, and names the others', () => {
    const many = Array.from({ length: MOST_ORDER_LINES + 2 }, (_, at) => `${100_000 + at};2`);
    const { lines, unread } = readOrderLines(many.join('\n'), WORDS);
    expect([lines.length, unread]).toEqual([
      500,
      [
        { place: 500, text: '100500;2', because: 'too-many' },
        { place: 501, text: '100501;2', because: 'too-many' },
      ],
    ]);
  });
});
