import { inColours } from '../../colours.ts';
import type { Aisle } from '../../department.ts';
import {
  both,
  fact,
  fromAge,
  material,
  measures,
  metres,
  motif,
  onePack,
  pack,
  pieces,
} from '../../product-template.ts';

export const SPRING_AND_BIRTHDAY: Aisle = {
  name: both('Frühling, Geburtstag & Schulfest', 'Spring, birthdays & school fairs'),
  description: both(
    'Ballons, Girlanden, Ostereier und kleine Preise.',
    'Balloons, garlands, Easter eggs and little prizes.',
  ),
  scene: 'balloons',
  shelves: [
    {
      name: both('Ostern & Frühling', 'Easter & spring'),
      templates: [
        {
          name: both('{motif} {series}, {pack}', '{motif} {series}, {pack}'),
          makers: ['festspiel', 'klecks', 'papiermuehle'],
          packs: [
            pack('10 Stück', 'set of 10', 590, 120, pieces(10)),
            pack('100 Stück', 'set of 100', 4490, 1200, pieces(100)),
          ],
          motifs: [
            motif('Eier zum Bemalen', 'Eggs to paint', 'eggs'),
            motif('Papierblüten', 'Paper blossoms', 'blossoms'),
            motif('Filztulpen', 'Felt tulips', 'tulips'),
            motif('Osterhasen-Anhänger', 'Easter bunny tags', 'bunny'),
          ],
          scene: 'eggs',
          teaser: both('Für Osterstrauch und Frühlingsfenster.', 'For Easter branches and spring windows.'),
          text: both(
            'Die Rohlinge nehmen Wasserfarbe, Filzstift und Acryl an. Mit Aufhängern.',
            'The blanks take watercolour, felt tip and acrylic. With hangers.',
          ),
          facts: [fromAge(3), material('Papier, Kunststoff', 'Paper, plastic')],
          scope: both('Rohlinge mit Aufhänger', 'Blanks with hangers'),
          safety: ['under-3'],
        },
      ],
    },
    {
      name: both('Ballons & Girlanden', 'Balloons & garlands'),
      templates: [
        {
          name: both('Luftballons {series}, {pack}', 'Balloons {series}, {pack}'),
          makers: ['festspiel', 'klecks'],
          packs: [
            pack('25 Stück', 'pack of 25', 390, 80, pieces(25)),
            pack('100 Stück', 'pack of 100', 1190, 320, pieces(100)),
          ],
          variants: [inColours('red', 'yellow', 'blue', 'green', 'pink', 'white')],
          scene: 'balloons',
          teaser: both('Aus Naturkautschuk, halten Luft und Helium.', 'Natural rubber, hold air and helium.'),
          text: both(
            'Kräftige Farben, die beim Aufblasen nicht blass werden. Im Garten kompostierbar.',
            'Strong colours that do not pale when blown up. Compostable in the garden.',
          ),
          facts: [fromAge(8), material('Naturkautschuk', 'Natural rubber'), measures('Ø 30 cm')],
          scope: both('Ballons einer Farbe', 'Balloons of one colour'),
          safety: ['balloons', 'latex'],
        },
        {
          name: both('Girlande „{motif}“ {series}, {pack}', 'Garland “{motif}” {series}, {pack}'),
          makers: ['festspiel', 'papiermuehle', 'adventhaus'],
          packs: [onePack(690, 120, metres(4)), pack('10 m', '10 m', 1490, 290, metres(10))],
          motifs: [motif('Wimpel', 'Bunting', 'bunting'), motif('Lampions', 'Paper lanterns', 'paper-lantern')],
          scene: 'bunting',
          teaser: both('Von Baum zu Baum, von Klasse zu Klasse.', 'From tree to tree, from class to class.'),
          text: both(
            'Auf reißfestes Band genäht, das sich nicht verheddert. Wetterfest für einen Sommertag.',
            'Sewn to strong tape that does not tangle. Weatherproof for a summer day.',
          ),
          facts: [material('Papier, Baumwollband', 'Paper, cotton tape')],
          scope: both('Girlande', 'Garland'),
        },
      ],
    },
    {
      name: both('Schenken & Verpacken', 'Gifts & wrapping'),
      templates: [
        {
          name: both('Geschenkpapier {series}, {pack}', 'Wrapping paper {series}, {pack}'),
          makers: ['papiermuehle', 'festspiel', 'adventhaus'],
          packs: [pack('2 m', '2 m', 290, 120, metres(2)), pack('10 m', '10 m', 990, 560, metres(10))],
          variants: [inColours('red', 'blue', 'green', 'yellow')],
          scene: 'gift',
          teaser: both('Fest, blickdicht, gut zu falten.', 'Firm, opaque, easy to fold.'),
          text: both(
            'Recyclingpapier ohne Folie, die Reste kommen ins Altpapier. Auf der Rückseite hilft ein Raster beim Schneiden.',
            'Recycled paper without film, so scraps go with waste paper. A grid on the back helps cutting.',
          ),
          facts: [
            material('Recyclingpapier, 80 g/m²', 'Recycled paper, 80 g/m²'),
            measures('70 cm breit', '70 cm wide'),
          ],
          scope: both('Rolle', 'Roll'),
        },
        {
          name: both('Satinband {series}, {pack}', 'Satin ribbon {series}, {pack}'),
          makers: ['festspiel', 'stoffwechsel', 'adventhaus'],
          packs: [pack('25 m', '25 m', 490, 60, metres(25)), pack('100 m', '100 m', 1490, 240, metres(100))],
          variants: [inColours('red', 'green', 'blue', 'yellow', 'white', 'pink')],
          scene: 'ribbon',
          teaser: both('Beidseitig glänzend und kringelfest.', 'Glossy on both sides, keeps its curl.'),
          text: both(
            'Zum Binden, Basteln und Nähen. Die Kanten sind gewebt und fransen nicht.',
            'For tying, crafts and sewing. Woven edges that do not fray.',
          ),
          facts: [measures('10 mm breit', '10 mm wide'), material('Polyester, recycelt', 'Recycled polyester')],
          scope: both('Band auf Rolle', 'Ribbon on a reel'),
        },
      ],
    },
    {
      name: both('Schulfest & Preise', 'School fairs & prizes'),
      templates: [
        {
          name: both('{motif} {series}, {pack}', '{motif} {series}, {pack}'),
          makers: ['festspiel', 'spielkiste', 'pausenfit'],
          packs: [
            pack('100 Stück', 'pack of 100', 1290, 340, pieces(100)),
            pack('500 Stück', 'pack of 500', 4990, 1700, pieces(500)),
          ],
          motifs: [
            motif('Wertmarken', 'Tokens', 'ticket', 0.6),
            motif('Tombola-Überraschungen', 'Lucky dip surprises', 'surprise-bag', 2.4),
            motif('Wunderkerzen', 'Sparklers', 'sparklers'),
          ],
          scene: 'ticket',
          teaser: both('Für Kasse, Losbude und Abschlussfeier.', 'For till, tombola and leavers’ party.'),
          text: both(
            'Fortlaufend nummeriert oder gut gemischt. Die Mengen sind auf Schulfeste abgestimmt.',
            'Numbered in sequence or well mixed. Quantities suited to school fairs.',
          ),
          facts: [material('Papier, Holz', 'Paper, wood')],
          scope: both('Artikel im Beutel', 'Items in a bag'),
          safety: ['under-3'],
        },
        {
          name: both('Piñata {series}', 'Piñata {series}'),
          makers: ['festspiel', 'spielkiste'],
          packs: [onePack(1990, 480)],
          scene: 'pinata',
          teaser: both('Füllen, aufhängen, zielen.', 'Fill, hang, aim.'),
          text: both(
            'Aus Pappe und Seidenpapier von Hand geklebt. Mit Öffnung für zwei Kilo Überraschungen.',
            'Hand-glued from card and tissue paper. With an opening for two kilos of surprises.',
          ),
          facts: [fromAge(5), fact('Höhe', 'Height', '45 cm'), material('Pappe, Seidenpapier', 'Card, tissue paper')],
          scope: both('Piñata ohne Füllung', 'Piñata without filling'),
          safety: ['under-3'],
        },
      ],
    },
  ],
};
