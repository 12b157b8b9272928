import { inColours } from '../../colours.ts';
import type { Aisle } from '../../department.ts';
import { both, fact, material, measures, onePack, pack, pieces } from '../../product-template.ts';

export const STORAGE: Aisle = {
  name: both('Schränke & Regale', 'Cupboards & shelving'),
  description: both(
    'Platz für Hefte, Jacken, Material und Schätze.',
    'Room for books, coats, materials and treasures.',
  ),
  scene: 'shelf',
  shelves: [
    {
      name: both('Regale', 'Shelves'),
      templates: [
        {
          name: both('Regal {series}, {pack}', 'Shelf unit {series}, {pack}'),
          makers: ['hagenau', 'murmelhaus', 'sitzgut'],
          packs: [
            pack('3 Böden, 90 cm', '3 shelves, 90 cm', 16900, 28000),
            pack('5 Böden, 180 cm', '5 shelves, 180 cm', 26900, 46000),
            pack('mit Rollen, 90 cm', 'on castors, 90 cm', 19900, 30000),
          ],
          variants: [inColours('brown', 'white', 'blue', 'green')],
          scene: 'shelf',
          teaser: both('Böden versetzbar, Rückwand fest.', 'Movable shelves, solid back.'),
          text: both(
            'Jeder Boden trägt 40 Kilo, auch Atlanten und Kopierpapier. Die Kanten sind stoßfest, die Füße gleichen Unebenheiten aus.',
            'Each shelf carries 40 kilos, atlases and copier paper included. Impact-resistant edges, levelling feet.',
          ),
          facts: [material('Spanplatte, Melamin', 'Chipboard, melamine'), fact('Breite', 'Width', '80 cm')],
          scope: both('Regal zerlegt, Wandbefestigung', 'Shelf unit flat-packed, wall fixing'),
          safety: ['assembly'],
          bulky: true,
          warrantyYears: 5,
        },
      ],
    },
    {
      name: both('Schränke', 'Cupboards'),
      templates: [
        {
          name: both('Flügeltürenschrank {series}, {pack}', 'Double-door cupboard {series}, {pack}'),
          makers: ['hagenau', 'sitzgut', 'kernblatt'],
          packs: [
            pack('halbhoch, 115 cm', 'half-height, 115 cm', 29900, 48000),
            pack('hoch, 190 cm', 'tall, 190 cm', 42900, 78000),
          ],
          variants: [inColours('brown', 'white', 'grey', 'red')],
          scene: 'cupboard',
          teaser: both('Abschließbar, mit vier Böden.', 'Lockable, with four shelves.'),
          text: both(
            'Die Türen öffnen um 270 Grad und stehen nicht im Weg. Drehstangenschloss mit zwei Schlüsseln.',
            'The doors open through 270 degrees and stay out of the way. Rotary lock with two keys.',
          ),
          facts: [material('Spanplatte, Melamin', 'Chipboard, melamine'), fact('Breite', 'Width', '95 cm')],
          scope: both('Schrank zerlegt, Wandbefestigung', 'Cupboard flat-packed, wall fixing'),
          safety: ['assembly'],
          bulky: true,
          warrantyYears: 5,
        },
        {
          name: both('Aktenschrank {series}, {pack}', 'Filing cabinet {series}, {pack}'),
          makers: ['kernblatt', 'hagenau'],
          packs: [pack('2 Schübe', '2 drawers', 22900, 32000), pack('4 Schübe', '4 drawers', 36900, 54000)],
          scene: 'file-cabinet',
          teaser: both('Stahl, Auszugsperre, Hängeregistratur.', 'Steel, anti-tilt lock, suspension files.'),
          text: both(
            'Es öffnet immer nur ein Schub, so kippt der Schrank nicht. Teleskopschienen laufen auch voll beladen leicht.',
            'Only one drawer opens at a time, so the cabinet cannot tip. Telescopic runners glide easily even when full.',
          ),
          facts: [material('Stahl, pulverbeschichtet', 'Powder-coated steel')],
          scope: both('Aktenschrank mit zwei Schlüsseln', 'Filing cabinet with two keys'),
          bulky: true,
          warrantyYears: 5,
        },
      ],
    },
    {
      name: both('Schließfächer & Eigentumsboxen', 'Lockers & drawers'),
      templates: [
        {
          name: both('Schließfachschrank {series}, {pack}', 'Lockers {series}, {pack}'),
          makers: ['hagenau', 'kernblatt'],
          packs: [pack('8 Fächer', '8 compartments', 49900, 52000), pack('12 Fächer', '12 compartments', 64900, 68000)],
          variants: [inColours('blue', 'red', 'green', 'yellow', 'grey')],
          scene: 'lockers',
          teaser: both('Ein Fach für jedes Kind.', 'A compartment for every child.'),
          text: both(
            'Türen mit Lüftungsschlitzen und Namensfeld. Wahlweise Zylinder- oder Pfandschloss.',
            'Doors with vents and name field. Cylinder or deposit lock.',
          ),
          facts: [material('Stahl, pulverbeschichtet', 'Powder-coated steel'), measures('120 × 50 × 185 cm')],
          scope: both('Schrank, fertig montiert', 'Lockers, fully assembled'),
          safety: ['assembly'],
          bulky: true,
          warrantyYears: 5,
        },
      ],
    },
    {
      name: both('Boxen & Körbe', 'Boxes & baskets'),
      templates: [
        {
          name: both('Materialbox {series}, {pack}', 'Storage box {series}, {pack}'),
          makers: ['ordnix', 'pausenhof', 'murmelhaus'],
          packs: [
            pack('flach, 7 l', 'shallow, 7 l', 690, 480),
            pack('hoch, 15 l', 'deep, 15 l', 990, 760),
            pack('flach, 8 Stück', 'shallow, set of 8', 4990, 3840, pieces(8)),
          ],
          variants: [inColours('blue', 'red', 'green', 'yellow', 'white')],
          scene: 'storage-box',
          teaser: both(
            'Passt in jedes Fach, stapelt auf jedem Tisch.',
            'Fits every compartment, stacks on every desk.',
          ),
          text: both(
            'Mit Schild zum Einschieben und Griff zum Tragen. Der Deckel wird einmal gekauft und passt auf alle.',
            'With slip-in label and carrying handle. Buy the lid once, it fits them all.',
          ),
          facts: [material('Polypropylen', 'Polypropylene'), measures('31 × 43 cm')],
          scope: both('Box ohne Deckel', 'Box without lid'),
        },
        {
          name: both('Korb {series}, {pack}', 'Basket {series}, {pack}'),
          makers: ['murmelhaus', 'gartenkind', 'stoffwechsel'],
          packs: [onePack(1490, 420), pack('3 Stück', 'set of 3', 3990, 1260, pieces(3))],
          scene: 'basket',
          teaser: both('Handgeflochten, für Bücher, Bälle und Beute.', 'Hand-woven, for books, balls and booty.'),
          text: both(
            'Jeder Korb ist ein wenig anders. Die Henkel sind doppelt gewickelt.',
            'Every basket is slightly different. The handles are wound twice.',
          ),
          facts: [material('Weide', 'Willow'), measures('30 × 24 × 18 cm')],
          scope: both('Korb', 'Basket'),
        },
      ],
    },
  ],
};
