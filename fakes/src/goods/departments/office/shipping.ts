import type { Aisle } from '../../department.ts';
import { both, fact, material, metres, pack, pieces, measures } from '../../product-template.ts';

export const SHIPPING: Aisle = {
  name: both('Versand', 'Post & packing'),
  description: both('Kartons, Taschen und Klebeband.', 'Boxes, bags and tape.'),
  scene: 'package',
  shelves: [
    {
      name: both('Kartons', 'Boxes'),
      templates: [
        {
          name: both('Faltkarton {series}, {pack}', 'Folding box {series}, {pack}'),
          makers: ['kernblatt', 'papiermuehle', 'pausenhof'],
          packs: [
            pack('25 × 18 × 10 cm, 10 Stück', '25 × 18 × 10 cm, pack of 10', 790, 1100, pieces(10)),
            pack('40 × 30 × 20 cm, 10 Stück', '40 × 30 × 20 cm, pack of 10', 1490, 2900, pieces(10)),
            pack('60 × 40 × 40 cm, 10 Stück', '60 × 40 × 40 cm, pack of 10', 2990, 6800, pieces(10)),
          ],
          scene: 'package',
          teaser: both('Stabil, aus Altpapier, in Sekunden aufgerichtet.', 'Sturdy, recycled, set up in seconds.'),
          text: both(
            'Für Versand, Umzug und Requisiten. Trägt bis 20 Kilo und lässt sich flach wieder einlagern.',
            'For post, moving and props. Carries up to 20 kilos and stores flat.',
          ),
          facts: [material('Wellpappe', 'Corrugated board')],
          scope: both('Kartons, flach', 'Boxes, flat'),
        },
      ],
    },
    {
      name: both('Packband & Polster', 'Packing tape & padding'),
      templates: [
        {
          name: both('Packband {series}, {pack}', 'Packing tape {series}, {pack}'),
          makers: ['kernblatt', 'papiermuehle', 'ordnix'],
          packs: [
            pack('66 m', '66 m', 290, 210, metres(66)),
            pack('6 Rollen à 66 m', '6 rolls of 66 m', 1490, 1260, metres(396)),
          ],
          scene: 'packing-tape',
          teaser: both('Rollt leise ab und klebt sofort.', 'Unrolls quietly and sticks at once.'),
          text: both(
            'Hält auch auf Recyclingkarton und bei Kälte. Von Hand einreißbar.',
            'Holds on recycled board and in the cold. Tears by hand.',
          ),
          facts: [measures('50 mm breit', '50 mm wide'), material('Papier, Naturkautschuk', 'Paper, natural rubber')],
          scope: both('Packband', 'Packing tape'),
        },
        {
          name: both('Versandtaschen {series}, {pack}', 'Padded bags {series}, {pack}'),
          makers: ['papiermuehle', 'kernblatt', 'pausenhof'],
          packs: [
            pack('A5, 10 Stück', 'A5, pack of 10', 490, 240, pieces(10)),
            pack('A4, 50 Stück', 'A4, pack of 50', 2490, 2400, pieces(50)),
          ],
          scene: 'padded-bag',
          teaser: both('Papierpolster statt Luftblasen.', 'Paper padding instead of bubbles.'),
          text: both(
            'Kommt ganz ins Altpapier. Mit doppeltem Klebestreifen für den Rückweg.',
            'All of it goes into the paper bin. With a second strip for the way back.',
          ),
          facts: [
            fact('Verschluss', 'Seal', 'haftklebend, zweifach', 'self-seal, double'),
            material('Papier', 'Paper'),
          ],
          scope: both('Versandtaschen', 'Padded bags'),
        },
      ],
    },
  ],
};
