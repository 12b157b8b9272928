import { inColours } from '../../colours.ts';
import type { Aisle } from '../../department.ts';
import { both, fact, material, measures, onePack, pack } from '../../product-template.ts';

export const LUNCH: Aisle = {
  name: both('Trinken & Pause', 'Drinks & lunch'),
  description: both('Flaschen und Dosen, die dicht halten.', 'Bottles and boxes that do not leak.'),
  scene: 'lunch-mix',
  shelves: [
    {
      name: both('Trinkflaschen', 'Water bottles'),
      templates: [
        {
          name: both('Trinkflasche {series}, {pack}', 'Water bottle {series}, {pack}'),
          makers: ['schulterschluss', 'pausenfit', 'talheimer', 'pausenhof'],
          packs: [
            pack('0,4 l', '0.4 l', 1490, 180),
            pack('0,6 l', '0.6 l', 1690, 230),
            pack('0,75 l', '0.75 l', 1990, 270),
          ],
          variants: [inColours('blue', 'turquoise', 'pink', 'green', 'black', 'orange')],
          scene: 'bottle',
          teaser: both('Dicht, auch wenn sie im Ranzen liegt.', 'Leakproof, even lying in a satchel.'),
          text: both(
            'Der Verschluss öffnet mit einem Finger und lässt sich zum Spülen zerlegen. Auch für Sprudel geeignet.',
            'The cap opens with one finger and comes apart for washing. Fine for sparkling drinks too.',
          ),
          facts: [
            material('Edelstahl, Silikon', 'Stainless steel, silicone'),
            fact('Spülmaschine', 'Dishwasher', 'geeignet', 'safe'),
          ],
          scope: both('Flasche mit Namensschild', 'Bottle with name label'),
          warrantyYears: 2,
        },
      ],
    },
    {
      name: both('Brotdosen', 'Lunch boxes'),
      templates: [
        {
          name: both('Brotdose {series}, {pack}', 'Lunch box {series}, {pack}'),
          makers: ['schulterschluss', 'talheimer', 'pausenhof', 'pausenfit'],
          packs: [
            pack('mit Trennwand', 'with divider', 1290, 210),
            pack('drei Fächer', 'three compartments', 1690, 280),
          ],
          variants: [inColours('blue', 'red', 'green', 'pink', 'turquoise')],
          scene: 'lunch-box',
          teaser: both('Apfelspalten bleiben Apfelspalten.', 'Apple slices stay apple slices.'),
          text: both(
            'Die Trennwand lässt sich versetzen oder herausnehmen. Der Deckel schließt ringsum und lässt sich auch von Erstklässlern öffnen.',
            'The divider moves or comes out. The lid seals all round, and a first-former can open it.',
          ),
          facts: [material('Kunststoff ohne BPA', 'BPA-free plastic'), measures('18 × 13 × 6,5 cm')],
          scope: both('Brotdose mit Trennwand', 'Lunch box with divider'),
        },
        {
          name: both('Edelstahl-Brotdose {series}', 'Stainless steel lunch box {series}'),
          makers: ['talheimer', 'schulterschluss', 'gartenkind'],
          packs: [onePack(2490, 340)],
          scene: 'steel-lunch-box',
          teaser: both('Unverwüstlich und ganz ohne Kunststoff.', 'Indestructible and free of plastic.'),
          text: both(
            'Zwei Bügel halten den Deckel fest. Hält ein Schulleben und kommt danach in den Metallkreislauf.',
            'Two clips hold the lid. Lasts a whole school career and is fully recyclable.',
          ),
          facts: [material('Edelstahl 18/8', 'Stainless steel 18/8'), measures('17 × 12 × 5 cm')],
          scope: both('Brotdose', 'Lunch box'),
          warrantyYears: 5,
        },
      ],
    },
  ],
};
