import { inColours } from '../../colours.ts';
import type { Aisle } from '../../department.ts';
import { both, fact, material, onePack, pack, pieces } from '../../product-template.ts';
import { inSizesOf } from '../../variant-choices.ts';

const WALL_SIZES = inSizesOf(
  ['60', '60 × 45 cm', '60 × 45 cm'],
  ['90', '90 × 60 cm', '90 × 60 cm'],
  ['120', '120 × 90 cm', '120 × 90 cm'],
  ['180', '180 × 120 cm', '180 × 120 cm'],
);

export const BOARDS: Aisle = {
  name: both('Tafeln & Pinnwände', 'Boards'),
  description: both('Schreiben, zeigen, anpinnen.', 'Write, show, pin.'),
  scene: 'blackboard',
  shelves: [
    {
      name: both('Kreidetafeln', 'Blackboards'),
      templates: [
        {
          name: both('Kreidetafel {series}', 'Blackboard {series}'),
          makers: ['tafelgruen', 'hagenau'],
          packs: [onePack(5900, 4200)],
          variants: [WALL_SIZES],
          sizeStep: 0.9,
          scene: 'blackboard',
          teaser: both('Grüne Schreibfläche ohne Spiegelung.', 'Green writing surface without glare.'),
          text: both(
            'Magnethaftend, mit Ablage für Kreide und Schwamm. Die Fläche ist auf Stahl eingebrannt und lässt sich jahrzehntelang reinigen.',
            'Magnetic, with a tray for chalk and sponge. The surface is fused to steel and can be cleaned for decades.',
          ),
          facts: [material('Stahlemaille', 'Vitreous enamel steel'), fact('Magnetisch', 'Magnetic', 'ja', 'yes')],
          scope: both('Tafel, Ablage, Wandbefestigung', 'Board, tray, wall fixing'),
          bulky: true,
          warrantyYears: 10,
        },
        {
          name: both('Tafelkreide {series}, {pack}', 'Board chalk {series}, {pack}'),
          makers: ['tafelgruen', 'klecks', 'pausenhof'],
          packs: [
            pack('weiß, 12 Stück', 'white, 12 sticks', 149, 110, pieces(12)),
            pack('weiß, 100 Stück', 'white, 100 sticks', 790, 900, pieces(100)),
            pack('farbig, 12 Stück', 'coloured, 12 sticks', 199, 110, { ...pieces(12), scene: 'chalks' }),
          ],
          scene: 'chalk-box',
          teaser: both('Staubarm und bruchfest.', 'Low in dust, hard to break.'),
          text: both(
            'Schreibt weich und lässt sich feucht ohne Schlieren abwischen. Mit Papierhülse für saubere Finger.',
            'Writes softly and wipes off damp without streaks. With a paper sleeve for clean fingers.',
          ),
          facts: [material('Calciumcarbonat', 'Calcium carbonate')],
          scope: both('Kreide in der Schachtel', 'Chalk in a box'),
        },
      ],
    },
    {
      name: both('Whiteboards', 'Whiteboards'),
      templates: [
        {
          name: both('Whiteboard {series}', 'Whiteboard {series}'),
          makers: ['tafelgruen', 'kernblatt', 'pausenhof'],
          packs: [onePack(3990, 2600)],
          variants: [WALL_SIZES],
          sizeStep: 0.9,
          scene: 'whiteboard',
          teaser: both('Kratzfest emailliert oder lackiert.', 'Scratch-resistant enamel or lacquer.'),
          text: both(
            'Trocken abwischbar und magnethaftend. Der Aluminiumrahmen lässt sich waagerecht und senkrecht aufhängen.',
            'Dry-wipe and magnetic. The aluminium frame hangs in landscape or portrait.',
          ),
          facts: [material('Stahl, Aluminium', 'Steel, aluminium'), fact('Magnetisch', 'Magnetic', 'ja', 'yes')],
          scope: both('Whiteboard, Ablage, Wandbefestigung', 'Whiteboard, tray, wall fixing'),
          warrantyYears: 10,
        },
        {
          name: both('Schüler-Whiteboard {series}, {pack}', 'Pupil whiteboard {series}, {pack}'),
          makers: ['tafelgruen', 'zahlenzwerg', 'pausenhof'],
          packs: [onePack(490, 180), pack('Klassensatz, 30 Stück', 'class set of 30', 9900, 5400, pieces(30))],
          scene: 'small-whiteboard',
          teaser: both('Alle antworten gleichzeitig.', 'Everybody answers at once.'),
          text: both(
            'Eine Seite liniert, eine blanko. Im Klassensatz liegen Stifte und Schwämmchen bei.',
            'Lined on one side, plain on the other. The class set includes pens and erasers.',
          ),
          facts: [fact('Format', 'Format', 'A4'), material('Hartfaser, lackiert', 'Coated hardboard')],
          scope: both('Whiteboards', 'Whiteboards'),
        },
      ],
    },
    {
      name: both('Pinnwände', 'Pinboards'),
      templates: [
        {
          name: both('Pinnwand {series}', 'Pinboard {series}'),
          makers: ['tafelgruen', 'kernblatt', 'ordnix'],
          packs: [onePack(2490, 1600)],
          variants: [
            inSizesOf(
              ['60', '60 × 45 cm', '60 × 45 cm'],
              ['90', '90 × 60 cm', '90 × 60 cm'],
              ['120', '120 × 90 cm', '120 × 90 cm'],
            ),
          ],
          sizeStep: 0.9,
          scene: 'pinboard',
          teaser: both('Kork, der sich nach dem Pin wieder schließt.', 'Cork that closes again after the pin.'),
          text: both(
            'Schallschluckend und selbstheilend. Der Rahmen aus Eiche verdeckt die Befestigung.',
            'Absorbs sound and heals itself. The oak frame hides the fixings.',
          ),
          facts: [material('Naturkork, Eiche', 'Natural cork, oak')],
          scope: both('Pinnwand, Wandbefestigung', 'Pinboard, wall fixing'),
          warrantyYears: 3,
        },
      ],
    },
    {
      name: both('Flipcharts & Stellwände', 'Flip charts & partitions'),
      templates: [
        {
          name: both('Flipchart {series}, {pack}', 'Flip chart {series}, {pack}'),
          makers: ['tafelgruen', 'kernblatt'],
          packs: [pack('Dreibein', 'tripod', 9900, 9500), pack('mit Rollfuß', 'on castors', 17900, 14000)],
          scene: 'flipchart',
          teaser: both(
            'Höhenverstellbar, mit magnethaftender Rückwand.',
            'Adjustable in height, with a magnetic back.',
          ),
          text: both(
            'Zwei Seitenarme zeigen weitere Blätter. In Sekunden zusammengeklappt und hinter die Tür gestellt.',
            'Two side arms show more sheets. Folds in seconds and fits behind the door.',
          ),
          facts: [material('Stahl, Aluminium', 'Steel, aluminium'), fact('Höhe', 'Height', '105–195 cm')],
          scope: both('Flipchart ohne Block', 'Flip chart without pad'),
          bulky: true,
          warrantyYears: 3,
        },
        {
          name: both('Stellwand {series}', 'Partition {series}'),
          makers: ['tafelgruen', 'hagenau', 'sitzgut'],
          packs: [onePack(15900, 13000)],
          variants: [inColours('blue', 'green', 'grey', 'red')],
          scene: 'partition',
          teaser: both('Trennt Räume, dämpft Lärm, zeigt Bilder.', 'Divides rooms, dampens noise, shows pictures.'),
          text: both(
            'Beidseitig pinnbar, mit Filz aus recycelten Flaschen bespannt. Die Rollen sind feststellbar.',
            'Pinnable on both sides, covered in felt from recycled bottles. The castors lock.',
          ),
          facts: [material('Aluminium, PET-Filz', 'Aluminium, PET felt'), fact('Maße', 'Dimensions', '120 × 180 cm')],
          scope: both('Stellwand, Füße beiliegend', 'Partition, feet enclosed'),
          bulky: true,
          warrantyYears: 5,
        },
      ],
    },
  ],
};
