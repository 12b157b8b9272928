import { inColours } from '../../colours.ts';
import type { Aisle } from '../../department.ts';
import { both, fact, fromAge, material, measures, motif, pack, pieces } from '../../product-template.ts';
import { inSizes } from '../../variant-choices.ts';

export const ENVELOPES: Aisle = {
  name: both('Umschläge & Etiketten', 'Covers & labels'),
  description: both('Briefumschläge, Heftumschläge und Etiketten.', 'Envelopes, book covers and labels.'),
  scene: 'envelopes',
  shelves: [
    {
      name: both('Briefumschläge', 'Envelopes'),
      templates: [
        {
          name: both('Briefumschläge {series}, {pack}', 'Envelopes {series}, {pack}'),
          makers: ['kernblatt', 'papiermuehle', 'pausenhof'],
          packs: [
            pack('DIN lang, 25 Stück', 'DL, pack of 25', 249, 120, pieces(25)),
            pack('DIN lang, 500 Stück', 'DL, box of 500', 2290, 2400, pieces(500)),
            pack('C4, 250 Stück', 'C4, box of 250', 2690, 4200, pieces(250)),
          ],
          scene: 'envelopes',
          teaser: both(
            'Selbstklebend, blickdicht, mit oder ohne Fenster.',
            'Self-sealing, opaque, with or without window.',
          ),
          text: both(
            'Das Innendruckmuster hält neugierige Blicke ab. Der Verschluss klebt sofort, auch bei kalten Händen.',
            'The inner print keeps out curious eyes. The flap seals at once, even with cold hands.',
          ),
          facts: [fact('Papier', 'Paper', '80 g/m²'), fact('Verschluss', 'Seal', 'selbstklebend', 'self-sealing')],
          scope: both('Umschläge', 'Envelopes'),
        },
      ],
    },
    {
      name: both('Heftumschläge', 'Exercise book covers'),
      templates: [
        {
          name: both('Heftumschläge {series}, {pack}', 'Exercise book covers {series}, {pack}'),
          makers: ['heftling', 'ordnix', 'pausenhof'],
          packs: [
            pack('10 Stück', 'pack of 10', 349, 160, pieces(10)),
            pack('Klassensatz, 100 Stück', 'class set of 100', 2890, 1600, pieces(100)),
          ],
          variants: [inColours('blue', 'red', 'green', 'yellow', 'orange', 'violet'), inSizes('A5', 'A4')],
          scene: 'book-cover',
          teaser: both('Schützt das Heft und zeigt das Fach.', 'Protects the book and shows the subject.'),
          text: both(
            'Mit Namensschild zum Einschieben. Die Folie ist bastgeprägt, weich und reißt nicht an den Ecken.',
            'With a slip-in name label. The film is bast-embossed, soft and does not tear at the corners.',
          ),
          facts: [material('Polypropylen, ohne Weichmacher', 'Polypropylene, no plasticisers')],
          scope: both('Heftumschläge einer Farbe', 'Covers of one colour'),
        },
      ],
    },
    {
      name: both('Etiketten & Sticker', 'Labels & stickers'),
      templates: [
        {
          name: both('{motif} {series}, {pack}', '{motif} {series}, {pack}'),
          makers: ['kernblatt', 'ordnix', 'kritzelfuchs'],
          packs: [
            pack('100 Stück', 'pack of 100', 349, 60, pieces(100)),
            pack('500 Stück', 'pack of 500', 1290, 280, pieces(500)),
          ],
          motifs: [
            motif('Namensetiketten', 'Name labels', 'labels'),
            motif('Belohnungssticker', 'Reward stickers', 'star-stickers'),
            motif('Universaletiketten', 'Universal labels', 'label-sheet'),
          ],
          scene: 'labels',
          teaser: both('Haften fest und lassen sich sauber lösen.', 'Stick firmly and come off cleanly.'),
          text: both(
            'Mit Stift und Drucker zu beschriften. Die Etiketten halten auf Papier, Kunststoff und Stoff und überstehen die Spülmaschine.',
            'Write on them or print them. The labels stick to paper, plastic and fabric and survive the dishwasher.',
          ),
          facts: [
            material('Papier, abziehbar', 'Paper, peelable'),
            measures('6,3 × 2,4 cm je Etikett', '6.3 × 2.4 cm each'),
            fromAge(3),
          ],
          scope: both('Etiketten auf Bogen', 'Labels on sheets'),
        },
      ],
    },
  ],
};
