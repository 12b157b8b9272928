import { inColours } from '../../colours.ts';
import type { Aisle } from '../../department.ts';
import { both, fact, fromAge, material, measures, motif, onePack, pack, pieces } from '../../product-template.ts';

export const SMALL_BAGS: Aisle = {
  name: both('Taschen & Beutel', 'Bags & pouches'),
  description: both(
    'Kindergartenrucksäcke, Turnbeutel und Taschen für Lehrkräfte.',
    'Nursery rucksacks, gym bags and bags for teachers.',
  ),
  scene: 'gym-bag',
  shelves: [
    {
      name: both('Kindergartenrucksäcke', 'Nursery rucksacks'),
      templates: [
        {
          name: both('Kindergartenrucksack {series} „{motif}“', 'Nursery rucksack {series} “{motif}”'),
          makers: ['talheimer', 'schulterschluss', 'spielkiste'],
          packs: [onePack(2990, 310)],
          motifs: [
            motif('Fuchs', 'Fox', 'small-backpack-fox'),
            motif('Eule', 'Owl', 'small-backpack-owl'),
            motif('Hase', 'Rabbit', 'small-backpack-rabbit'),
            motif('Traktor', 'Tractor', 'small-backpack-tractor'),
            motif('Marienkäfer', 'Ladybird', 'small-backpack-ladybird'),
          ],
          scene: 'small-backpack',
          teaser: both('Der erste eigene Rucksack.', 'A first rucksack of one’s own.'),
          text: both(
            'Ein Kind öffnet ihn allein: große Zipper, ein Brustgurt mit Magnet, weiche Träger. Brotdose und Flasche passen aufrecht hinein.',
            'A child can open it alone: big zip pulls, a magnetic chest strap, soft straps. Lunch box and bottle fit upright.',
          ),
          facts: [
            fromAge(3),
            fact('Volumen', 'Volume', '6 Liter', '6 litres'),
            material('Polyester aus PET-Flaschen', 'Polyester made from PET bottles'),
          ],
          scope: both('Rucksack mit Namensschild', 'Rucksack with name tag'),
          warrantyYears: 2,
        },
      ],
    },
    {
      name: both('Turn- & Schuhbeutel', 'Gym & shoe bags'),
      templates: [
        {
          name: both('Turnbeutel {series}, {pack}', 'Gym bag {series}, {pack}'),
          makers: ['schulterschluss', 'turnfux', 'stoffwechsel', 'pausenhof'],
          packs: [onePack(990, 110), pack('Klassensatz, 10 Stück', 'class set of 10', 7900, 1100, pieces(10))],
          variants: [inColours('blue', 'red', 'green', 'black', 'pink')],
          scene: 'gym-bag',
          teaser: both('Kordelzug, Außenfach, Namensfeld.', 'Drawstring, outside pocket, name field.'),
          text: both(
            'Reißfest, bei 30 °C waschbar, mit Lüftungsösen für feuchte Sportsachen. Die Kordel ist so dick, dass sie nicht einschneidet.',
            'Tear-resistant, washable at 30 °C, with vents for damp kit. The cord is thick enough not to cut in.',
          ),
          facts: [measures('34 × 44 cm'), material('Polyester', 'Polyester')],
          scope: both('Turnbeutel', 'Gym bag'),
        },
      ],
    },
    {
      name: both('Lehrer- & Laptoptaschen', 'Teacher & laptop bags'),
      templates: [
        {
          name: both('Lehrertasche {series}', 'Teacher’s bag {series}'),
          makers: ['talheimer', 'kernblatt'],
          packs: [onePack(12900, 1400)],
          variants: [inColours('brown', 'black', 'navy')],
          scene: 'briefcase',
          teaser: both(
            'Zwei Klassensätze Hefte, ein Laptop, ein Apfel.',
            'Two class sets of books, a laptop, an apple.',
          ),
          text: both(
            'Die Fächer sind so tief, dass A4-Ordner stehen. Der Boden steht fest, der Trageriemen verteilt das Gewicht.',
            'The compartments are deep enough for A4 files to stand. The base is firm and the strap spreads the weight.',
          ),
          facts: [material('Rindleder, pflanzlich gegerbt', 'Vegetable-tanned cowhide'), measures('42 × 31 × 15 cm')],
          scope: both('Tasche mit Schultergurt', 'Bag with shoulder strap'),
          warrantyYears: 3,
        },
        {
          name: both('Stofftasche {series}, {pack}', 'Cotton bag {series}, {pack}'),
          makers: ['stoffwechsel', 'klecks', 'pausenhof'],
          packs: [
            pack('10 Stück', 'pack of 10', 1990, 900, pieces(10)),
            pack('50 Stück', 'pack of 50', 8490, 4500, pieces(50)),
          ],
          scene: 'cotton-bag',
          teaser: both('Zum Bemalen, Bedrucken und Tragen.', 'For painting, printing and carrying.'),
          text: both(
            'Aus ungebleichter Baumwolle mit langen Henkeln. Nimmt Stofffarbe gut an und trägt zehn Kilo.',
            'Unbleached cotton with long handles. Takes fabric paint well and carries ten kilos.',
          ),
          facts: [material('Baumwolle, 140 g/m²', 'Cotton, 140 g/m²'), measures('38 × 42 cm')],
          scope: both('Stofftaschen ohne Aufdruck', 'Cotton bags without print'),
        },
      ],
    },
  ],
};
