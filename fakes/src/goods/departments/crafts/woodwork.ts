import type { Aisle } from '../../department.ts';
import { both, fromAge, material, measures, motif, onePack, pack, pieces } from '../../product-template.ts';

export const WOODWORK: Aisle = {
  name: both('Werken', 'Woodwork'),
  description: both('Werkzeug, Bausätze und Material für den Werkraum.', 'Tools, kits and materials for the workshop.'),
  scene: 'toolbox',
  shelves: [
    {
      name: both('Werkzeug', 'Hand tools'),
      templates: [
        {
          name: both('{motif} {series}', '{motif} {series}'),
          makers: ['murmelhaus', 'forscherkiste', 'hagenau'],
          packs: [onePack(1190, 320)],
          motifs: [
            motif('Schlosserhammer 200 g', 'Hammer 200 g', 'hammer'),
            motif('Feinsäge', 'Tenon saw', 'saw'),
            motif('Schraubendreher-Satz', 'Screwdriver set', 'screwdriver', 1.5),
            motif('Schraubzwinge 15 cm', 'Clamp 15 cm', 'clamp', 0.8),
            motif('Kombischlüssel', 'Combination spanner', 'wrench', 0.7),
          ],
          scene: 'hammer',
          teaser: both('Richtiges Werkzeug in einer Größe für junge Hände.', 'Proper tools in a size for young hands.'),
          text: both(
            'Kein Spielzeug, sondern Werkstattqualität mit kürzerem Griff. Das Gewicht ist so gewählt, dass Kinder ab der dritten Klasse damit arbeiten können.',
            'Not a toy but workshop quality with a shorter handle. Balanced so that children from year three can work with it.',
          ),
          facts: [fromAge(8), material('Stahl, Esche', 'Steel, ash')],
          scope: both('Werkzeug', 'Tool'),
          safety: ['supervision', 'sharp'],
          warrantyYears: 5,
        },
        {
          name: both('Werkzeugkoffer {series}, {pack}', 'Tool case {series}, {pack}'),
          makers: ['forscherkiste', 'murmelhaus'],
          packs: [pack('12-teilig', '12 pieces', 3990, 1900), pack('25-teilig', '25 pieces', 6990, 3400)],
          scene: 'toolbox',
          teaser: both('Die Grundausstattung für den Werktisch.', 'The basics for the workbench.'),
          text: both(
            'Jedes Teil hat seinen Platz, so ist auf einen Blick zu sehen, was fehlt. Der Koffer schließt mit zwei Schnappern.',
            'Every tool has its place, so you see at a glance what is missing. The case closes with two catches.',
          ),
          facts: [fromAge(8), material('Stahl, Kunststoff', 'Steel, plastic'), measures('38 × 28 × 9 cm')],
          scope: both('Koffer mit Werkzeug', 'Case with tools'),
          safety: ['supervision', 'sharp'],
        },
      ],
    },
    {
      name: both('Holzbausätze', 'Wooden kits'),
      templates: [
        {
          name: both('Bausatz „{motif}“ {series}, {pack}', 'Kit “{motif}” {series}, {pack}'),
          makers: ['murmelhaus', 'forscherkiste', 'klecks'],
          packs: [onePack(990, 380), pack('Klassensatz, 10 Stück', 'class set of 10', 8490, 3800, pieces(10))],
          motifs: [
            motif('Segelboot', 'Sailing boat', 'kit-boat'),
            motif('Flugzeug', 'Aeroplane', 'kit-plane'),
            motif('Rennwagen', 'Racing car', 'kit-car'),
            motif('Burg', 'Castle', 'kit-castle'),
            motif('Lokomotive', 'Locomotive', 'kit-train'),
          ],
          scene: 'kit-boat',
          teaser: both(
            'Vorgesägt, gebohrt, in zwei Doppelstunden fertig.',
            'Pre-cut, drilled, finished in two double periods.',
          ),
          text: both(
            'Alle Teile liegen bei, auch Leim und Schleifpapier. Die bebilderte Anleitung kommt ohne lange Texte aus.',
            'All parts are included, glue and sandpaper too. The illustrated instructions do without long texts.',
          ),
          facts: [fromAge(8), material('Pappel, Kiefer', 'Poplar, pine')],
          scope: both('Holzteile, Leim, Schleifpapier, Anleitung', 'Wooden parts, glue, sandpaper, instructions'),
          safety: ['under-3'],
        },
      ],
    },
    {
      name: both('Schrauben & Kleinteile', 'Screws & small parts'),
      templates: [
        {
          name: both('{motif} {series}, {pack}', '{motif} {series}, {pack}'),
          makers: ['forscherkiste', 'laborix', 'murmelhaus'],
          packs: [
            pack('200 Teile', '200 pieces', 990, 600, pieces(200)),
            pack('800 Teile', '800 pieces', 2490, 2100, pieces(800)),
          ],
          motifs: [
            motif('Schrauben und Muttern', 'Nuts and bolts', 'nuts-bolts'),
            motif('Zahnräder', 'Gear wheels', 'gears'),
            motif('Haken und Ösen', 'Hooks and eyes', 'hooks', 0.6),
          ],
          scene: 'nuts-bolts',
          teaser: both('Sortiert im Kasten mit festen Fächern.', 'Sorted in a box with fixed compartments.'),
          text: both(
            'Für Konstruktionsaufgaben und Reparaturen. Die Fächer sind beschriftet und einzeln nachfüllbar.',
            'For construction tasks and repairs. The compartments are labelled and can be refilled one by one.',
          ),
          facts: [fromAge(8), material('Stahl, verzinkt', 'Galvanised steel')],
          scope: both('Sortimentskasten mit Kleinteilen', 'Assortment box with small parts'),
          safety: ['under-3'],
        },
      ],
    },
  ],
};
