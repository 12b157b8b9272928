import type { Aisle } from '../../department.ts';
import { both, fromAge, material, measures, onePack, pack, pieces, squareMetres } from '../../product-template.ts';
import { inKinds, inSizes } from '../../variant-choices.ts';

export const BRUSHES: Aisle = {
  name: both('Pinsel & Malgrund', 'Brushes & painting grounds'),
  description: both('Pinsel, Malpapier und Leinwand.', 'Brushes, painting paper and canvas.'),
  scene: 'brushes',
  shelves: [
    {
      name: both('Pinsel', 'Brushes'),
      templates: [
        {
          name: both('Haarpinsel {series}', 'Round brush {series}'),
          makers: ['farbkontor', 'klecks', 'pausenhof'],
          packs: [onePack(129, 8)],
          variants: [inSizes('Nr. 2', 'Nr. 4', 'Nr. 6', 'Nr. 8', 'Nr. 12')],
          sizeStep: 0.35,
          scene: 'paintbrush',
          teaser: both('Feine Spitze für Deck- und Wasserfarben.', 'Fine point for watercolour and gouache.'),
          text: both(
            'Das Haar nimmt viel Farbe auf und kehrt nach jedem Strich in die Spitze zurück. Die Zwinge ist doppelt gepresst und hält auch im Wasserbecher.',
            'The hair holds plenty of paint and springs back to a point. The ferrule is crimped twice and survives the water pot.',
          ),
          facts: [material('Kunsthaar, Birkenholz', 'Synthetic hair, birch'), fromAge(5)],
          scope: both('Pinsel', 'Brush'),
        },
        {
          name: both('Pinselset {series}, {pack}', 'Brush set {series}, {pack}'),
          makers: ['farbkontor', 'klecks', 'pausenhof', 'kritzelfuchs'],
          packs: [
            pack('5-teilig', '5 pieces', 549, 50),
            pack('10-teilig', '10 pieces', 990, 95),
            pack('Klassensatz, 60 Stück', 'class set of 60', 3990, 560),
          ],
          scene: 'brushes',
          teaser: both(
            'Haar- und Borstenpinsel für den Schulmalkasten.',
            'Hair and bristle brushes for the school paint box.',
          ),
          text: both(
            'Die Größen sind so gewählt, wie sie auf den Materiallisten stehen. In der Rollmappe trocknen die Pinsel liegend und behalten ihre Form.',
            'The sizes are those on school lists. In the roll-up case brushes dry flat and keep their shape.',
          ),
          facts: [material('Kunsthaar, Borste, Birkenholz', 'Synthetic hair, bristle, birch'), fromAge(5)],
          scope: both('Pinsel in verschiedenen Stärken', 'Brushes in several sizes'),
        },
      ],
    },
    {
      name: both('Zeichenblöcke & Malpapier', 'Drawing pads & painting paper'),
      templates: [
        {
          name: both('Zeichenblock {series}, {pack}', 'Drawing pad {series}, {pack}'),
          makers: ['papiermuehle', 'heftling', 'farbkontor', 'pausenhof'],
          packs: [
            pack('A4, 20 Blatt', 'A4, 20 sheets', 249, 150, squareMetres(1.25)),
            pack('A3, 20 Blatt', 'A3, 20 sheets', 449, 300, squareMetres(2.49)),
            pack('A3, 10 Stück', 'A3, pack of 10', 3690, 3000, squareMetres(24.95)),
          ],
          variants: [
            inKinds(
              both('Papier', 'Paper'),
              ['100', '100 g/m²', '100 g/m²'],
              ['190', '190 g/m² (Aquarell)', '190 g/m² (watercolour)'],
            ),
          ],
          scene: 'drawing-pad',
          teaser: both('Gekörntes Papier, einseitig geleimt.', 'Grained paper, glued on one side.'),
          text: both(
            'Wellt sich auch bei nassen Farben kaum und verträgt mehrfaches Radieren. Die Rückpappe dient als Unterlage im Freien.',
            'Hardly buckles under wet paint and stands repeated erasing. The stiff back serves as a board outdoors.',
          ),
          facts: [material('holzfreies Papier', 'Wood-free paper')],
          scope: both('Zeichenblock', 'Drawing pad'),
        },
      ],
    },
    {
      name: both('Leinwände & Staffeleien', 'Canvases & easels'),
      templates: [
        {
          name: both('Keilrahmen {series}, {pack}', 'Stretched canvas {series}, {pack}'),
          makers: ['farbkontor', 'klecks'],
          packs: [
            pack('20 × 20 cm', '20 × 20 cm', 349, 180),
            pack('30 × 40 cm', '30 × 40 cm', 590, 420),
            pack('50 × 70 cm', '50 × 70 cm', 1190, 980),
            pack('24 × 30 cm, 10 Stück', '24 × 30 cm, pack of 10', 2990, 2900, pieces(10)),
          ],
          scene: 'canvas',
          teaser: both('Bespannt mit Baumwolle, dreifach grundiert.', 'Cotton canvas, triple primed.'),
          text: both(
            'Für Acryl und Öl. Die Keile zum Nachspannen liegen bei, die Ecken sind sauber gefaltet.',
            'For acrylics and oils. Wedges for re-tensioning are included, and the corners are folded neatly.',
          ),
          facts: [material('Baumwolle 280 g/m², Fichte', 'Cotton 280 g/m², spruce')],
          scope: both('Keilrahmen mit Keilen', 'Canvas with wedges'),
        },
        {
          name: both('Tischstaffelei {series}', 'Table easel {series}'),
          makers: ['farbkontor', 'murmelhaus'],
          packs: [onePack(2290, 950)],
          scene: 'easel',
          teaser: both('Klein genug für die Schulbank.', 'Small enough for a school desk.'),
          text: both(
            'Aus geölter Buche, stufenlos verstellbar, flach zusammenzulegen. Hält Bilder bis 50 cm Höhe.',
            'Oiled beech, freely adjustable, folds flat. Holds pictures up to 50 cm high.',
          ),
          facts: [material('Buche', 'Beech'), measures('28 × 26 × 52 cm')],
          scope: both('Staffelei, zusammengelegt', 'Easel, folded'),
        },
      ],
    },
  ],
};
