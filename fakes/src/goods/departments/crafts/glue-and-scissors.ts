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
import { inKinds } from '../../variant-choices.ts';

export const GLUE_AND_SCISSORS: Aisle = {
  name: both('Kleben & Schneiden', 'Gluing & cutting'),
  description: both('Klebestifte, Bastelkleber, Klebeband und Scheren.', 'Glue sticks, craft glue, tape and scissors.'),
  scene: 'glue-and-scissors',
  shelves: [
    {
      name: both('Klebestifte', 'Glue sticks'),
      templates: [
        {
          name: both('Klebestift {series}, {pack}', 'Glue stick {series}, {pack}'),
          makers: ['klecks', 'kernblatt', 'kritzelfuchs', 'pausenhof'],
          packs: [
            pack('20 g', '20 g', 149, 35, kilograms(0.02)),
            pack('40 g', '40 g', 249, 60, kilograms(0.04)),
            pack('20 g, 24 Stück', '20 g, pack of 24', 2790, 840, kilograms(0.48)),
          ],
          scene: 'glue-stick',
          teaser: both('Lösungsmittelfrei und kalt auswaschbar.', 'Solvent-free and washes out cold.'),
          text: both(
            'Klebt Papier, Karton und Fotos, ohne zu wellen. Die Kappe schließt luftdicht, damit der Stift auch nach den Ferien noch klebt.',
            'Glues paper, card and photos without buckling. The cap is airtight, so the stick still works after the holidays.',
          ),
          facts: [fromAge(3), material('nachwachsende Rohstoffe zu 90 %', '90 % renewable materials')],
          scope: both('Klebestifte', 'Glue sticks'),
        },
      ],
    },
    {
      name: both('Bastel- & Holzleim', 'Craft & wood glue'),
      templates: [
        {
          name: both('Bastelkleber {series}, {pack}', 'Craft glue {series}, {pack}'),
          makers: ['klecks', 'farbkontor', 'pausenhof'],
          packs: [
            pack('100 g', '100 g', 249, 120, kilograms(0.1)),
            pack('500 g', '500 g', 690, 560, kilograms(0.5)),
            pack('1 kg', '1 kg', 1090, 1100, kilograms(1)),
          ],
          scene: 'glue-bottle',
          teaser: both('Trocknet durchsichtig auf Papier, Holz und Stoff.', 'Dries clear on paper, wood and fabric.'),
          text: both(
            'Die feine Spitze setzt Punkte ebenso sauber wie Linien. Frisch lässt sich der Kleber mit Wasser abwaschen.',
            'The fine nozzle sets dots as neatly as lines. Wash off with water while fresh.',
          ),
          facts: [fromAge(3), material('wasserbasierte Dispersion', 'Water-based dispersion')],
          scope: both('Flasche mit Spitze', 'Bottle with nozzle'),
        },
      ],
    },
    {
      name: both('Klebeband & Klebepunkte', 'Tape & adhesive dots'),
      templates: [
        {
          name: both('Klebefilm {series}, {pack}', 'Sticky tape {series}, {pack}'),
          makers: ['kernblatt', 'ordnix', 'pausenhof'],
          packs: [
            pack('33 m', '33 m', 149, 40, metres(33)),
            pack('8 Rollen à 33 m', '8 rolls of 33 m', 890, 320, metres(264)),
          ],
          scene: 'tape',
          teaser: both('Kristallklar und leicht von Hand zu reißen.', 'Crystal clear and easy to tear by hand.'),
          text: both(
            'Vergilbt nicht und lässt sich beschriften. Passt in jeden üblichen Abroller.',
            'Does not yellow and can be written on. Fits every common dispenser.',
          ),
          facts: [measures('19 mm breit', '19 mm wide'), material('Polypropylen', 'Polypropylene')],
          scope: both('Klebefilm auf Rolle', 'Tape on a roll'),
        },
        {
          name: both('Dekoklebeband {series}, {pack}', 'Decorative tape {series}, {pack}'),
          makers: ['klecks', 'papiermuehle', 'festspiel'],
          packs: [
            pack('10 m', '10 m', 249, 28, metres(10)),
            pack('6 Rollen à 10 m', '6 rolls of 10 m', 1090, 168, metres(60)),
          ],
          variants: [inColours('pink', 'yellow', 'turquoise', 'red', 'lime')],
          scene: 'washi-tape',
          teaser: both('Papierband, das sich wieder ablösen lässt.', 'Paper tape that peels off again.'),
          text: both(
            'Zum Verzieren von Heften, Karten und Fenstern. Klebt auf fast allem und hinterlässt keine Spuren.',
            'For decorating books, cards and windows. Sticks to nearly everything and leaves no trace.',
          ),
          facts: [measures('15 mm breit', '15 mm wide'), material('Reispapier', 'Rice paper')],
          scope: both('Klebeband', 'Tape'),
        },
      ],
    },
    {
      name: both('Scheren', 'Scissors'),
      templates: [
        {
          name: both('Schulschere {series}, {pack}', 'School scissors {series}, {pack}'),
          makers: ['kritzelfuchs', 'klecks', 'linea', 'pausenhof'],
          packs: [
            onePack(349, 35),
            pack('Klassensatz, 10 Stück im Block', 'class set of 10 in a block', 2990, 520, {
              ...pieces(10),
              scene: 'scissors-block',
            }),
          ],
          variants: [
            inKinds(
              both('Händigkeit', 'Hand'),
              ['right', 'Rechtshänder', 'Right-handed'],
              ['left', 'Linkshänder', 'Left-handed'],
            ),
            inColours('red', 'blue', 'green'),
          ],
          scene: 'scissors',
          teaser: both('Runde Spitze, saubere Schneide, weicher Griff.', 'Round tip, clean edge, soft grip.'),
          text: both(
            'Die Linkshänderschere ist wirklich gespiegelt: Auch die obere Klinge liegt links. Die Millimeterskala auf der Klinge hilft beim Messen.',
            'The left-handed scissors are truly mirrored: the upper blade is on the left too. A millimetre scale on the blade helps measuring.',
          ),
          facts: [
            fromAge(4),
            measures('13 cm lang', '13 cm long'),
            material('Edelstahl, Kunststoff', 'Stainless steel, plastic'),
          ],
          scope: both('Schere', 'Scissors'),
          safety: ['sharp'],
          warrantyYears: 5,
        },
        {
          name: both('Bastelschere {series}, {pack}', 'Craft scissors {series}, {pack}'),
          makers: ['linea', 'kernblatt', 'stoffwechsel'],
          packs: [pack('16 cm', '16 cm', 690, 70), pack('21 cm', '21 cm', 890, 120)],
          variants: [inColours('black', 'red', 'turquoise')],
          scene: 'scissors-long',
          teaser: both('Lange Klinge für Karton, Filz und Stoff.', 'Long blade for card, felt and fabric.'),
          text: both(
            'Die geschliffene Klinge schneidet auch mehrere Lagen in einem Zug. Die Schraube lässt sich nachstellen.',
            'The ground blade cuts several layers in one go. The screw can be adjusted.',
          ),
          facts: [
            material('Edelstahl, Kunststoff', 'Stainless steel, plastic'),
            fact('Spitze', 'Tip', 'spitz', 'pointed'),
          ],
          scope: both('Schere', 'Scissors'),
          safety: ['sharp'],
        },
      ],
    },
  ],
};
