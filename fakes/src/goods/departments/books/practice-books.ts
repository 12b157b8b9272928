import type { Aisle } from '../../department.ts';
import { both, fact, fromAge, material, motif, pack, pieces } from '../../product-template.ts';

const YEARS = [
  motif('1. Klasse', 'year 1', 'book-year-1'),
  motif('2. Klasse', 'year 2', 'book-year-2'),
  motif('3. Klasse', 'year 3', 'book-year-3'),
  motif('4. Klasse', 'year 4', 'book-year-4'),
];

export const PRACTICE_BOOKS: Aisle = {
  name: both('Lernhefte', 'Practice books'),
  description: both('Üben mit Lösungen, Klasse für Klasse.', 'Practice with answers, year by year.'),
  scene: 'books',
  shelves: [
    {
      name: both('Rechnen üben', 'Practise maths'),
      templates: [
        {
          name: both('Rechnen üben {series}, {motif}, {pack}', 'Practise maths {series}, {motif}, {pack}'),
          makers: ['wortschatz', 'zahlenzwerg'],
          packs: [pack('Heft', 'book', 790, 210), pack('10 Hefte', '10 books', 6990, 2100, pieces(10))],
          motifs: YEARS,
          scene: 'book-year-1',
          teaser: both('Zehn Minuten am Tag reichen.', 'Ten minutes a day are enough.'),
          text: both(
            'Eine Seite, ein Thema, ein Erfolg. Die Lösungen liegen als Heft im Heft bei. Nach den Bildungsplänen der Länder.',
            'One page, one topic, one success. The answers come as a booklet inside. Following the German state curricula.',
          ),
          facts: [fact('Umfang', 'Extent', '64 Seiten', '64 pages'), fact('Sprache', 'Language', 'Deutsch', 'German')],
          scope: both('Lernheft mit Lösungen', 'Practice book with answers'),
          vat: 'reduced',
        },
      ],
    },
    {
      name: both('Schreiben & Lesen üben', 'Practise writing & reading'),
      templates: [
        {
          name: both('Schreiben und Lesen {series}, {motif}, {pack}', 'Writing and reading {series}, {motif}, {pack}'),
          makers: ['wortschatz', 'heftling'],
          packs: [pack('Heft', 'book', 790, 210), pack('10 Hefte', '10 books', 6990, 2100, pieces(10))],
          motifs: YEARS,
          scene: 'book-year-2',
          teaser: both('Vom Schwung zum Satz.', 'From stroke to sentence.'),
          text: both(
            'Erst nachspuren, dann selbst schreiben. Die Lineatur wächst mit der Hand.',
            'Trace first, then write alone. The ruling grows with the hand.',
          ),
          facts: [
            fact('Umfang', 'Extent', '64 Seiten', '64 pages'),
            fact('Schrift', 'Script', 'Grundschrift', 'basic script'),
          ],
          scope: both('Lernheft mit Stickern', 'Practice book with stickers'),
          vat: 'reduced',
        },
      ],
    },
    {
      name: both('Sachkunde & Englisch', 'Science & English'),
      templates: [
        {
          name: both('{motif} {series}, {pack}', '{motif} {series}, {pack}'),
          makers: ['wortschatz', 'forscherkiste', 'gartenkind'],
          packs: [pack('Heft', 'book', 890, 230), pack('10 Hefte', '10 books', 7990, 2300, pieces(10))],
          motifs: [
            motif('Wetterforscher', 'Weather explorers', 'book-weather'),
            motif('Wald und Wiese', 'Forest and meadow', 'book-forest'),
            motif('Unsere Welt', 'Our world', 'book-world'),
            motif('Verkehrsschule', 'Road safety', 'book-traffic'),
          ],
          scene: 'book-world',
          teaser: both('Beobachten, fragen, notieren.', 'Observe, ask, note.'),
          text: both(
            'Jede Doppelseite führt von einer Frage zu einem kleinen Versuch. Mit Platz für eigene Zeichnungen.',
            'Each spread leads from a question to a little experiment. With room for your own drawings.',
          ),
          facts: [
            fromAge(7),
            fact('Umfang', 'Extent', '48 Seiten', '48 pages'),
            material('Recyclingpapier', 'Recycled paper'),
          ],
          scope: both('Lernheft', 'Practice book'),
          vat: 'reduced',
        },
      ],
    },
  ],
};
