import type { Texts } from '../goods/goods.ts';
import { both } from '../goods/product-template.ts';

/** A competition as an editor wrote it. One runs in each quarter of the year. */
export interface WrittenCompetition {
  /** First part of its id; the year follows. */
  readonly season: string;
  readonly title: Texts;
  readonly prize: Texts;
  readonly question: Texts;
  readonly answers: readonly (readonly [id: string, text: Texts])[];
}

/** From January on. */
export const WRITTEN_COMPETITIONS = [
  {
    season: 'winter',
    title: both('Eine Leseecke für Ihr Klassenzimmer', 'A reading corner for your classroom'),
    prize: both(
      'Drei Leseecken mit Teppich, vier Sitzkissen und einem Bücherregal',
      'Three reading corners with a rug, four floor cushions and a bookcase',
    ),
    question: both(
      'Wie viele Buchstaben hat das Alphabet, ohne Umlaute und ß?',
      'How many letters does the alphabet have?',
    ),
    answers: [
      ['24', both('24', '24')],
      ['26', both('26', '26')],
      ['30', both('30', '30')],
    ],
  },
  {
    season: 'fruehling',
    title: both('Ein Hochbeet für den Schulhof', 'A raised bed for the school yard'),
    prize: both(
      'Zwei Hochbeete mit Erde, Saatgut und Werkzeug für eine ganze Klasse',
      'Two raised beds with soil, seeds and tools for a whole class',
    ),
    question: both('Welches Tier bestäubt die meisten Obstbäume?', 'Which animal pollinates most fruit trees?'),
    answers: [
      ['igel', both('der Igel', 'the hedgehog')],
      ['biene', both('die Biene', 'the bee')],
      ['maulwurf', both('der Maulwurf', 'the mole')],
    ],
  },
  {
    season: 'sommer',
    title: both('Ein gefüllter Ranzen zum Schulanfang', 'A full school bag for the first day of school'),
    prize: both(
      'Fünf Schulranzen mit Mäppchen, Heften und Stiften für das erste Schuljahr',
      'Five school bags with pencil case, exercise books and pens for the first school year',
    ),
    question: both('Welche Farbe ergibt Blau, mit Gelb gemischt?', 'Which colour do blue and yellow make?'),
    answers: [
      ['gruen', both('Grün', 'Green')],
      ['orange', both('Orange', 'Orange')],
      ['violett', both('Violett', 'Purple')],
    ],
  },
  {
    season: 'advent',
    title: both('Eine Bastelkiste für die ganze Klasse', 'A craft box for the whole class'),
    prize: both(
      'Zehn Bastelkisten mit Papier, Scheren, Kleber und Farben für 25 Kinder',
      'Ten craft boxes with paper, scissors, glue and paints for 25 children',
    ),
    question: both(
      'Wie viele Türen hat ein Adventskalender meistens?',
      'How many doors do most Advent calendars have?',
    ),
    answers: [
      ['12', both('12', '12')],
      ['24', both('24', '24')],
      ['31', both('31', '31')],
    ],
  },
] as const satisfies readonly WrittenCompetition[];

export const NOTIFICATION: Texts = both(
  'Wir ziehen die Gewinne innerhalb von 14 Tagen nach dem Ende und schreiben den Gewinnerinnen und Gewinnern an die angegebene E-Mail-Adresse. Wer nicht gewonnen hat, bekommt keine Nachricht.',
  'We draw the winners within 14 days of the end and write to them at the e-mail address they gave. Those who have not won are not written to.',
);
