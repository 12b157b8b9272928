import { inColours } from '../../colours.ts';
import type { Aisle } from '../../department.ts';
import { both, fact, fromAge, material, measures, onePack, pack, pieces } from '../../product-template.ts';
import { inKinds } from '../../variant-choices.ts';

const GRADE = both('Härtegrad', 'Grade');

export const PENCILS: Aisle = {
  name: both('Blei- & Buntstifte', 'Pencils & crayons'),
  description: both(
    'Bleistifte, Buntstifte und alles zum Spitzen und Radieren.',
    'Pencils, coloured pencils and everything to sharpen and erase.',
  ),
  scene: 'coloured-pencils',
  shelves: [
    {
      name: both('Bleistifte', 'Pencils'),
      templates: [
        {
          name: both('Bleistifte {series}, {pack}', 'Pencils {series}, {pack}'),
          makers: ['stiftwerk', 'linea', 'pausenhof', 'kritzelfuchs'],
          packs: [
            pack('12 Stück', 'pack of 12', 549, 85, pieces(12)),
            pack('36 Stück', 'pack of 36', 1449, 250, pieces(36)),
            pack('Klassensatz, 144 Stück', 'class set of 144', 4990, 990, pieces(144)),
          ],
          variants: [
            inKinds(
              GRADE,
              ['2b', '2B (weich)', '2B (soft)'],
              ['b', 'B', 'B'],
              ['hb', 'HB (mittel)', 'HB (medium)'],
              ['h', 'H (hart)', 'H (hard)'],
            ),
          ],
          scene: 'pencils',
          teaser: both(
            'Sechseckige Bleistifte mit bruchfester Mine.',
            'Hexagonal pencils with a break-resistant lead.',
          ),
          text: both(
            'Der Schaft aus Lindenholz lässt sich leicht und gleichmäßig spitzen. Die Mine ist auf ganzer Länge verleimt und bricht auch nach einem Sturz vom Tisch nicht so schnell.',
            'The lime wood barrel sharpens easily and evenly. The lead is bonded along its whole length, so it survives the odd fall from the desk.',
          ),
          facts: [
            material('Lindenholz, Graphit', 'Lime wood, graphite'),
            measures('17,5 cm lang', '17.5 cm long'),
            fact('Form', 'Shape', 'sechseckig', 'hexagonal'),
          ],
          scope: both('Bleistifte eines Härtegrads im Karton', 'Pencils of one grade in a box'),
        },
        {
          name: both('Dreikant-Bleistift {series}, {pack}', 'Triangular pencil {series}, {pack}'),
          makers: ['kritzelfuchs', 'stiftwerk', 'pausenhof'],
          packs: [
            onePack(95, 9, { minimum: 6 }),
            pack('6 Stück', 'pack of 6', 499, 55, pieces(6)),
            pack('Klassensatz, 30 Stück', 'class set of 30', 2290, 270, pieces(30)),
          ],
          variants: [inColours('blue', 'red', 'green', 'yellow')],
          scene: 'pencil',
          teaser: both(
            'Dicker Schreiblernstift für kleine Hände.',
            'Chunky pencil for little hands learning to write.',
          ),
          text: both(
            'Die dreieckige Form legt Daumen, Zeige- und Mittelfinger an die richtige Stelle. Die weiche, 4 mm starke Mine schreibt ohne Druck. Am Schaft ist Platz für den Namen.',
            'The triangular shape guides thumb, index and middle finger to the right place. The soft 4 mm lead writes without pressure. There is room for a name on the barrel.',
          ),
          facts: [
            fromAge(5),
            material('Lindenholz, Graphit', 'Lime wood, graphite'),
            fact('Minenstärke', 'Lead diameter', '4 mm'),
          ],
          scope: both('Bleistifte in der gewählten Farbe', 'Pencils in the chosen colour'),
        },
      ],
    },
    {
      name: both('Buntstifte', 'Coloured pencils'),
      templates: [
        {
          name: both('Buntstifte-Etui {series}, {pack}', 'Coloured pencils {series}, {pack}'),
          makers: ['stiftwerk', 'kritzelfuchs', 'farbkontor', 'pausenhof'],
          packs: [
            pack('12 Farben', '12 colours', 599, 95),
            pack('24 Farben', '24 colours', 1099, 190),
            pack('36 Farben', '36 colours', 1699, 280),
            pack('Klassensatz, 144 Stück', 'class set of 144', 5490, 1150, { scene: 'coloured-pencils-tub' }),
          ],
          scene: 'coloured-pencils',
          teaser: both(
            'Leuchtende Farben, weicher Abrieb, bruchfeste Minen.',
            'Bright colours, smooth laydown, break-resistant leads.',
          ),
          text: both(
            'Die Farben decken schon bei leichtem Druck und lassen sich übereinanderlegen. Jeder Stift trägt die Farbe am Schaftende, damit das Etui nach der Stunde schnell wieder vollständig ist.',
            'The colours cover with little pressure and can be layered. Each pencil shows its colour at the end, so the case is quickly complete again after the lesson.',
          ),
          facts: [
            fromAge(4),
            material('Lindenholz, Farbpigmente', 'Lime wood, pigments'),
            fact('Mine', 'Lead', '3,3 mm', '3.3 mm'),
          ],
          scope: both('Buntstifte im Etui', 'Coloured pencils in a case'),
        },
        {
          name: both('Dicke Buntstifte {series}, {pack}', 'Chunky coloured pencils {series}, {pack}'),
          makers: ['kritzelfuchs', 'klecks', 'stiftwerk'],
          packs: [
            pack('6 Farben', '6 colours', 549, 70),
            pack('12 Farben', '12 colours', 1049, 140),
            pack('Kindergartenbox, 60 Stück', 'nursery box of 60', 4490, 720, { scene: 'coloured-pencils-tub' }),
          ],
          scene: 'chunky-pencils',
          teaser: both(
            'Kurze, kräftige Stifte für die ersten Bilder.',
            'Short, sturdy pencils for the very first pictures.',
          ),
          text: both(
            'Die dicke Mine hält auch aus, wenn einmal fest aufgedrückt wird. Der matte Lack rutscht nicht in der Hand und die Farben lassen sich von Kinderhänden gut unterscheiden.',
            'The thick lead stands up to heavy pressure. The matt varnish does not slip in the hand, and the colours are easy for children to tell apart.',
          ),
          facts: [fromAge(3), measures('12 cm lang', '12 cm long'), fact('Mine', 'Lead', '6,2 mm', '6.2 mm')],
          scope: both('Buntstifte, ein Spitzer', 'Coloured pencils, one sharpener'),
        },
      ],
    },
    {
      name: both('Wachsmalstifte & Kreiden', 'Wax crayons & chalk'),
      templates: [
        {
          name: both('Wachsmalstifte {series}, {pack}', 'Wax crayons {series}, {pack}'),
          makers: ['klecks', 'kritzelfuchs', 'pausenhof'],
          packs: [
            pack('8 Farben', '8 colours', 399, 90),
            pack('16 Farben', '16 colours', 749, 180),
            pack('Klassensatz, 96 Stück', 'class set of 96', 2990, 980),
          ],
          scene: 'wax-crayons',
          teaser: both(
            'Wasserfeste Wachsmalstifte mit Papierbanderole.',
            'Waterproof wax crayons with a paper sleeve.',
          ),
          text: both(
            'Die Stifte malen satt auf Papier, Karton und Holz und eignen sich für Kratz- und Batikbilder. Die Banderole hält die Hände sauber und lässt sich Stück für Stück abziehen.',
            'They draw richly on paper, card and wood and suit scratch and resist pictures. The sleeve keeps hands clean and peels off bit by bit.',
          ),
          facts: [
            fromAge(3),
            material('Wachs, Farbpigmente', 'Wax, pigments'),
            fact('Wasserfest', 'Waterproof', 'ja', 'yes'),
          ],
          scope: both('Wachsmalstifte in der Schachtel', 'Wax crayons in a box'),
        },
        {
          name: both('Straßenkreide {series}, {pack}', 'Pavement chalk {series}, {pack}'),
          makers: ['klecks', 'pausenfit', 'spielkiste'],
          packs: [
            pack('12 Stück', '12 sticks', 549, 620, pieces(12)),
            pack('Eimer, 20 Stück', 'tub of 20', 849, 1050, pieces(20)),
          ],
          scene: 'chalks',
          teaser: both(
            'Dicke Kreide für Hüpfkästchen und große Bilder.',
            'Thick chalk for hopscotch and big pictures.',
          ),
          text: both(
            'Die Kreide staubt wenig und lässt sich mit Wasser und Besen wieder entfernen. Ein Stück reicht für viele Pausen.',
            'The chalk is low in dust and comes off with water and a broom. One stick lasts many breaks.',
          ),
          facts: [
            fromAge(3),
            material('Gips, Farbpigmente', 'Gypsum, pigments'),
            measures('10 × 2,5 cm je Stück', '10 × 2.5 cm each'),
          ],
          scope: both('Kreiden in sechs Farben', 'Chalk in six colours'),
        },
      ],
    },
    {
      name: both('Radierer', 'Erasers'),
      templates: [
        {
          name: both('Radierer {series}, {pack}', 'Eraser {series}, {pack}'),
          makers: ['stiftwerk', 'kritzelfuchs', 'linea', 'pausenhof'],
          packs: [
            onePack(79, 18),
            pack('3 Stück', 'pack of 3', 199, 54, pieces(3)),
            pack('Klassensatz, 30 Stück', 'class set of 30', 1590, 540, pieces(30)),
          ],
          variants: [inColours('white', 'blue', 'pink', 'green')],
          scene: 'eraser',
          teaser: both('Radiert sauber und schont das Papier.', 'Erases cleanly and is kind to the paper.'),
          text: both(
            'Der Radierer nimmt Graphit und Buntstift auf, ohne zu schmieren, und krümelt in langen Rollen, die sich leicht wegfegen lassen. Er ist frei von PVC und Latex.',
            'It lifts graphite and coloured pencil without smearing and leaves long crumbs that brush away easily. Free of PVC and latex.',
          ),
          facts: [material('thermoplastischer Kautschuk', 'Thermoplastic rubber'), measures('6,2 × 2,2 × 1,2 cm')],
          scope: both('Radierer mit Schiebehülle', 'Eraser with sliding sleeve'),
        },
      ],
    },
    {
      name: both('Spitzer', 'Sharpeners'),
      templates: [
        {
          name: both('Dosenspitzer {series}, {pack}', 'Canister sharpener {series}, {pack}'),
          makers: ['stiftwerk', 'kritzelfuchs', 'pausenhof'],
          packs: [onePack(249, 28), pack('10 Stück', 'pack of 10', 1990, 280, pieces(10))],
          variants: [inColours('blue', 'red', 'green', 'violet')],
          scene: 'sharpener',
          teaser: both('Zwei Öffnungen, dichter Verschluss, scharfe Klinge.', 'Two holes, tight lid, sharp blade.'),
          text: both(
            'Der Spitzer nimmt Stifte mit 8 und 12 mm Durchmesser. Der Verschluss klappt hörbar zu, damit die Späne dort bleiben, wo sie hingehören.',
            'It takes pencils of 8 and 12 mm. The lid clicks shut, so shavings stay where they belong.',
          ),
          facts: [
            material('Kunststoff, Stahl', 'Plastic, steel'),
            measures('5,5 × 4 × 3 cm'),
            fact('Öffnungen', 'Holes', '8 mm und 12 mm', '8 mm and 12 mm'),
          ],
          scope: both('Dosenspitzer', 'Canister sharpener'),
          safety: ['sharp'],
        },
        {
          name: both('Spitzmaschine {series}', 'Desk sharpener {series}'),
          makers: ['stiftwerk', 'kernblatt', 'linea'],
          packs: [onePack(1990, 520)],
          variants: [inColours('blue', 'red', 'black')],
          scene: 'desk-sharpener',
          teaser: both(
            'Kurbelspitzer mit Tischklemme für das Klassenzimmer.',
            'Crank sharpener with desk clamp for the classroom.',
          ),
          text: both(
            'Der Fräser spitzt Blei- und Buntstifte in Sekunden und stoppt von selbst, wenn die Spitze fertig ist. Die Tischklemme hält auch, wenn viele Kinder hintereinander kurbeln.',
            'The helical cutter sharpens graphite and coloured pencils in seconds and stops by itself when the point is done. The clamp holds even when a whole class takes turns.',
          ),
          facts: [
            material('Metall, Kunststoff', 'Metal, plastic'),
            measures('12 × 8 × 14 cm'),
            fact('Stifte', 'Pencils', 'bis 12 mm', 'up to 12 mm'),
          ],
          scope: both('Spitzmaschine, Tischklemme', 'Sharpener, desk clamp'),
          warrantyYears: 3,
        },
      ],
    },
  ],
};
