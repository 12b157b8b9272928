import { inColours } from '../../colours.ts';
import type { Aisle } from '../../department.ts';
import {
  both,
  fact,
  fromAge,
  kilograms,
  material,
  measures,
  metres,
  onePack,
  pack,
  pieces,
} from '../../product-template.ts';

export const CRAFT_MATERIALS: Aisle = {
  name: both('Bastelmaterial', 'Craft materials'),
  description: both(
    'Filz, Wolle, Perlen, Holz und alles, was in die Wühlkiste gehört.',
    'Felt, wool, beads, wood and everything for the treasure box.',
  ),
  scene: 'craft-mix',
  shelves: [
    {
      name: both('Filz & Stoff', 'Felt & fabric'),
      templates: [
        {
          name: both('Bastelfilz {series}, {pack}', 'Craft felt {series}, {pack}'),
          makers: ['stoffwechsel', 'klecks', 'pausenhof'],
          packs: [
            pack('20 × 30 cm, 10 Blatt', '20 × 30 cm, 10 sheets', 590, 110),
            pack('45 cm breit, 5 m', '45 cm wide, 5 m', 1990, 650, metres(5)),
          ],
          variants: [inColours('red', 'orange', 'yellow', 'green', 'blue', 'violet', 'brown', 'grey')],
          scene: 'felt',
          teaser: both('Weich, formstabil und leicht zu schneiden.', 'Soft, stable and easy to cut.'),
          text: both(
            'Der Filz franst nicht aus und lässt sich kleben, nähen und besticken. Schadstoffgeprüft nach OEKO-TEX Standard 100.',
            'The felt does not fray and can be glued, sewn and embroidered. Tested to OEKO-TEX Standard 100.',
          ),
          facts: [fact('Stärke', 'Thickness', '1,5 mm', '1.5 mm'), material('Viskose, Wolle', 'Viscose, wool')],
          scope: both('Filz einer Farbe', 'Felt of one colour'),
        },
      ],
    },
    {
      name: both('Wolle & Garn', 'Wool & yarn'),
      templates: [
        {
          name: both('Schulwolle {series}, {pack}', 'School wool {series}, {pack}'),
          makers: ['stoffwechsel', 'klecks', 'pausenhof'],
          packs: [
            pack('50 g', '50 g', 290, 50, kilograms(0.05)),
            pack('10 × 50 g', '10 × 50 g', 2490, 500, kilograms(0.5)),
          ],
          variants: [inColours('red', 'orange', 'yellow', 'green', 'turquoise', 'blue', 'violet', 'pink')],
          scene: 'yarn',
          teaser: both(
            'Griffiges Garn zum Stricken, Häkeln und Weben.',
            'Grippy yarn for knitting, crochet and weaving.',
          ),
          text: both(
            'Gleitet gut über die Nadel und verzeiht das Auftrennen. Waschbar bei 30 °C, Lauflänge 85 m je Knäuel.',
            'Runs well over the needle and forgives unravelling. Washable at 30 °C, 85 m per ball.',
          ),
          facts: [material('Wolle, Polyacryl', 'Wool, acrylic'), fact('Nadelstärke', 'Needles', '4–5 mm')],
          scope: both('Knäuel einer Farbe', 'Balls of one colour'),
        },
        {
          name: both('Nähgarn-Sortiment {series}, {pack}', 'Sewing thread assortment {series}, {pack}'),
          makers: ['stoffwechsel', 'klecks'],
          packs: [
            pack('12 Rollen', '12 reels', 890, 180, pieces(12)),
            pack('24 Rollen', '24 reels', 1590, 360, pieces(24)),
          ],
          scene: 'thread',
          teaser: both('Reißfestes Garn für Hand und Maschine.', 'Strong thread for hand and machine.'),
          text: both(
            'Allesnäher in den Farben, die im Textilunterricht gebraucht werden. Fusselt nicht und läuft glatt von der Rolle.',
            'All-purpose thread in the colours that textile lessons need. Lint-free and runs smoothly off the reel.',
          ),
          facts: [material('Polyester', 'Polyester'), fact('Lauflänge', 'Length', '200 m je Rolle', '200 m per reel')],
          scope: both('Garnrollen, eine Nadel', 'Reels, one needle'),
          safety: ['sharp'],
        },
      ],
    },
    {
      name: both('Perlen & Knöpfe', 'Beads & buttons'),
      templates: [
        {
          name: both('Holzperlen {series}, {pack}', 'Wooden beads {series}, {pack}'),
          makers: ['murmelhaus', 'klecks', 'spielkiste'],
          packs: [
            pack('120 Stück', 'pack of 120', 690, 130, pieces(120)),
            pack('500 Stück', 'pack of 500', 1990, 520, pieces(500)),
            pack('1.000 Stück', 'pack of 1,000', 3490, 1040, pieces(1000)),
          ],
          scene: 'beads',
          teaser: both(
            'Glatt lackierte Perlen zum Fädeln und Zählen.',
            'Smoothly varnished beads for threading and counting.',
          ),
          text: both(
            'Der Lack ist speichelfest. Die Bohrung ist groß genug für Schnürsenkel und die ersten Fädelversuche.',
            'The varnish is saliva-proof. The hole is wide enough for laces and first attempts at threading.',
          ),
          facts: [fromAge(3), material('Ahorn', 'Maple'), measures('Ø 8–12 mm')],
          scope: both('Perlen in der Dose, zwei Schnüre', 'Beads in a tub, two laces'),
          safety: ['under-3'],
        },
        {
          name: both('Knöpfe bunt gemischt {series}, {pack}', 'Assorted buttons {series}, {pack}'),
          makers: ['stoffwechsel', 'klecks'],
          packs: [pack('250 g', '250 g', 690, 250, kilograms(0.25)), pack('1 kg', '1 kg', 1990, 1000, kilograms(1))],
          scene: 'buttons',
          teaser: both('Zum Sortieren, Zählen und Annähen.', 'For sorting, counting and sewing on.'),
          text: both(
            'Viele Farben, Formen und Lochzahlen. Ein Schatz für Mathematik und Textilunterricht zugleich.',
            'Many colours, shapes and numbers of holes. A treasure for maths and textiles alike.',
          ),
          facts: [fromAge(3), material('Kunststoff', 'Plastic'), measures('Ø 10–28 mm')],
          scope: both('Knöpfe gemischt', 'Assorted buttons'),
          safety: ['under-3'],
        },
      ],
    },
    {
      name: both('Holz & Naturmaterial', 'Wood & natural materials'),
      templates: [
        {
          name: both('Holzspatel {series}, {pack}', 'Craft sticks {series}, {pack}'),
          makers: ['murmelhaus', 'klecks', 'gartenkind'],
          packs: [
            pack('natur, 500 Stück', 'natural, pack of 500', 490, 650, pieces(500)),
            pack('bunt, 200 Stück', 'coloured, pack of 200', 390, 270, {
              ...pieces(200),
              scene: 'craft-sticks-coloured',
            }),
          ],
          scene: 'craft-sticks',
          teaser: both('Glatte Hölzchen zum Bauen und Kleben.', 'Smooth sticks for building and gluing.'),
          text: both(
            'Ohne Splitter, mit runden Enden. Für Bilderrahmen, Brücken und Rechenbündel.',
            'No splinters, rounded ends. For picture frames, bridges and counting bundles.',
          ),
          facts: [fromAge(3), material('Birke', 'Birch'), measures('11,4 × 1 cm')],
          scope: both('Holzspatel im Beutel', 'Craft sticks in a bag'),
        },
        {
          name: both('Naturschätze {series}, {pack}', 'Natural treasures {series}, {pack}'),
          makers: ['gartenkind', 'murmelhaus', 'adventhaus'],
          packs: [onePack(1290, 500), pack('Großpackung', 'large pack', 2890, 1400)],
          scene: 'nature-box',
          teaser: both('Zapfen, Scheiben, Rinde und Moos.', 'Cones, slices, bark and moss.'),
          text: both(
            'Gesammelt, getrocknet und gereinigt. Reicht für Herbsttisch, Mobiles und Waldbilder einer ganzen Gruppe.',
            'Collected, dried and cleaned. Enough for an autumn table, mobiles and forest pictures for a whole group.',
          ),
          facts: [fromAge(3), material('Naturmaterial', 'Natural materials')],
          scope: both('Naturmaterial gemischt', 'Assorted natural materials'),
        },
      ],
    },
    {
      name: both('Pfeifenputzer & Pompons', 'Pipe cleaners & pompoms'),
      templates: [
        {
          name: both('Pfeifenputzer {series}, {pack}', 'Pipe cleaners {series}, {pack}'),
          makers: ['klecks', 'festspiel', 'pausenhof'],
          packs: [
            pack('50 Stück', 'pack of 50', 290, 60, pieces(50)),
            pack('200 Stück', 'pack of 200', 890, 240, pieces(200)),
          ],
          scene: 'pipe-cleaners',
          teaser: both('Biegsamer Draht mit weichem Flor.', 'Bendy wire with a soft pile.'),
          text: both(
            'Für Figuren, Brillen und Buchstaben. Die Enden lassen sich umbiegen, damit nichts piekst.',
            'For figures, glasses and letters. Bend the ends over so that nothing pricks.',
          ),
          facts: [fromAge(3), measures('30 cm lang', '30 cm long'), material('Draht, Polyester', 'Wire, polyester')],
          scope: both('Pfeifenputzer in zehn Farben', 'Pipe cleaners in ten colours'),
          safety: ['under-3'],
        },
        {
          name: both('Pompons {series}, {pack}', 'Pompoms {series}, {pack}'),
          makers: ['klecks', 'festspiel', 'stoffwechsel'],
          packs: [
            pack('100 Stück', 'pack of 100', 390, 60, pieces(100)),
            pack('500 Stück', 'pack of 500', 1390, 300, pieces(500)),
          ],
          scene: 'pompoms',
          teaser: both('Flauschig, bunt, in vier Größen.', 'Fluffy, colourful, in four sizes.'),
          text: both(
            'Zum Kleben, Sortieren und Pusten. Die Farben sind kräftig und reiben nicht ab.',
            'For gluing, sorting and blowing. Strong colours that do not rub off.',
          ),
          facts: [fromAge(3), material('Polyacryl', 'Acrylic'), measures('Ø 1–4 cm')],
          scope: both('Pompons gemischt', 'Assorted pompoms'),
          safety: ['under-3'],
        },
      ],
    },
  ],
};
