import { inColours } from '../../colours.ts';
import type { Aisle } from '../../department.ts';
import { both, fact, material, pack, squareMetres } from '../../product-template.ts';

export const ROOMS: Aisle = {
  name: both('Garderobe & Ruhe', 'Cloakroom & quiet corner'),
  description: both(
    'Haken für Jacken, Matten für den Mittagsschlaf, Teppiche für die Leseecke.',
    'Pegs for coats, mats for naps, rugs for reading corners.',
  ),
  scene: 'rug',
  shelves: [
    {
      name: both('Garderoben', 'Coat pegs'),
      templates: [
        {
          name: both('Garderobenleiste {series}, {pack}', 'Coat rail {series}, {pack}'),
          makers: ['hagenau', 'murmelhaus', 'sitzgut'],
          packs: [pack('5 Haken', '5 hooks', 5990, 2900), pack('10 Haken', '10 hooks', 10900, 5600)],
          scene: 'coat-rail',
          teaser: both(
            'Doppelhaken mit runder Kappe und Bildfeld.',
            'Double hooks with rounded caps and picture field.',
          ),
          text: both(
            'Jedes Kind findet seinen Haken am Bild. Die Haken geben nach, bevor sie brechen.',
            'Every child finds its hook by the picture. The hooks yield before they break.',
          ),
          facts: [material('Birke, Stahl', 'Birch, steel')],
          scope: both('Leiste, Haken, Wandbefestigung', 'Rail, hooks, wall fixing'),
          safety: ['assembly'],
          warrantyYears: 5,
        },
      ],
    },
    {
      name: both('Teppiche & Liegen', 'Rugs & rest mats'),
      templates: [
        {
          name: both('Spielteppich {series}, {pack}', 'Play rug {series}, {pack}'),
          makers: ['stoffwechsel', 'spielkiste', 'sitzgut'],
          packs: [
            pack('rund, Ø 200 cm', 'round, Ø 200 cm', 15900, 8200, squareMetres(3.14)),
            pack('200 × 300 cm', '200 × 300 cm', 24900, 15600, { ...squareMetres(6), scene: 'rug-rectangular' }),
          ],
          variants: [inColours('blue', 'green', 'orange')],
          scene: 'rug',
          teaser: both('Weich, schwer entflammbar, saugfest.', 'Soft, flame-retardant, safe to vacuum.'),
          text: both(
            'Dichter Flor mit rutschfestem Rücken. Saft und Farbe lassen sich mit Wasser entfernen.',
            'Dense pile with a non-slip back. Juice and paint come off with water.',
          ),
          facts: [material('Polyamid', 'Polyamide'), fact('Brandklasse', 'Fire class', 'Bfl-s1')],
          scope: both('Teppich gerollt', 'Rug, rolled'),
          bulky: true,
        },
        {
          name: both('Liegematte {series}, {pack}', 'Rest mat {series}, {pack}'),
          makers: ['sitzgut', 'turnfux', 'stoffwechsel'],
          packs: [pack('120 × 60 cm', '120 × 60 cm', 3990, 1600), pack('140 × 70 cm', '140 × 70 cm', 4690, 2000)],
          variants: [inColours('blue', 'green', 'red', 'violet')],
          scene: 'rest-mat',
          teaser: both('Für Mittagsschlaf und Ruhezeit.', 'For naps and quiet time.'),
          text: both(
            'Bezug abwischbar und desinfizierbar, ohne Phthalate. Lässt sich falten und stapeln.',
            'Cover wipes clean and can be disinfected, free of phthalates. Folds and stacks.',
          ),
          facts: [material('Schaumstoff, Kunstleder', 'Foam, imitation leather'), fact('Stärke', 'Thickness', '6 cm')],
          scope: both('Liegematte', 'Mat'),
        },
      ],
    },
  ],
};
