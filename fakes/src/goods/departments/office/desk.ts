import { inColours } from '../../colours.ts';
import type { Aisle } from '../../department.ts';
import { both, fact, material, measures, motif, onePack, pack, pieces } from '../../product-template.ts';

export const DESK: Aisle = {
  name: both('Schreibtisch', 'Desktop'),
  description: both('Heften, lochen, klammern, notieren.', 'Staple, punch, clip and note.'),
  scene: 'stapler',
  shelves: [
    {
      name: both('Hefter & Locher', 'Staplers & punches'),
      templates: [
        {
          name: both('Hefter {series}, {pack}', 'Stapler {series}, {pack}'),
          makers: ['kernblatt', 'ordnix', 'pausenhof'],
          packs: [pack('25 Blatt', '25 sheets', 990, 240), pack('40 Blatt', '40 sheets', 1690, 360)],
          variants: [inColours('black', 'blue', 'red', 'green')],
          scene: 'stapler',
          teaser: both('Heftet offen und geschlossen, lädt von oben.', 'Staples open or closed, loads from the top.'),
          text: both(
            'Der lange Hebel spart Kraft bei dicken Stapeln. Eine Anzeige warnt, wenn die Klammern zur Neige gehen.',
            'The long lever saves effort on thick stacks. An indicator shows when staples run low.',
          ),
          facts: [material('Metall', 'Metal'), fact('Klammern', 'Staples', '24/6 und 26/6', '24/6 and 26/6')],
          scope: both('Hefter, 1.000 Klammern', 'Stapler, 1,000 staples'),
          warrantyYears: 5,
        },
        {
          name: both('Locher {series}, {pack}', 'Hole punch {series}, {pack}'),
          makers: ['kernblatt', 'ordnix', 'pausenhof'],
          packs: [pack('25 Blatt', '25 sheets', 890, 260), pack('65 Blatt', '65 sheets', 3490, 1250)],
          variants: [inColours('black', 'blue', 'red')],
          scene: 'hole-punch',
          teaser: both('Mit Anschlagschiene und Auffangbehälter.', 'With guide bar and chip tray.'),
          text: both(
            'Die Schiene rastet für A4, A5 und A6 ein. Der Boden lässt sich zum Leeren aufklappen.',
            'The guide clicks into place for A4, A5 and A6. The base flips open for emptying.',
          ),
          facts: [material('Metall', 'Metal'), fact('Lochabstand', 'Hole spacing', '8 cm')],
          scope: both('Locher', 'Hole punch'),
          warrantyYears: 5,
        },
      ],
    },
    {
      name: both('Klammern & Pins', 'Clips & pins'),
      templates: [
        {
          name: both('{motif} {series}, {pack}', '{motif} {series}, {pack}'),
          makers: ['kernblatt', 'ordnix', 'pausenhof'],
          packs: [
            pack('100 Stück', 'pack of 100', 190, 60, pieces(100)),
            pack('1.000 Stück', 'pack of 1,000', 890, 560, pieces(1000)),
          ],
          motifs: [
            motif('Büroklammern', 'Paper clips', 'paper-clips'),
            motif('Pinnwandnadeln', 'Push pins', 'push-pins'),
            motif('Sicherheitsnadeln', 'Safety pins', 'safety-pins', 1.2),
          ],
          scene: 'paper-clips',
          teaser: both('Halten zusammen, was zusammengehört.', 'Keep together what belongs together.'),
          text: both(
            'Rostfrei und glatt, ohne Kratzer auf dem Papier. In der Dose mit Magnetring.',
            'Rustproof and smooth, no scratches on paper. In a tub with a magnetic ring.',
          ),
          facts: [material('Stahl, verzinkt', 'Galvanised steel')],
          scope: both('Klammern in der Dose', 'Clips in a tub'),
          safety: ['sharp'],
        },
      ],
    },
    {
      name: both('Haftnotizen', 'Sticky notes'),
      templates: [
        {
          name: both('Haftnotizen {series}, {pack}', 'Sticky notes {series}, {pack}'),
          makers: ['kernblatt', 'papiermuehle', 'pausenhof'],
          packs: [
            pack('76 × 76 mm, 100 Blatt', '76 × 76 mm, 100 sheets', 129, 60),
            pack('76 × 76 mm, 12 Blöcke', '76 × 76 mm, 12 pads', 1090, 720),
            pack('127 × 76 mm, 6 Blöcke', '127 × 76 mm, 6 pads', 990, 600),
          ],
          variants: [inColours('yellow', 'pink', 'lime', 'sky', 'orange')],
          scene: 'sticky-notes',
          teaser: both('Haften, lösen, wieder haften.', 'Stick, lift, stick again.'),
          text: both(
            'Rollen sich nicht auf und hinterlassen keine Spuren auf Tafel, Buch und Bildschirm.',
            'They do not curl, and they leave no trace on board, book or screen.',
          ),
          facts: [material('Recyclingpapier', 'Recycled paper')],
          scope: both('Haftnotizen einer Farbe', 'Sticky notes of one colour'),
        },
      ],
    },
    {
      name: both('Ablage & Klemmbretter', 'Trays & clipboards'),
      templates: [
        {
          name: both('Briefablage {series}, {pack}', 'Letter tray {series}, {pack}'),
          makers: ['ordnix', 'kernblatt', 'pausenhof'],
          packs: [onePack(390, 220), pack('5 Stück', 'pack of 5', 1690, 1100, pieces(5))],
          variants: [inColours('black', 'grey', 'blue', 'white')],
          scene: 'letter-tray',
          teaser: both('Gerade oder versetzt zu stapeln.', 'Stacks straight or staggered.'),
          text: both(
            'Für A4 hoch und quer. Die Griffmulde zeigt, wo oben ist.',
            'For A4 portrait and landscape. The cut-out shows which way is up.',
          ),
          facts: [material('Polystyrol, recycelt', 'Recycled polystyrene'), measures('34 × 25 × 7 cm')],
          scope: both('Ablage', 'Tray'),
        },
        {
          name: both('Klemmbrett A4 {series}, {pack}', 'Clipboard A4 {series}, {pack}'),
          makers: ['ordnix', 'kernblatt', 'pausenhof'],
          packs: [onePack(390, 230), pack('Klassensatz, 30 Stück', 'class set of 30', 7900, 6900, pieces(30))],
          scene: 'clipboard',
          teaser: both('Für Unterricht draußen und Protokolle drinnen.', 'For lessons outdoors and minutes indoors.'),
          text: both(
            'Die Klemme hält 80 Blatt und schont die Finger. Aufhängeöse an der Rückseite.',
            'The clip holds 80 sheets and spares the fingers. Hanging eye at the back.',
          ),
          facts: [material('Hartfaser, Metall', 'Hardboard, metal'), fact('Format', 'Format', 'A4')],
          scope: both('Klemmbrett', 'Clipboard'),
        },
      ],
    },
    {
      name: both('Namensschilder & Schlüssel', 'Name badges & keys'),
      templates: [
        {
          name: both('Namensschilder {series}, {pack}', 'Name badges {series}, {pack}'),
          makers: ['kernblatt', 'ordnix'],
          packs: [
            pack('25 Stück', 'pack of 25', 1490, 260, pieces(25)),
            pack('100 Stück', 'pack of 100', 4990, 1040, pieces(100)),
          ],
          scene: 'id-card',
          teaser: both('Mit Clip und Einsteckkarten zum Bedrucken.', 'With clip and printable insert cards.'),
          text: both(
            'Glasklar und kratzfest, für Elternabend und Tag der offenen Tür. Die Druckvorlage gibt es kostenlos dazu.',
            'Crystal clear and scratch-resistant, for parents’ evenings and open days. The print template is free.',
          ),
          facts: [measures('9 × 5,5 cm'), material('Kunststoff', 'Plastic')],
          scope: both('Namensschilder, Einsteckkarten', 'Badges, insert cards'),
        },
        {
          name: both('Schlüsselanhänger {series}, {pack}', 'Key tags {series}, {pack}'),
          makers: ['ordnix', 'kernblatt'],
          packs: [
            pack('10 Stück', 'pack of 10', 490, 70, pieces(10)),
            pack('100 Stück', 'pack of 100', 2990, 700, pieces(100)),
          ],
          scene: 'key-tags',
          teaser: both('Beschriftbar, farbig sortiert.', 'Writable, in assorted colours.'),
          text: both(
            'Für Räume, Schränke und Fahrradkeller. Das Etikett liegt geschützt unter Folie.',
            'For rooms, cupboards and bike sheds. The label is protected by film.',
          ),
          facts: [material('Kunststoff, Stahl', 'Plastic, steel')],
          scope: both('Schlüsselanhänger', 'Key tags'),
        },
      ],
    },
  ],
};
