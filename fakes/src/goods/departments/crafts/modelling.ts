import { inColours } from '../../colours.ts';
import type { Aisle } from '../../department.ts';
import { both, fact, fromAge, kilograms, material, measures, onePack, pack } from '../../product-template.ts';
import { inKinds } from '../../variant-choices.ts';

export const MODELLING: Aisle = {
  name: both('Formen & Modellieren', 'Modelling'),
  description: both(
    'Knete, Ton und Modelliermasse mit dem passenden Werkzeug.',
    'Dough, clay and modelling compound with the right tools.',
  ),
  scene: 'modelling-dough',
  shelves: [
    {
      name: both('Knete', 'Modelling dough'),
      templates: [
        {
          name: both('Knete {series}, {pack}', 'Modelling dough {series}, {pack}'),
          makers: ['klecks', 'kritzelfuchs', 'spielkiste', 'pausenhof'],
          packs: [
            pack('10 Stangen', '10 sticks', 349, 200, kilograms(0.2)),
            pack('500 g', '500 g', 549, 520, kilograms(0.5)),
            pack('Eimer, 2,5 kg', '2.5 kg tub', 2190, 2600, kilograms(2.5)),
          ],
          scene: 'modelling-dough',
          teaser: both('Bleibt weich und riecht nach nichts.', 'Stays soft and smells of nothing.'),
          text: both(
            'Auf Wachsbasis, trocknet nicht aus und klebt weder an Händen noch am Tisch. Die Farben lassen sich wieder trennen, solange sie nicht zu lange geknetet werden.',
            'Wax-based, does not dry out and sticks neither to hands nor desks. Colours can be separated again if not kneaded for too long.',
          ),
          facts: [fromAge(3), material('Wachs, Pigmente', 'Wax, pigments')],
          scope: both('Knete in verschiedenen Farben', 'Dough in assorted colours'),
        },
        {
          name: both('Knete einfarbig {series}, 1 kg', 'Modelling dough single colour {series}, 1 kg'),
          makers: ['klecks', 'kritzelfuchs'],
          packs: [onePack(890, 1050, kilograms(1))],
          variants: [inColours('red', 'yellow', 'green', 'blue', 'brown', 'white')],
          scene: 'dough-block',
          teaser: both('Ein Kilo einer Farbe für große Vorhaben.', 'One kilo of one colour for big ideas.'),
          text: both(
            'In vier Riegel geteilt, die sich leicht brechen lassen. Auch für Stempel und Reliefs geeignet.',
            'In four bars that break apart easily. Good for stamps and reliefs too.',
          ),
          facts: [fromAge(3), material('Wachs, Pigmente', 'Wax, pigments')],
          scope: both('Knete einer Farbe', 'Dough of one colour'),
        },
      ],
    },
    {
      name: both('Ton & Modelliermasse', 'Clay & modelling compound'),
      templates: [
        {
          name: both('Lufttrocknende Modelliermasse {series}, {pack}', 'Air-drying clay {series}, {pack}'),
          makers: ['klecks', 'farbkontor', 'pausenhof'],
          packs: [
            pack('500 g', '500 g', 349, 520, kilograms(0.5)),
            pack('1 kg', '1 kg', 590, 1040, kilograms(1)),
            pack('10 kg', '10 kg', 4490, 10200, kilograms(10)),
          ],
          variants: [
            inKinds(both('Ton', 'Shade'), ['white', 'Weiß', 'White'], ['terracotta', 'Terrakotta', 'Terracotta']),
          ],
          scene: 'clay',
          teaser: both('Härtet ohne Brennofen in zwei Tagen.', 'Hardens without a kiln in two days.'),
          text: both(
            'Reißt kaum und lässt sich nach dem Trocknen schleifen, bohren und bemalen. Angebrochen im feuchten Tuch lange haltbar.',
            'Hardly cracks, and once dry it can be sanded, drilled and painted. Keeps long in a damp cloth once opened.',
          ),
          facts: [fromAge(4), material('Ton, Naturfasern', 'Clay, natural fibres')],
          scope: both('Modelliermasse im Folienblock', 'Clay in a wrapped block'),
        },
        {
          name: both('Modellierwerkzeug {series}, {pack}', 'Modelling tools {series}, {pack}'),
          makers: ['klecks', 'murmelhaus'],
          packs: [pack('8-teilig', '8 pieces', 790, 140), pack('14-teilig', '14 pieces', 1290, 260)],
          scene: 'modelling-tools',
          teaser: both('Schneiden, glätten, ritzen, aushöhlen.', 'Cut, smooth, score, hollow out.'),
          text: both(
            'Aus Buchsbaum und Edelstahl. Die Griffe sind auch für kleine Hände lang genug.',
            'Made of boxwood and stainless steel. The handles are long enough, and right for small hands too.',
          ),
          facts: [
            fromAge(5),
            material('Holz, Edelstahl', 'Wood, stainless steel'),
            measures('15–20 cm lang', '15–20 cm long'),
          ],
          scope: both('Werkzeug in der Rollmappe', 'Tools in a roll-up case'),
        },
      ],
    },
    {
      name: both('Gips & Gießen', 'Plaster & casting'),
      templates: [
        {
          name: both('Modelliergips {series}, {pack}', 'Modelling plaster {series}, {pack}'),
          makers: ['klecks', 'farbkontor'],
          packs: [pack('1 kg', '1 kg', 390, 1020, kilograms(1)), pack('5 kg', '5 kg', 1290, 5050, kilograms(5))],
          scene: 'plaster',
          teaser: both('Feiner weißer Gips, nach 20 Minuten fest.', 'Fine white plaster, firm after 20 minutes.'),
          text: both(
            'Für Abdrücke, Reliefs und Masken. Die Abbildung ist so genau, dass jedes Blatt zu erkennen ist.',
            'For prints, reliefs and masks. So detailed that every leaf can be recognised.',
          ),
          facts: [
            fact('Verarbeitungszeit', 'Working time', '8 Minuten', '8 minutes'),
            material('Naturgips', 'Natural gypsum'),
          ],
          scope: both('Gips im Beutel', 'Plaster in a bag'),
          safety: ['supervision'],
        },
      ],
    },
  ],
};
