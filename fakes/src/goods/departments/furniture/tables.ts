import { inColours } from '../../colours.ts';
import type { Aisle } from '../../department.ts';
import { both, fact, material, pack } from '../../product-template.ts';
import { inKinds } from '../../variant-choices.ts';

const HEIGHT = both('Höhe', 'Height');

export const TABLES: Aisle = {
  name: both('Tische', 'Tables'),
  description: both(
    'Schülertische, Gruppentische und Tische für Lehrkräfte.',
    'Pupil desks, group tables and teachers’ desks.',
  ),
  scene: 'desk',
  shelves: [
    {
      name: both('Schülertische', 'Pupil desks'),
      templates: [
        {
          name: both('Schülertisch {series}, {pack}', 'Pupil desk {series}, {pack}'),
          makers: ['hagenau', 'sitzgut'],
          packs: [
            pack('Einer, 70 × 55 cm', 'single, 70 × 55 cm', 13900, 12500),
            pack('Zweier, 130 × 55 cm', 'double, 130 × 55 cm', 18900, 19500),
            pack('Zweier, höhenverstellbar', 'double, adjustable', 25900, 24000),
          ],
          variants: [
            inKinds(
              HEIGHT,
              ['g4', 'Größe 4 (64 cm)', 'Size 4 (64 cm)'],
              ['g5', 'Größe 5 (71 cm)', 'Size 5 (71 cm)'],
              ['g6', 'Größe 6 (76 cm)', 'Size 6 (76 cm)'],
            ),
            inColours('grey', 'blue', 'red', 'black'),
          ],
          scene: 'desk',
          teaser: both('Nach DIN EN 1729, mit Taschenhaken und Ablage.', 'To DIN EN 1729, with bag hook and shelf.'),
          text: both(
            'Die Platte ist rundum mit Laserkante verschlossen, damit kein Wasser eindringt. Das Gestell steht auch auf unebenem Boden ruhig, die Gleiter lassen sich tauschen.',
            'The top has a laser-sealed edge that keeps water out. The frame stands still on uneven floors, and the glides can be replaced.',
          ),
          facts: [fact('Norm', 'Standard', 'DIN EN 1729'), material('Stahlrohr, Melamin', 'Steel tube, melamine')],
          scope: both('Tisch, Gestell vormontiert', 'Desk, frame pre-assembled'),
          bulky: true,
          warrantyYears: 10,
        },
      ],
    },
    {
      name: both('Gruppen- & Kitatische', 'Group & nursery tables'),
      templates: [
        {
          name: both('Gruppentisch {series}, {pack}', 'Group table {series}, {pack}'),
          makers: ['hagenau', 'sitzgut', 'murmelhaus'],
          packs: [
            pack('rund, Ø 120 cm', 'round, Ø 120 cm', 24900, 26000, { scene: 'round-table' }),
            pack('Trapez, 120 × 60 cm', 'trapezium, 120 × 60 cm', 19900, 21000),
            pack('rechteckig, 120 × 80 cm', 'rectangular, 120 × 80 cm', 21900, 23000),
          ],
          variants: [
            inKinds(
              HEIGHT,
              ['40', '40 cm', '40 cm'],
              ['46', '46 cm', '46 cm'],
              ['53', '53 cm', '53 cm'],
              ['59', '59 cm', '59 cm'],
            ),
          ],
          scene: 'group-table',
          teaser: both('Lässt sich zu großen Runden zusammenstellen.', 'Joins up to make large circles.'),
          text: both(
            'Die Ecken sind gerundet, die Beine aus massiver Buche. Die Oberfläche verträgt Farbe, Kleber und heißen Tee.',
            'Rounded corners, legs of solid beech. The surface takes paint, glue and hot tea.',
          ),
          facts: [
            material('Buche, Linoleum', 'Beech, linoleum'),
            fact('Belastbar', 'Load', 'bis 120 kg', 'up to 120 kg'),
          ],
          scope: both('Tisch zum Anschrauben der Beine', 'Table, legs to be screwed on'),
          bulky: true,
          warrantyYears: 5,
        },
      ],
    },
    {
      name: both('Lehrertische', 'Teachers’ desks'),
      templates: [
        {
          name: both('Lehrertisch {series}, {pack}', 'Teacher’s desk {series}, {pack}'),
          makers: ['hagenau', 'sitzgut'],
          packs: [
            pack('130 × 65 cm', '130 × 65 cm', 29900, 32000),
            pack('160 × 70 cm', '160 × 70 cm', 36900, 41000),
            pack('Sitz-Steh, elektrisch', 'sit-stand, electric', 64900, 52000),
          ],
          variants: [inColours('brown', 'white', 'grey')],
          scene: 'teacher-desk',
          teaser: both('Mit abschließbarem Unterschrank und Kabelfach.', 'With lockable drawers and cable tray.'),
          text: both(
            'Zwei Schubladen nehmen Hängeregister auf. Die Blende schützt die Knie vor Zugluft und Technik vor Blicken.',
            'Two drawers take suspension files. The front panel shields knees from draughts and cables from view.',
          ),
          facts: [
            material('Spanplatte, Stahl', 'Chipboard, steel'),
            fact('Schloss', 'Lock', 'zwei Schlüssel', 'two keys'),
          ],
          scope: both('Tisch mit Unterschrank', 'Desk with drawer unit'),
          bulky: true,
          warrantyYears: 5,
        },
      ],
    },
  ],
};
