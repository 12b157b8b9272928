import { inColours } from '../../colours.ts';
import type { Aisle } from '../../department.ts';
import { both, fact, fromAge, material, measures, onePack, pack, pieces } from '../../product-template.ts';
import { inSizesOf } from '../../variant-choices.ts';

export const DRAWING_INSTRUMENTS: Aisle = {
  name: both('Zeichengeräte', 'Drawing instruments'),
  description: both(
    'Lineale, Geodreiecke und Zirkel für Geometrie und Technisches Zeichnen.',
    'Rulers, set squares and compasses for geometry and technical drawing.',
  ),
  scene: 'rulers',
  shelves: [
    {
      name: both('Lineale', 'Rulers'),
      templates: [
        {
          name: both('Lineal {series}, {pack}', 'Ruler {series}, {pack}'),
          makers: ['linea', 'stiftwerk', 'kernblatt', 'pausenhof'],
          packs: [
            pack('17 cm', '17 cm', 119, 15),
            pack('30 cm', '30 cm', 199, 28),
            pack('30 cm, 10 Stück', '30 cm, pack of 10', 1590, 280, pieces(10)),
          ],
          variants: [inColours('sky', 'lime', 'pink', 'grey')],
          scene: 'ruler',
          teaser: both(
            'Lineal mit Tuschkante und fühlbarer Nullmarke.',
            'Ruler with ink edge and a zero mark you can feel.',
          ),
          text: both(
            'Die Skala ist von unten aufgedruckt und reibt sich nicht ab. Die abgesetzte Kante verhindert, dass Tinte unter das Lineal läuft.',
            'The scale is printed from below and does not rub off. The stepped edge keeps ink from creeping under the ruler.',
          ),
          facts: [
            material('bruchfester Kunststoff', 'Shatter-resistant plastic'),
            fact('Teilung', 'Graduation', 'Millimeter', 'millimetres'),
          ],
          scope: both('Lineal', 'Ruler'),
        },
        {
          name: both('Tafellineal {series}, 100 cm', 'Board ruler {series}, 100 cm'),
          makers: ['tafelgruen', 'linea'],
          packs: [onePack(1990, 420)],
          scene: 'board-ruler',
          teaser: both('Ein Meter, gut lesbar bis in die letzte Reihe.', 'One metre, easy to read from the back row.'),
          text: both(
            'Leichtes Lineal mit Griff und Magneten auf der Rückseite. Die Dezimeter sind abwechselnd gefärbt.',
            'Light ruler with a handle and magnets on the back. The decimetres alternate in colour.',
          ),
          facts: [material('Kunststoff, Magnete', 'Plastic, magnets'), measures('100 × 7 cm')],
          scope: both('Tafellineal mit Griff', 'Board ruler with handle'),
          safety: ['magnets'],
        },
      ],
    },
    {
      name: both('Geodreiecke', 'Set squares'),
      templates: [
        {
          name: both('Geodreieck {series}, {pack}', 'Set square {series}, {pack}'),
          makers: ['linea', 'stiftwerk', 'pausenhof'],
          packs: [
            onePack(149, 16),
            pack('10 Stück', 'pack of 10', 1190, 160, pieces(10)),
            pack('Klassensatz, 30 Stück', 'class set of 30', 2990, 480, pieces(30)),
          ],
          variants: [inSizesOf(['16', '16 cm', '16 cm'], ['22', '22 cm mit Griff', '22 cm with handle'])],
          sizeStep: 0.7,
          scene: 'set-square',
          teaser: both(
            'Gegenläufige Winkelskala, biegsam und bruchfest.',
            'Two-way angle scale, flexible and shatter-resistant.',
          ),
          text: both(
            'Die Winkelskala ist in beide Richtungen beschriftet und farbig abgesetzt. Das Dreieck lässt sich um 90 Grad biegen, ohne zu brechen.',
            'The angle scale reads both ways in contrasting colours. The square bends through 90 degrees without breaking.',
          ),
          facts: [
            material('Kunststoff, transparent', 'Clear plastic'),
            fact('Teilung', 'Graduation', 'Millimeter und Grad', 'millimetres and degrees'),
          ],
          scope: both('Geodreieck', 'Set square'),
        },
      ],
    },
    {
      name: both('Zirkel', 'Compasses'),
      templates: [
        {
          name: both('Schulzirkel {series}', 'School compass {series}'),
          makers: ['linea', 'stiftwerk', 'kernblatt'],
          packs: [onePack(1290, 120)],
          variants: [inColours('blue', 'red', 'grey')],
          scene: 'drawing-compass',
          teaser: both('Präziser Zirkel mit Schnellverstellung.', 'Precise compass with quick adjustment.'),
          text: both(
            'Beide Schenkel knicken ab, damit Nadel und Mine auch bei großen Kreisen senkrecht stehen. Die Box nimmt Ersatzminen auf.',
            'Both legs bend so that needle and lead stay upright in large circles. The case holds spare leads.',
          ),
          facts: [fromAge(8), material('Metall', 'Metal'), fact('Kreise', 'Circles', 'bis 38 cm', 'up to 38 cm')],
          scope: both('Zirkel, Minendose, Box', 'Compass, lead tube, case'),
          safety: ['sharp'],
          warrantyYears: 5,
        },
      ],
    },
  ],
};
