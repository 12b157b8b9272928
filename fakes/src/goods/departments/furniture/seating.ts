import { inColours } from '../../colours.ts';
import type { Aisle } from '../../department.ts';
import { both, fact, material, measures, onePack, pack, pieces } from '../../product-template.ts';
import { inKinds } from '../../variant-choices.ts';

export const SEATING: Aisle = {
  name: both('Stühle & Hocker', 'Chairs & stools'),
  description: both(
    'Sitzen, wippen, drehen: für jedes Alter die richtige Höhe.',
    'Sit, rock, swivel: the right height for every age.',
  ),
  scene: 'school-chair',
  shelves: [
    {
      name: both('Schülerstühle', 'Pupil chairs'),
      templates: [
        {
          name: both('Schülerstuhl {series}, {pack}', 'Pupil chair {series}, {pack}'),
          makers: ['sitzgut', 'hagenau'],
          packs: [
            pack('Vierfuß', 'four-legged', 6490, 4200, { minimum: 4 }),
            pack('C-Fuß', 'C-frame', 7990, 5100),
            pack('Luftkissen, schwingend', 'cantilever, air cushion', 9990, 5600),
          ],
          variants: [
            inKinds(
              both('Größe', 'Size'),
              ['g3', 'Größe 3 (Sitzhöhe 35 cm)', 'Size 3 (seat 35 cm)'],
              ['g4', 'Größe 4 (38 cm)', 'Size 4 (38 cm)'],
              ['g5', 'Größe 5 (43 cm)', 'Size 5 (43 cm)'],
              ['g6', 'Größe 6 (46 cm)', 'Size 6 (46 cm)'],
            ),
            inColours('blue', 'red', 'green', 'grey'),
          ],
          scene: 'school-chair',
          teaser: both('Stapelbar, aufstuhlbar, unverwüstlich.', 'Stacks, hangs on desks, lasts for ever.'),
          text: both(
            'Die Schale gibt nach, wenn Kinder sich bewegen, und bleibt doch formstabil. Das Gestell lässt sich auf den Tisch hängen, damit die Reinigung durchkommt.',
            'The shell gives when children move and still keeps its shape. The frame hangs on the desk so that cleaners get through.',
          ),
          facts: [
            fact('Norm', 'Standard', 'DIN EN 1729'),
            material('Stahlrohr, Polypropylen', 'Steel tube, polypropylene'),
          ],
          scope: both('Stuhl, fertig montiert', 'Chair, fully assembled'),
          bulky: true,
          warrantyYears: 10,
        },
        {
          name: both('Holzstuhl {series}, {pack}', 'Wooden chair {series}, {pack}'),
          makers: ['hagenau', 'murmelhaus', 'sitzgut'],
          packs: [
            pack('Sitzhöhe 30 cm', 'seat 30 cm', 6990, 3400),
            pack('Sitzhöhe 38 cm', 'seat 38 cm', 7490, 3900),
            pack('Sitzhöhe 46 cm', 'seat 46 cm', 8490, 4600),
          ],
          scene: 'wooden-chair',
          teaser: both('Massive Buche, zeitlos und stapelbar.', 'Solid beech, timeless and stackable.'),
          text: both(
            'Verzapft und verleimt, mit wasserfestem Lack auf Wasserbasis. Die Filzgleiter machen das Stühlerücken leise.',
            'Mortised and glued, with waterproof water-based varnish. Felt glides keep the shuffling quiet.',
          ),
          facts: [material('Buche massiv', 'Solid beech')],
          scope: both('Stuhl, fertig montiert', 'Chair, fully assembled'),
          bulky: true,
          warrantyYears: 5,
        },
      ],
    },
    {
      name: both('Drehstühle', 'Swivel chairs'),
      templates: [
        {
          name: both('Bürodrehstuhl {series}, {pack}', 'Office swivel chair {series}, {pack}'),
          makers: ['sitzgut', 'hagenau', 'kernblatt'],
          packs: [onePack(19900, 15500), pack('mit Kopfstütze', 'with headrest', 27900, 18000)],
          variants: [inColours('black', 'blue', 'grey', 'red')],
          scene: 'office-chair',
          teaser: both(
            'Synchronmechanik für lange Korrekturabende.',
            'Synchronous mechanism for long evenings of marking.',
          ),
          text: both(
            'Rückenlehne und Sitz bewegen sich miteinander, die Lendenstütze ist höhenverstellbar. Rollen wahlweise für Teppich oder Hartboden.',
            'Back and seat move together, and the lumbar support adjusts in height. Castors for carpet or hard floors.',
          ),
          facts: [
            fact('Belastbar', 'Load', 'bis 120 kg', 'up to 120 kg'),
            material('Polyester, Aluminium', 'Polyester, aluminium'),
            fact('Norm', 'Standard', 'DIN EN 1335'),
          ],
          scope: both('Drehstuhl, Rollen beiliegend', 'Swivel chair, castors enclosed'),
          bulky: true,
          warrantyYears: 5,
        },
      ],
    },
    {
      name: both('Hocker & Bewegungssitze', 'Stools & wobble seats'),
      templates: [
        {
          name: both('Wackelhocker {series}, {pack}', 'Wobble stool {series}, {pack}'),
          makers: ['sitzgut', 'turnfux', 'pausenfit'],
          packs: [pack('35 cm', '35 cm', 4990, 2600), pack('45 cm', '45 cm', 5990, 3100)],
          variants: [inColours('blue', 'green', 'red', 'black', 'turquoise')],
          scene: 'stool',
          teaser: both('Bewegung, ohne aufzustehen.', 'Movement without getting up.'),
          text: both(
            'Der gewölbte Fuß folgt jeder Bewegung und kippt nicht. Leise genug für Stillarbeit.',
            'The curved base follows every movement and does not tip. Quiet enough for silent work.',
          ),
          facts: [fact('Belastbar', 'Load', 'bis 110 kg', 'up to 110 kg'), material('Polypropylen', 'Polypropylene')],
          scope: both('Hocker', 'Stool'),
          warrantyYears: 3,
        },
        {
          name: both('Sitzkissen {series}, {pack}', 'Seat cushion {series}, {pack}'),
          makers: ['sitzgut', 'stoffwechsel', 'gartenkind'],
          packs: [onePack(1290, 280), pack('10 Stück', 'pack of 10', 9900, 2800, pieces(10))],
          variants: [inColours('blue', 'red', 'green', 'orange', 'grey')],
          scene: 'cushion',
          teaser: both('Für Morgenkreis und Waldtag.', 'For circle time and forest days.'),
          text: both(
            'Unterseite wasserdicht, Bezug abnehmbar und bei 40 °C waschbar. Mit Griff zum Tragen.',
            'Waterproof base, cover removable and washable at 40 °C. With a carrying handle.',
          ),
          facts: [
            measures('Ø 35 cm, 5 cm hoch', 'Ø 35 cm, 5 cm high'),
            material('Baumwolle, Schaumstoff', 'Cotton, foam'),
          ],
          scope: both('Sitzkissen', 'Cushion'),
        },
      ],
    },
  ],
};
