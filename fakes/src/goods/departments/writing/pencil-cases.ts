import { inColours } from '../../colours.ts';
import type { Aisle } from '../../department.ts';
import { both, fact, fromAge, material, measures, motif, onePack, pack } from '../../product-template.ts';

export const PENCIL_CASES: Aisle = {
  name: both('Mäppchen & Stiftebecher', 'Pencil cases & pen pots'),
  description: both('Damit jeder Stift seinen Platz hat.', 'A place for every pen.'),
  scene: 'pencil-case',
  shelves: [
    {
      name: both('Gefüllte Federmäppchen', 'Filled pencil cases'),
      templates: [
        {
          name: both('Federmäppchen {series} „{motif}“, 28-teilig', 'Pencil case {series} “{motif}”, 28 pieces'),
          makers: ['schulterschluss', 'talheimer', 'kritzelfuchs'],
          packs: [onePack(2490, 390)],
          motifs: [
            motif('Dinosaurier', 'Dinosaurs', 'pencil-case-dino'),
            motif('Weltraum', 'Outer space', 'pencil-case-rocket'),
            motif('Schmetterling', 'Butterfly', 'pencil-case-butterfly'),
            motif('Fußball', 'Football', 'pencil-case-football'),
            motif('Einhorn', 'Unicorn', 'pencil-case-unicorn'),
          ],
          scene: 'pencil-case',
          teaser: both('Alles drin für den ersten Schultag.', 'Everything inside for the first day of school.'),
          text: both(
            'Das Mäppchen lässt sich mit zwei Klappen ganz öffnen, jeder Stift steckt in seiner eigenen Schlaufe. Im Innenfach ist Platz für Stundenplan und Namensschild.',
            'Two flaps open it fully, and every pen has a loop of its own. Inside there is room for timetable and name card.',
          ),
          facts: [
            fromAge(6),
            material('Polyester aus PET-Flaschen', 'Polyester made from PET bottles'),
            measures('20 × 14 × 4 cm'),
          ],
          scope: both(
            'Mäppchen, 18 Buntstifte, 2 Bleistifte, Füller, Lineal, Geodreieck, Radierer, Spitzer, Stundenplan, Patronenfach',
            'Case, 18 coloured pencils, 2 pencils, fountain pen, ruler, set square, eraser, sharpener, timetable, cartridge pocket',
          ),
          warrantyYears: 2,
        },
      ],
    },
    {
      name: both('Schlamperetuis', 'Soft pencil cases'),
      templates: [
        {
          name: both('Schlamperetui {series}', 'Soft pencil case {series}'),
          makers: ['schulterschluss', 'talheimer', 'stoffwechsel', 'pausenhof'],
          packs: [onePack(990, 80)],
          variants: [inColours('blue', 'navy', 'pink', 'green', 'black', 'turquoise')],
          scene: 'soft-case',
          teaser: both('Geräumiges Etui mit Reißverschluss.', 'Roomy zip case.'),
          text: both(
            'Ein großes Fach für Stifte, ein kleines für Radierer und Patronen. Das Innenfutter lässt sich feucht auswischen.',
            'One large compartment for pens, a small one for eraser and cartridges. The lining wipes clean.',
          ),
          facts: [material('Polyester', 'Polyester'), measures('22 × 8 × 7 cm')],
          scope: both('Etui ohne Inhalt', 'Case without contents'),
        },
      ],
    },
    {
      name: both('Stiftebecher & Köcher', 'Pen pots'),
      templates: [
        {
          name: both('Stiftebecher {series}, {pack}', 'Pen pot {series}, {pack}'),
          makers: ['ordnix', 'kernblatt', 'pausenhof', 'murmelhaus'],
          packs: [
            pack('rund', 'round', 490, 120),
            pack('mit drei Fächern', 'three sections', 990, 240, { scene: 'pen-pot-three' }),
          ],
          variants: [inColours('blue', 'red', 'green', 'white')],
          scene: 'pen-pot',
          teaser: both('Standfest auf dem Gruppentisch.', 'Stands firmly on the group table.'),
          text: both(
            'Der beschwerte Boden hält den Becher auch dann, wenn viele Hände gleichzeitig hineingreifen. Spülmaschinenfest.',
            'The weighted base holds even when many hands reach in at once. Dishwasher-safe.',
          ),
          facts: [
            material('Kunststoff', 'Plastic'),
            fact('Höhe', 'Height', '10 cm'),
            fact('Inhalt', 'Holds', 'etwa 40 Stifte', 'about 40 pens'),
          ],
          scope: both('Becher ohne Stifte', 'Pot without pens'),
        },
      ],
    },
  ],
};
