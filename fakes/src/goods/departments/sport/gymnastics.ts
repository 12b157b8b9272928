import { inColours } from '../../colours.ts';
import type { Aisle } from '../../department.ts';
import { both, fact, fromAge, material, measures, onePack, pack, pieces } from '../../product-template.ts';

export const GYMNASTICS: Aisle = {
  name: both('Turnen & Bewegen', 'Gymnastics & movement'),
  description: both('Matten, Reifen, Seile und Balance.', 'Mats, hoops, ropes and balance.'),
  scene: 'gym-mat',
  shelves: [
    {
      name: both('Turnmatten', 'Gym mats'),
      templates: [
        {
          name: both('Turnmatte {series}, {pack}', 'Gym mat {series}, {pack}'),
          makers: ['turnfux', 'sitzgut', 'pausenfit'],
          packs: [
            pack('150 × 100 × 6 cm', '150 × 100 × 6 cm', 10900, 9500),
            pack('200 × 100 × 8 cm', '200 × 100 × 8 cm', 16900, 14500),
            pack('Klappmatte, 180 × 60 cm', 'folding mat, 180 × 60 cm', 4990, 2800),
          ],
          variants: [inColours('blue', 'green', 'red')],
          scene: 'gym-mat',
          teaser: both('Rutschfest, dämpfend, mit Klettecken.', 'Non-slip, cushioning, with hook-and-loop corners.'),
          text: both(
            'Der Schaumkern federt Landungen aus Kastenhöhe ab. Die Matten verbinden sich zu einer Fläche ohne Spalt.',
            'The foam core cushions landings from vaulting height. Mats join without a gap.',
          ),
          facts: [
            fact('Norm', 'Standard', 'DIN EN 12503'),
            material('Verbundschaum, Kunstleder', 'Composite foam, imitation leather'),
          ],
          scope: both('Turnmatte', 'Gym mat'),
          bulky: true,
          warrantyYears: 3,
        },
      ],
    },
    {
      name: both('Reifen & Seile', 'Hoops & ropes'),
      templates: [
        {
          name: both('Gymnastikreifen {series}, {pack}', 'Hoop {series}, {pack}'),
          makers: ['turnfux', 'pausenfit'],
          packs: [
            pack('60 cm', '60 cm', 590, 220),
            pack('80 cm', '80 cm', 790, 300),
            pack('70 cm, 12 Stück', '70 cm, set of 12', 6990, 3000, pieces(12)),
          ],
          variants: [inColours('red', 'yellow', 'green', 'blue')],
          scene: 'hoop',
          teaser: both('Flach, bruchsicher, leise.', 'Flat, unbreakable, quiet.'),
          text: both(
            'Rollt gerade und liegt flach am Boden. Als Ziel, Insel oder Hula-Reifen.',
            'Rolls straight and lies flat. As target, island or hula hoop.',
          ),
          facts: [fromAge(3), material('Polyethylen', 'Polyethylene')],
          scope: both('Reifen', 'Hoop'),
        },
        {
          name: both('Springseil {series}, {pack}', 'Skipping rope {series}, {pack}'),
          makers: ['turnfux', 'pausenfit', 'spielkiste'],
          packs: [
            pack('2,4 m', '2.4 m', 490, 110),
            pack('5 m', '5 m', 890, 240),
            pack('2,4 m, 10 Stück', '2.4 m, pack of 10', 3990, 1100, pieces(10)),
          ],
          scene: 'skipping-rope',
          teaser: both('Geflochtene Baumwolle mit Holzgriffen.', 'Braided cotton with wooden handles.'),
          text: both(
            'Schwingt schwer genug, um nicht zu verwehen. Die Länge lässt sich durch einen Knoten im Griff ändern.',
            'Swings with enough weight not to flutter. Change the length by a knot in the handle.',
          ),
          facts: [fromAge(5), material('Baumwolle, Buche', 'Cotton, beech')],
          scope: both('Springseil', 'Skipping rope'),
          safety: ['long-cord'],
        },
      ],
    },
    {
      name: both('Balancieren', 'Balancing'),
      templates: [
        {
          name: both('Balancierkreisel {series}, {pack}', 'Balance board {series}, {pack}'),
          makers: ['turnfux', 'pausenfit', 'murmelhaus'],
          packs: [onePack(2490, 1100), pack('4 Stück', 'set of 4', 8990, 4400, pieces(4))],
          variants: [inColours('blue', 'orange', 'green')],
          scene: 'balance-board',
          teaser: both('Kleine Kippe, große Wirkung.', 'A little wobble that does a lot.'),
          text: both(
            'Trainiert Gleichgewicht und Konzentration in der Bewegungspause. Die Trittfläche ist aufgeraut.',
            'Trains balance and concentration in movement breaks. The tread is textured.',
          ),
          facts: [fromAge(4), measures('Ø 40 cm'), fact('Belastbar', 'Load', 'bis 100 kg', 'up to 100 kg')],
          scope: both('Balancierkreisel', 'Balance board'),
        },
        {
          name: both('Markierhütchen {series}, {pack}', 'Marker cones {series}, {pack}'),
          makers: ['turnfux', 'ballwerk', 'pausenfit'],
          packs: [
            pack('10 Stück', 'set of 10', 990, 450, pieces(10)),
            pack('40 Stück', 'set of 40', 2990, 1800, pieces(40)),
          ],
          variants: [inColours('orange', 'yellow', 'blue', 'red')],
          scene: 'cone',
          teaser: both('Standfest und biegsam.', 'Stable and flexible.'),
          text: both(
            'Knicken beim Darauftreten weg und stehen von selbst wieder auf. Mit Loch für Stangen.',
            'They give way when stepped on and stand up again by themselves. With a hole for poles.',
          ),
          facts: [measures('23 cm hoch', '23 cm high'), material('Polyethylen', 'Polyethylene')],
          scope: both('Hütchen im Tragegestell', 'Cones on a carrier'),
        },
      ],
    },
  ],
};
