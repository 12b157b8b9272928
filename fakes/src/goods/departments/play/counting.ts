import type { Aisle } from '../../department.ts';
import { both, fact, fromAge, material, measures, motif, onePack, pack, pieces } from '../../product-template.ts';

export const COUNTING: Aisle = {
  name: both('Rechnen & Zählen', 'Counting & maths'),
  description: both(
    'Zahlen zum Anfassen, vom Rechenrahmen bis zum Spielgeld.',
    'Numbers to touch, from counting frame to play money.',
  ),
  scene: 'abacus',
  shelves: [
    {
      name: both('Rechenrahmen', 'Counting frames'),
      templates: [
        {
          name: both('Rechenrahmen {series}, {pack}', 'Counting frame {series}, {pack}'),
          makers: ['zahlenzwerg', 'murmelhaus', 'spielkiste'],
          packs: [
            pack('bis 20', 'up to 20', 990, 280),
            pack('bis 100', 'up to 100', 1790, 560),
            pack('bis 100, 10 Stück', 'up to 100, set of 10', 14900, 5600, pieces(10)),
          ],
          scene: 'abacus',
          teaser: both('Zehner und Fünfer auf einen Blick.', 'See tens and fives at a glance.'),
          text: both(
            'Die Farbe wechselt nach fünf Kugeln, so wird nicht gezählt, sondern gesehen. Die Stäbe sind verklebt, die Füße rutschen nicht.',
            'The colour changes after five beads, so children see instead of counting. The rods are glued in, the feet do not slip.',
          ),
          facts: [fromAge(4), material('Buche', 'Beech')],
          scope: both('Rechenrahmen', 'Counting frame'),
          safety: ['under-3'],
        },
      ],
    },
    {
      name: both('Rechensteine & Würfel', 'Counters & dice'),
      templates: [
        {
          name: both('Wendeplättchen {series}, {pack}', 'Two-colour counters {series}, {pack}'),
          makers: ['zahlenzwerg', 'spielkiste', 'pausenhof'],
          packs: [
            pack('200 Stück', 'pack of 200', 690, 210, pieces(200)),
            pack('Klassensatz, 1.000 Stück', 'class set of 1,000', 2490, 1050, pieces(1000)),
          ],
          scene: 'counters',
          teaser: both('Rot und blau, leise aus Schaumstoff.', 'Red and blue, made of quiet foam.'),
          text: both(
            'Zum Legen, Wenden und Zerlegen von Zahlen. Der Schaumstoff klappert nicht, wenn dreißig Kinder gleichzeitig rechnen.',
            'For laying, turning and splitting numbers. The foam stays quiet when thirty children are at it.',
          ),
          facts: [fromAge(5), measures('Ø 2,5 cm'), material('Moosgummi', 'Foam rubber')],
          scope: both('Plättchen in der Dose', 'Counters in a tub'),
          safety: ['under-3'],
        },
        {
          name: both('Würfel {series}, {pack}', 'Dice {series}, {pack}'),
          makers: ['zahlenzwerg', 'spielkiste', 'murmelhaus', 'pausenhof'],
          packs: [
            pack('10 Stück', 'pack of 10', 390, 60, pieces(10)),
            pack('100 Stück', 'pack of 100', 2490, 600, pieces(100)),
            pack('Riesenwürfel 20 cm', 'giant die 20 cm', 1290, 240),
          ],
          scene: 'dice',
          teaser: both('Für Kopfrechnen, Zufall und Spielpausen.', 'For mental arithmetic, chance and play breaks.'),
          text: both(
            'Sauber gerundete Kanten und tiefe Augen, die sich nicht abgreifen. Gewogen, damit jede Zahl gleich oft fällt.',
            'Neatly rounded edges and deep pips that do not wear off. Balanced, so every number comes up equally often.',
          ),
          facts: [fromAge(5), material('Ahorn oder Kunststoff', 'Maple or plastic')],
          scope: both('Würfel', 'Dice'),
          safety: ['under-3'],
        },
      ],
    },
    {
      name: both('Uhr & Zeit', 'Clocks & time'),
      templates: [
        {
          name: both('{motif} {series}, {pack}', '{motif} {series}, {pack}'),
          makers: ['zahlenzwerg', 'wortschatz', 'murmelhaus'],
          packs: [onePack(1990, 420), pack('Klassensatz, 10 Stück', 'class set of 10', 14900, 2400, pieces(10))],
          motifs: [
            motif('Lernuhr', 'Learning clock', 'learning-clock'),
            motif('Sanduhr 5 Minuten', 'Sand timer 5 minutes', 'hourglass', 0.45),
            motif('Restzeit-Uhr', 'Time timer', 'timer-clock', 1.5),
          ],
          scene: 'learning-clock',
          teaser: both('Zeit wird sichtbar.', 'Makes time visible.'),
          text: both(
            'So groß beschriftet, dass die ganze Klasse mitlesen kann. Robust genug, um von Tisch zu Tisch zu wandern.',
            'Lettered so large that the whole class can read along. Sturdy enough to wander from desk to desk.',
          ),
          facts: [fromAge(5), material('Kunststoff', 'Plastic'), fact('Ablesbar', 'Readable', 'bis 6 m', 'up to 6 m')],
          scope: both('Uhr mit Anleitung', 'Clock with instructions'),
          warrantyYears: 2,
        },
      ],
    },
    {
      name: both('Geld & Wiegen', 'Money & weighing'),
      templates: [
        {
          name: both('Rechengeld {series}, {pack}', 'Play money {series}, {pack}'),
          makers: ['zahlenzwerg', 'spielkiste', 'wortschatz'],
          packs: [
            pack('290 Teile', '290 pieces', 990, 310),
            pack('Klassensatz, 1.450 Teile', 'class set of 1,450', 3990, 1500),
          ],
          scene: 'play-money',
          teaser: both('Euro und Cent in Originalgröße.', 'Euros and cents in original size.'),
          text: both(
            'Münzen aus recyceltem Kunststoff, Scheine aus festem Papier. Die Box sortiert nach Werten.',
            'Coins of recycled plastic, notes of strong paper. The box sorts by value.',
          ),
          facts: [fromAge(5), material('Recyclingkunststoff, Papier', 'Recycled plastic, paper')],
          scope: both('Münzen und Scheine in der Sortierbox', 'Coins and notes in a sorting box'),
          safety: ['under-3'],
        },
        {
          name: both('Balkenwaage {series}, {pack}', 'Balance scale {series}, {pack}'),
          makers: ['zahlenzwerg', 'laborix', 'forscherkiste'],
          packs: [onePack(2490, 780), pack('mit Gewichtssatz', 'with set of weights', 3490, 1400)],
          scene: 'balance',
          teaser: both('Vergleichen, schätzen, wiegen.', 'Compare, estimate, weigh.'),
          text: both(
            'Zwei Schalen mit je einem Liter, abnehmbar und abwaschbar. Reagiert schon auf ein halbes Gramm.',
            'Two one-litre pans, removable and washable. Responds to half a gram.',
          ),
          facts: [fromAge(4), material('Kunststoff', 'Plastic'), measures('40 × 15 × 20 cm')],
          scope: both('Waage mit zwei Schalen', 'Scale with two pans'),
        },
      ],
    },
  ],
};
