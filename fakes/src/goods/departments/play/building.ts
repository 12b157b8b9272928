import { inColours } from '../../colours.ts';
import type { Aisle } from '../../department.ts';
import { both, fact, fromAge, material, measures, motif, onePack, pack } from '../../product-template.ts';

export const BUILDING: Aisle = {
  name: both('Bauen & Konstruieren', 'Building & construction'),
  description: both(
    'Steine, Klötze und Bahnen für große Bauwerke.',
    'Bricks, blocks and runs for great constructions.',
  ),
  scene: 'wooden-blocks',
  shelves: [
    {
      name: both('Holzbausteine', 'Wooden blocks'),
      templates: [
        {
          name: both('Holzbausteine {series}, {pack}', 'Wooden blocks {series}, {pack}'),
          makers: ['murmelhaus', 'spielkiste', 'gartenkind', 'zahlenzwerg'],
          packs: [
            pack('50 Teile', '50 pieces', 2490, 1400),
            pack('100 Teile', '100 pieces', 4490, 2800),
            pack('Kitakiste, 400 Teile', 'nursery chest, 400 pieces', 15900, 11200),
          ],
          scene: 'wooden-blocks',
          teaser: both('Genau gearbeitet, damit hohe Türme stehen.', 'Made exactly, so tall towers stand.'),
          text: both(
            'Das Grundmaß ist 4 cm, alle Teile passen zueinander. Die Kanten sind gerundet, die Oberfläche bleibt griffig.',
            'The basic unit is 4 cm and all parts fit together. Rounded edges, a surface with grip.',
          ),
          facts: [fromAge(1), material('Buche aus heimischem Wald', 'Beech from German forests')],
          scope: both('Bausteine im Kasten', 'Blocks in a box'),
        },
      ],
    },
    {
      name: both('Steckbausteine', 'Interlocking bricks'),
      templates: [
        {
          name: both('Steckbausteine {series}, {pack}', 'Interlocking bricks {series}, {pack}'),
          makers: ['spielkiste', 'forscherkiste', 'zahlenzwerg'],
          packs: [pack('250 Teile', '250 pieces', 1990, 600), pack('1.000 Teile', '1,000 pieces', 5990, 2400)],
          variants: [inColours('red', 'yellow', 'blue', 'green', 'white')],
          scene: 'bricks',
          teaser: both('Einfarbig nachkaufen, bunt weiterbauen.', 'Refill by colour, build in all of them.'),
          text: both(
            'Hält fest und lässt sich auch von Kinderhänden wieder lösen. Passt zu allen Steinen der Reihe, auch zu denen aus dem letzten Jahr.',
            'Holds firmly and small hands can still pull it apart. Fits every brick of the range, last year’s too.',
          ),
          facts: [fromAge(4), material('Kunststoff, zur Hälfte aus Zuckerrohr', 'Plastic, half of it from sugar cane')],
          scope: both('Steine einer Farbe', 'Bricks of one colour'),
          safety: ['under-3'],
        },
      ],
    },
    {
      name: both('Magnetbausteine', 'Magnetic tiles'),
      templates: [
        {
          name: both('Magnetplatten {series}, {pack}', 'Magnetic tiles {series}, {pack}'),
          makers: ['spielkiste', 'forscherkiste', 'murmelhaus'],
          packs: [
            pack('32 Teile', '32 pieces', 3490, 900),
            pack('64 Teile', '64 pieces', 5990, 1800),
            pack('Gruppenset, 200 Teile', 'group set, 200 pieces', 15900, 5600),
          ],
          scene: 'magnetic-tiles',
          teaser: both('Transparente Flächen, die sich von selbst verbinden.', 'Clear shapes that join by themselves.'),
          text: both(
            'Quadrate und Dreiecke werden zu Häusern, Kugeln und Prismen. Die Magnete sind verschweißt und können nicht herausfallen.',
            'Squares and triangles become houses, balls and prisms. The magnets are welded in and cannot fall out.',
          ),
          facts: [
            fromAge(3),
            material('ABS-Kunststoff, Magnete', 'ABS plastic, magnets'),
            measures('Quadrat 7,5 cm', 'Square 7.5 cm'),
          ],
          scope: both('Magnetplatten, Ideenheft', 'Magnetic tiles, booklet of ideas'),
          safety: ['magnets'],
        },
      ],
    },
    {
      name: both('Kugelbahnen & Fahrzeuge', 'Marble runs & vehicles'),
      templates: [
        {
          name: both('{motif} {series}, {pack}', '{motif} {series}, {pack}'),
          makers: ['murmelhaus', 'spielkiste', 'gartenkind'],
          packs: [onePack(2290, 700), pack('Gruppenset', 'group set', 6990, 2600)],
          motifs: [
            motif('Holzeisenbahn', 'Wooden railway', 'toy-train', 1.8),
            motif('Traktor mit Anhänger', 'Tractor with trailer', 'tractor'),
            motif('Lieferwagen', 'Delivery van', 'truck'),
            motif('Rennwagen', 'Racing car', 'racing-car', 0.8),
            motif('Segelflugzeug', 'Glider', 'plane'),
          ],
          scene: 'toy-train',
          teaser: both('Fährt, rollt, fliegt, jahrelang.', 'Drives, rolls and flies for years.'),
          text: both(
            'Achsen aus Stahl, Räder mit leisem Laufring. Ersatzteile gibt es einzeln, solange es das Fahrzeug gibt.',
            'Steel axles and quiet tyres. Spare parts are sold singly for as long as the vehicle is made.',
          ),
          facts: [
            fromAge(3),
            material('Ahorn, Stahl', 'Maple, steel'),
            fact('Ersatzteile', 'Spare parts', 'einzeln erhältlich', 'available singly'),
          ],
          scope: both('Fahrzeug', 'Vehicle'),
          safety: ['under-3'],
        },
      ],
    },
  ],
};
