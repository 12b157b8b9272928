import { inColours } from '../../colours.ts';
import type { Aisle } from '../../department.ts';
import { both, fact, fromAge, litres, material, measures, onePack, pack, pieces } from '../../product-template.ts';

const ALL = [
  'yellow',
  'orange',
  'red',
  'pink',
  'violet',
  'blue',
  'sky',
  'turquoise',
  'green',
  'brown',
  'black',
  'white',
] as const;

export const PAINTS: Aisle = {
  name: both('Farben', 'Paints'),
  description: both(
    'Deckfarben, Tempera, Acryl und Fingerfarben für Schule und Kita.',
    'Watercolours, tempera, acrylics and finger paints for school and nursery.',
  ),
  scene: 'paint-box',
  shelves: [
    {
      name: both('Deckfarbkästen', 'Watercolour boxes'),
      templates: [
        {
          name: both('Deckfarbkasten {series}, {pack}', 'Paint box {series}, {pack}'),
          makers: ['farbkontor', 'klecks', 'kritzelfuchs', 'pausenhof'],
          packs: [
            pack('12 Farben', '12 colours', 790, 260),
            pack('24 Farben', '24 colours', 1290, 420),
            pack('Klassensatz, 10 Kästen', 'class set of 10 boxes', 6990, 2600, pieces(10)),
          ],
          scene: 'paint-box',
          teaser: both('Schulmalkasten nach DIN 5023 mit Deckweiß.', 'School paint box to DIN 5023 with opaque white.'),
          text: both(
            'Die Näpfe lassen sich einzeln nachkaufen und ohne Werkzeug wechseln. Der Deckel hat tiefe Mischfelder und ist mit einem Wisch wieder sauber.',
            'The pans are sold singly and swap without tools. The lid has deep mixing wells and wipes clean in one go.',
          ),
          facts: [
            fromAge(5),
            fact('Norm', 'Standard', 'DIN 5023'),
            material('Kunststoff, Wasserfarben', 'Plastic, watercolours'),
          ],
          scope: both('Malkasten, eine Tube Deckweiß', 'Paint box, one tube of opaque white'),
        },
      ],
    },
    {
      name: both('Tempera- & Plakatfarben', 'Tempera & poster paints'),
      templates: [
        {
          name: both('Temperafarbe {series}, {pack}', 'Tempera paint {series}, {pack}'),
          makers: ['klecks', 'farbkontor', 'pausenhof'],
          packs: [
            pack('250 ml', '250 ml', 349, 340, litres(0.25)),
            pack('500 ml', '500 ml', 549, 660, litres(0.5)),
            pack('1 Liter', '1 litre', 849, 1300, litres(1)),
          ],
          variants: [inColours(...ALL)],
          scene: 'paint-bottle',
          teaser: both('Cremige Farbe, sofort gebrauchsfertig.', 'Creamy paint, ready to use.'),
          text: both(
            'Deckt auf Papier, Karton, Holz und Ton und lässt sich untereinander mischen. Der Dosierverschluss tropft nicht nach, Flecken gehen mit Seife heraus.',
            'Covers paper, card, wood and clay, and all colours mix. The dosing cap does not drip, and stains come out with soap.',
          ),
          facts: [
            fromAge(3),
            material('Wasser, Pigmente', 'Water, pigments'),
            fact('Trocknet', 'Dries', 'matt', 'matt'),
          ],
          scope: both('Flasche einer Farbe', 'Bottle of one colour'),
        },
        {
          name: both('Temperafarben-Set {series}, {pack}', 'Tempera set {series}, {pack}'),
          makers: ['klecks', 'farbkontor'],
          packs: [
            pack('6 × 500 ml', '6 × 500 ml', 2890, 3960, litres(3)),
            pack('12 × 500 ml', '12 × 500 ml', 5490, 7920, litres(6)),
          ],
          scene: 'paint-bottle-set',
          teaser: both('Die Grundfarben für den Kunstraum.', 'The basic colours for the art room.'),
          text: both(
            'Alle Töne sind aufeinander abgestimmt und ergeben klare Mischfarben. Im Karton mit Griff, der auch als Flaschenkasten dient.',
            'All colours are matched and mix cleanly. In a box with a handle that doubles as a bottle carrier.',
          ),
          facts: [fromAge(3), material('Wasser, Pigmente', 'Water, pigments')],
          scope: both('Flaschen in verschiedenen Farben', 'Bottles in assorted colours'),
        },
      ],
    },
    {
      name: both('Acrylfarben', 'Acrylic paints'),
      templates: [
        {
          name: both('Acrylfarbe {series}, {pack}', 'Acrylic paint {series}, {pack}'),
          makers: ['farbkontor', 'klecks'],
          packs: [pack('75 ml', '75 ml', 390, 110, litres(0.075)), pack('250 ml', '250 ml', 890, 340, litres(0.25))],
          variants: [inColours(...ALL)],
          scene: 'paint-tube',
          teaser: both(
            'Hochpigmentiert und nach dem Trocknen wasserfest.',
            'Highly pigmented and waterproof once dry.',
          ),
          text: both(
            'Lässt sich pastos aufspachteln oder mit Wasser lasieren. Auf Leinwand, Holz, Stein und Metall haltbar.',
            'Apply thickly with a knife or thin with water for glazes. Lasts on canvas, wood, stone and metal.',
          ),
          facts: [
            material('Acryldispersion', 'Acrylic dispersion'),
            fact('Lichtecht', 'Lightfast', 'sehr gut', 'very good'),
          ],
          scope: both('Tube einer Farbe', 'Tube of one colour'),
        },
      ],
    },
    {
      name: both('Fingerfarben', 'Finger paints'),
      templates: [
        {
          name: both('Fingerfarben {series}, {pack}', 'Finger paints {series}, {pack}'),
          makers: ['klecks', 'kritzelfuchs', 'spielkiste'],
          packs: [
            pack('4 × 100 g', '4 × 100 g', 790, 480),
            pack('6 × 250 g', '6 × 250 g', 1890, 1700),
            pack('4 × 750 g', '4 × 750 g', 2490, 3300),
          ],
          scene: 'finger-paints',
          teaser: both('Ungiftig, bitter, leicht auszuwaschen.', 'Non-toxic, bitter-tasting, easy to wash out.'),
          text: both(
            'Der bittere Geschmack hält vom Probieren ab. Geprüft nach EN 71-7, für Fenster, Papier und Stoff geeignet.',
            'The bitter taste discourages tasting. Tested to EN 71-7, suitable for windows, paper and fabric.',
          ),
          facts: [
            fromAge(2),
            fact('Norm', 'Standard', 'EN 71-7'),
            measures('Dosen mit Schraubdeckel', 'tubs with screw lids'),
          ],
          scope: both('Dosen in verschiedenen Farben', 'Tubs in assorted colours'),
          safety: ['supervision'],
        },
      ],
    },
    {
      name: both('Stoff- & Fenstermalfarben', 'Fabric & window colours'),
      templates: [
        {
          name: both('Stoffmalfarben {series}, {pack}', 'Fabric paints {series}, {pack}'),
          makers: ['farbkontor', 'klecks', 'stoffwechsel'],
          packs: [pack('6 × 30 ml', '6 × 30 ml', 1290, 300), onePack(349, 50)],
          scene: 'paint-pots',
          teaser: both('Nach dem Bügeln waschfest bis 60 °C.', 'Wash-fast at 60 °C after ironing.'),
          text: both(
            'Für helle Stoffe aus Baumwolle, Leinen und Mischgewebe. Die Farben bleiben weich und reißen beim Tragen nicht.',
            'For light cotton, linen and mixed fabrics. The colours stay soft and do not crack when worn.',
          ),
          facts: [fromAge(6), material('Wasserbasis', 'Water-based')],
          scope: both('Farben im Glas', 'Paints in jars'),
        },
      ],
    },
  ],
};
