import { inColours } from '../../colours.ts';
import type { Aisle } from '../../department.ts';
import {
  both,
  fact,
  fromAge,
  material,
  measures,
  onePack,
  pack,
  pieces,
  squareMetres,
} from '../../product-template.ts';

const MANY = [
  'yellow',
  'orange',
  'red',
  'pink',
  'violet',
  'blue',
  'sky',
  'green',
  'lime',
  'brown',
  'black',
  'white',
] as const;

export const COLOURED_CARD: Aisle = {
  name: both('Basteln mit Papier', 'Paper crafts'),
  description: both(
    'Tonpapier, Fotokarton, Faltblätter und Krepp in vielen Farben.',
    'Sugar paper, card, folding paper and crêpe in many colours.',
  ),
  scene: 'card-fan',
  shelves: [
    {
      name: both('Tonpapier', 'Coloured construction paper'),
      templates: [
        {
          name: both('Tonpapier {series}, {pack}', 'Construction paper {series}, {pack}'),
          makers: ['papiermuehle', 'klecks', 'pausenhof'],
          packs: [
            pack('A4, 100 Blatt', 'A4, 100 sheets', 590, 820, squareMetres(6.24)),
            pack('50 × 70 cm, 10 Bogen', '50 × 70 cm, 10 sheets', 590, 460, squareMetres(3.5)),
            pack('50 × 70 cm, 25 Bogen', '50 × 70 cm, 25 sheets', 1190, 1140, squareMetres(8.75)),
          ],
          variants: [inColours(...MANY)],
          scene: 'card-stack',
          teaser: both('Durchgefärbt, reißfest, glatt zu falten.', 'Dyed through, tear-resistant, folds cleanly.'),
          text: both(
            'Das Papier behält beim Falten seine Farbe auch an der Kante. Auch für Fensterbilder geeignet, weil es in der Sonne wenig ausbleicht.',
            'The colour runs through to the fold. Good for window pictures too, as it fades little in the sun.',
          ),
          facts: [fact('Grammatur', 'Weight', '130 g/m²'), material('Altpapier', 'Waste paper')],
          scope: both('Papier einer Farbe', 'Paper of one colour'),
        },
        {
          name: both('Tonpapier-Sortiment {series}, {pack}', 'Construction paper assortment {series}, {pack}'),
          makers: ['papiermuehle', 'klecks', 'pausenhof'],
          packs: [
            pack('A4, 100 Blatt, 10 Farben', 'A4, 100 sheets, 10 colours', 690, 820, squareMetres(6.24)),
            pack('A3, 200 Blatt, 20 Farben', 'A3, 200 sheets, 20 colours', 2190, 3280, squareMetres(24.95)),
          ],
          scene: 'card-fan',
          teaser: both('Alle Farben des Regenbogens in einem Paket.', 'All the colours of the rainbow in one pack.'),
          text: both(
            'Gut gemischt für eine ganze Klasse. Jede Farbe ist gleich oft enthalten.',
            'Well mixed for a whole class. Every colour is there equally often.',
          ),
          facts: [fact('Grammatur', 'Weight', '130 g/m²'), fromAge(3)],
          scope: both('Papier in verschiedenen Farben', 'Paper in assorted colours'),
        },
      ],
    },
    {
      name: both('Fotokarton', 'Craft card'),
      templates: [
        {
          name: both('Fotokarton {series}, {pack}', 'Craft card {series}, {pack}'),
          makers: ['papiermuehle', 'klecks', 'pausenhof'],
          packs: [
            pack('A4, 50 Blatt', 'A4, 50 sheets', 690, 940, squareMetres(3.12)),
            pack('50 × 70 cm, 10 Bogen', '50 × 70 cm, 10 sheets', 790, 1050, squareMetres(3.5)),
          ],
          variants: [inColours(...MANY)],
          scene: 'card-sheets',
          teaser: both(
            'Fester Karton für Laternen, Schachteln und Plakate.',
            'Stiff card for lanterns, boxes and posters.',
          ),
          text: both(
            'Lässt sich rillen, prägen und schneiden, ohne auszufransen. Beidseitig gleich gefärbt.',
            'Scores, embosses and cuts without fraying. The same colour on both sides.',
          ),
          facts: [fact('Grammatur', 'Weight', '300 g/m²')],
          scope: both('Karton einer Farbe', 'Card of one colour'),
        },
      ],
    },
    {
      name: both('Faltblätter & Origami', 'Folding paper & origami'),
      templates: [
        {
          name: both('Faltblätter {series}, {pack}', 'Folding paper {series}, {pack}'),
          makers: ['papiermuehle', 'klecks', 'festspiel', 'pausenhof'],
          packs: [
            pack('10 × 10 cm, 500 Blatt', '10 × 10 cm, 500 sheets', 449, 380, squareMetres(5)),
            pack('15 × 15 cm, 500 Blatt', '15 × 15 cm, 500 sheets', 690, 830, squareMetres(11.25)),
            pack('20 × 20 cm, 100 Blatt', '20 × 20 cm, 100 sheets', 490, 300, squareMetres(4)),
          ],
          scene: 'origami',
          teaser: both('Genau quadratisch, damit die Kanten treffen.', 'Exactly square, so the edges meet.'),
          text: both(
            'Dünnes, festes Papier in zehn Farben. Eine Anleitung für Schiff, Stern und Kranich liegt bei.',
            'Thin, strong paper in ten colours. Instructions for boat, star and crane are enclosed.',
          ),
          facts: [fact('Grammatur', 'Weight', '70 g/m²'), fromAge(4)],
          scope: both('Faltblätter, Anleitung', 'Folding paper, instructions'),
        },
      ],
    },
    {
      name: both('Krepp- & Seidenpapier', 'Crêpe & tissue paper'),
      templates: [
        {
          name: both('Krepppapier {series}, {pack}', 'Crêpe paper {series}, {pack}'),
          makers: ['papiermuehle', 'festspiel', 'klecks'],
          packs: [
            pack('1 Rolle', '1 roll', 129, 45, squareMetres(1.25)),
            pack('10 Rollen', '10 rolls', 990, 450, squareMetres(12.5)),
          ],
          variants: [inColours('yellow', 'orange', 'red', 'pink', 'violet', 'blue', 'green', 'white')],
          scene: 'crepe-roll',
          teaser: both('Dehnt sich, rafft sich, hält die Form.', 'Stretches, gathers and keeps its shape.'),
          text: both(
            'Für Blüten, Kostüme und Girlanden. Auch feucht färbt das Papier nur wenig ab.',
            'For flowers, costumes and garlands. Bleeds little, even when damp.',
          ),
          facts: [measures('50 × 250 cm je Rolle', '50 × 250 cm per roll'), fact('Grammatur', 'Weight', '32 g/m²')],
          scope: both('Rollen einer Farbe', 'Rolls of one colour'),
        },
        {
          name: both('Transparentpapier {series}', 'Translucent paper {series}'),
          makers: ['papiermuehle', 'festspiel', 'adventhaus'],
          packs: [onePack(449, 220)],
          scene: 'translucent-paper',
          teaser: both('Leuchtet am Fenster und in der Laterne.', 'Glows in windows and lanterns.'),
          text: both(
            'Zehn leuchtende Farben zum Reißen, Falten und Kleben. Das Papier lässt Kerzen- und Tageslicht gleichmäßig durch.',
            'Ten bright colours for tearing, folding and gluing. The paper lets candle and daylight through evenly.',
          ),
          facts: [
            fact('Format', 'Format', '20 × 30 cm, 100 Blatt', '20 × 30 cm, 100 sheets'),
            fact('Grammatur', 'Weight', '42 g/m²'),
          ],
          scope: both('100 Blatt in zehn Farben', '100 sheets in ten colours'),
        },
      ],
    },
    {
      name: both('Stempel & Locher', 'Stamps & craft punches'),
      templates: [
        {
          name: both('Motivlocher „{motif}“ {series}', 'Craft punch “{motif}” {series}'),
          makers: ['klecks', 'festspiel', 'kritzelfuchs'],
          packs: [onePack(690, 140)],
          motifs: [
            { de: 'Stern', en: 'Star', scene: 'punch-star' },
            { de: 'Schneeflocke', en: 'Snowflake', scene: 'punch-snowflake' },
            { de: 'Blüte', en: 'Flower', scene: 'punch-flower' },
            { de: 'Schmetterling', en: 'Butterfly', scene: 'punch-butterfly' },
          ],
          scene: 'punch-star',
          teaser: both('Stanzt mit einem Druck saubere Formen.', 'Punches neat shapes in one press.'),
          text: both(
            'Für Papier bis 200 g/m². Der breite Hebel braucht wenig Kraft, die Stanzteile fallen in das Fach darunter.',
            'For paper up to 200 g/m². The wide lever needs little force, and the shapes drop into the tray below.',
          ),
          facts: [
            fromAge(5),
            measures('Motiv 2,5 cm', 'Shape 2.5 cm'),
            material('Metall, Kunststoff', 'Metal, plastic'),
          ],
          scope: both('Motivlocher', 'Craft punch'),
        },
        {
          name: both('Lehrerstempel {series}, {pack}', 'Teacher stamps {series}, {pack}'),
          makers: ['wortschatz', 'klecks'],
          packs: [
            pack('6 Motive', '6 designs', 1190, 130, pieces(6)),
            pack('12 Motive', '12 designs', 1990, 260, pieces(12)),
          ],
          scene: 'stamps',
          teaser: both('Lob, das man sehen kann.', 'Praise you can see.'),
          text: both(
            'Selbstfärbende Stempel für mehrere tausend Abdrücke. Die Farbe trocknet sofort und schlägt nicht durch.',
            'Self-inking stamps for several thousand prints. The ink dries at once and does not bleed through.',
          ),
          facts: [measures('Abdruck 2,5 cm', 'Print 2.5 cm'), fact('Nachfüllbar', 'Refillable', 'ja', 'yes')],
          scope: both('Stempel in der Box', 'Stamps in a box'),
        },
      ],
    },
  ],
};
