import type { Aisle } from '../../department.ts';
import { both, fact, fromAge, material, measures, onePack, pack, pieces } from '../../range.ts';
import { inColours } from '../../colours.ts';
import { inKinds } from '../../variant-choices.ts';

const GRADE = both('Härtegrad', 'Grade');

export const PENCILS: Aisle = {
  name: both('Blei- & Buntstifte', 'Pencils & coloured pencils'),
  description: both('Bleistifte, Buntstifte und alles zum Spitzen und Radieren.', 'Pencils, coloured pencils and everything to sharpen and erase.'),
  scene: 'pencil-fan',
  shelves: [
    {
      name: both('Bleistifte', 'Pencils'),
      ranges: [
        {
          name: both('Bleistifte {series}, {pack}', 'Pencils {series}, {pack}'),
          makers: ['stiftwerk', 'linea', 'pausenhof', 'kritzelfuchs'],
          packs: [pack('12 Stück', 'pack of 12', 549, 85, pieces(12)), pack('36 Stück', 'pack of 36', 1449, 250, pieces(36)), pack('Klassensatz, 144 Stück', 'class set of 144', 4990, 990, pieces(144))],
          variants: [inKinds(GRADE, ['2b', '2B (weich)', '2B (soft)'], ['b', 'B', 'B'], ['hb', 'HB (mittel)', 'HB (medium)'], ['h', 'H (hart)', 'H (hard)'])],
          scene: 'pencil',
          teaser: both('Sechseckige Bleistifte mit bruchfester Mine.', 'Hexagonal pencils with a break-resistant lead.'),
          text: both(
            'Der Schaft aus Lindenholz lässt sich leicht und gleichmäßig spitzen. Die Mine ist auf ganzer Länge verleimt und bricht auch nach einem Sturz vom Tisch nicht so schnell.',
            'The lime wood barrel sharpens easily and evenly. The lead is bonded along its whole length, so it survives the odd fall from the desk.',
          ),
          facts: [material('Lindenholz, Graphit', 'Lime wood, graphite'), measures('17,5 cm lang', '17.5 cm long'), fact('Form', 'Shape', 'sechseckig', 'hexagonal')],
          scope: both('Bleistifte eines Härtegrads im Karton', 'Pencils of one grade in a box'),
        },
        {
          name: both('Dreikant-Bleistift {series}, {pack}', 'Triangular pencil {series}, {pack}'),
          makers: ['kritzelfuchs', 'stiftwerk', 'pausenhof'],
          packs: [onePack(95, 9), pack('6 Stück', 'pack of 6', 499, 55, pieces(6)), pack('Klassensatz, 30 Stück', 'class set of 30', 2290, 270, pieces(30))],
          variants: [inColours('blue', 'red', 'green', 'yellow')],
          scene: 'pencil-thick',
          teaser: both('Dicker Schreiblernstift für kleine Hände.', 'Chunky pencil for little hands learning to write.'),
          text: both(
            'Die dreieckige Form legt Daumen, Zeige- und Mittelfinger an die richtige Stelle. Die weiche, 4 mm starke Mine schreibt ohne Druck. Am Schaft ist Platz für den Namen.',
            'The triangular shape guides thumb, index and middle finger to the right place. The soft 4 mm lead writes without pressure. There is room for a name on the barrel.',
          ),
          facts: [fromAge(5), material('Lindenholz, Graphit', 'Lime wood, graphite'), fact('Minenstärke', 'Lead diameter', '4 mm')],
          scope: both('Bleistifte in der gewählten Farbe', 'Pencils in the chosen colour'),
        },
      ],
    },
  ],
};
