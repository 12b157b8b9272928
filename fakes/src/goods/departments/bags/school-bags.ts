import { inColours } from '../../colours.ts';
import type { Aisle } from '../../department.ts';
import { both, fact, fromAge, material, measures, motif, pack } from '../../product-template.ts';

export const SCHOOL_BAGS: Aisle = {
  name: both('Schulranzen & Rucksäcke', 'School bags & rucksacks'),
  description: both(
    'Leicht, sicher, mitwachsend: vom ersten Ranzen bis zum Rucksack der Oberstufe.',
    'Light, safe and adjustable: from the first satchel to the sixth-form rucksack.',
  ),
  scene: 'satchel',
  shelves: [
    {
      name: both('Ranzen-Sets', 'Satchel sets'),
      templates: [
        {
          name: both('Schulranzen-Set {series} „{motif}“, {pack}', 'Satchel set {series} “{motif}”, {pack}'),
          makers: ['talheimer', 'schulterschluss'],
          packs: [pack('4-teilig', '4 pieces', 16900, 1900), pack('6-teilig', '6 pieces', 19900, 2300)],
          motifs: [
            motif('Dinosaurier', 'Dinosaurs', 'satchel-dino'),
            motif('Weltraum', 'Outer space', 'satchel-rocket'),
            motif('Einhorn', 'Unicorn', 'satchel-unicorn'),
            motif('Schmetterling', 'Butterfly', 'satchel-butterfly'),
            motif('Fußball', 'Football', 'satchel-football'),
            motif('Fuchs', 'Fox', 'satchel-fox'),
          ],
          scene: 'satchel',
          teaser: both(
            'Ranzen, Turnbeutel, Mäppchen und Brustbeutel in einem Motiv.',
            'Satchel, gym bag, pencil case and neck pouch in one design.',
          ),
          text: both(
            'Der Ranzen wiegt leer knapp über ein Kilo und wächst mit dem Rücken mit. Leuchtflächen nach DIN 58124 machen das Kind auch im Novembernebel sichtbar. Der Boden ist standfest und wasserdicht.',
            'The satchel weighs just over a kilo empty and grows with the child’s back. Fluorescent and reflective areas to DIN 58124 keep the child visible even in November fog. The base stands firm and is waterproof.',
          ),
          facts: [
            fromAge(6),
            fact('Volumen', 'Volume', '20 Liter', '20 litres'),
            material('Polyester aus PET-Flaschen', 'Polyester made from PET bottles'),
            fact('Norm', 'Standard', 'DIN 58124'),
          ],
          scope: both(
            'Ranzen, Turnbeutel, gefülltes Mäppchen, Brustbeutel',
            'Satchel, gym bag, filled pencil case, neck pouch',
          ),
          warrantyYears: 4,
        },
      ],
    },
    {
      name: both('Schulrucksäcke', 'School rucksacks'),
      templates: [
        {
          name: both('Schulrucksack {series}, {pack}', 'School rucksack {series}, {pack}'),
          makers: ['talheimer', 'schulterschluss', 'pausenhof'],
          packs: [pack('24 Liter', '24 litres', 8900, 950), pack('30 Liter', '30 litres', 10900, 1200)],
          variants: [inColours('blue', 'black', 'pink', 'green', 'violet', 'grey')],
          scene: 'backpack',
          teaser: both(
            'Mit Laptopfach, Brustgurt und verstellbarem Rücken.',
            'With laptop sleeve, chest strap and adjustable back.',
          ),
          text: both(
            'Ab der fünften Klasse. Der Rücken passt von 1,35 bis 1,85 m, die schweren Bücher liegen nah am Körper. Zwei Flaschenfächer, ein Sicherheitsfach, ein Regenschutz im Boden.',
            'From year five. The back fits from 1.35 to 1.85 m and keeps heavy books close to the body. Two bottle pockets, a safe pocket, a rain cover in the base.',
          ),
          facts: [
            material('Polyester aus PET-Flaschen', 'Polyester made from PET bottles'),
            fact('Laptop', 'Laptop', 'bis 15,6 Zoll', 'up to 15.6 inches'),
          ],
          scope: both('Rucksack mit Regenschutz', 'Rucksack with rain cover'),
          warrantyYears: 3,
        },
      ],
    },
    {
      name: both('Trolleys & Reisetaschen', 'Trolleys & travel bags'),
      templates: [
        {
          name: both('Schultrolley {series}, {pack}', 'School trolley {series}, {pack}'),
          makers: ['schulterschluss', 'talheimer'],
          packs: [pack('32 Liter', '32 litres', 9900, 2400), pack('45 Liter', '45 litres', 11900, 2900)],
          variants: [inColours('blue', 'red', 'black', 'turquoise')],
          scene: 'luggage',
          teaser: both('Für Klassenfahrt und schwere Tage.', 'For school trips and heavy days.'),
          text: both(
            'Die Rollen laufen leise auch über Kopfsteinpflaster. Der Teleskopgriff rastet in drei Höhen ein, die Schultergurte verschwinden im Rücken.',
            'The wheels run quietly even over cobbles. The telescopic handle locks at three heights, and the straps tuck away.',
          ),
          facts: [material('Polyester', 'Polyester'), measures('48 × 34 × 22 cm')],
          scope: both('Trolley', 'Trolley'),
          warrantyYears: 2,
        },
      ],
    },
  ],
};
