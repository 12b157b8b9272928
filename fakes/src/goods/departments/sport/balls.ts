import { inColours } from '../../colours.ts';
import type { Aisle } from '../../department.ts';
import { both, fact, material, onePack, pack, pieces } from '../../product-template.ts';
import { inSizesOf } from '../../variant-choices.ts';

export const BALLS: Aisle = {
  name: both('Bälle', 'Balls'),
  description: both('Für Halle, Hof und Wiese.', 'For gym, yard and meadow.'),
  scene: 'balls-mix',
  shelves: [
    {
      name: both('Fußbälle', 'Footballs'),
      templates: [
        {
          name: both('Fußball {series}, {pack}', 'Football {series}, {pack}'),
          makers: ['ballwerk', 'turnfux', 'pausenfit'],
          packs: [onePack(1990, 420), pack('10 Stück im Netz', '10 in a net', 17900, 4300, pieces(10))],
          variants: [inSizesOf(['3', 'Größe 3', 'Size 3'], ['4', 'Größe 4', 'Size 4'], ['5', 'Größe 5', 'Size 5'])],
          sizeStep: 0.08,
          scene: 'football',
          teaser: both('Abriebfest auf Asphalt und Kunstrasen.', 'Hard-wearing on tarmac and artificial turf.'),
          text: both(
            'Zweiunddreißig Felder, verklebt statt genäht, damit kein Wasser eindringt. Fair gefertigt und geprüft.',
            'Thirty-two panels, bonded instead of sewn to keep water out. Fairly made and tested.',
          ),
          facts: [
            material('Polyurethan', 'Polyurethane'),
            fact('Untergrund', 'Surface', 'Hof, Halle, Rasen', 'yard, gym, grass'),
          ],
          scope: both('Ball, unaufgepumpt', 'Ball, deflated'),
        },
      ],
    },
    {
      name: both('Basketbälle', 'Basketballs'),
      templates: [
        {
          name: both('Basketball {series}, {pack}', 'Basketball {series}, {pack}'),
          makers: ['ballwerk', 'turnfux', 'pausenfit'],
          packs: [onePack(1890, 580), pack('10 Stück im Netz', '10 in a net', 16900, 5900, pieces(10))],
          variants: [inSizesOf(['5', 'Größe 5', 'Size 5'], ['6', 'Größe 6', 'Size 6'], ['7', 'Größe 7', 'Size 7'])],
          scene: 'basketball',
          teaser: both('Griffig, auch mit kleinen Händen.', 'Grippy, even for small hands.'),
          text: both(
            'Tiefe Rillen und eine Oberfläche, die auch staubig noch hält. Springt gleichmäßig zurück.',
            'Deep channels and a surface that grips even when dusty. Bounces true.',
          ),
          facts: [material('Gummi, Nylon', 'Rubber, nylon')],
          scope: both('Ball, unaufgepumpt', 'Ball, deflated'),
        },
      ],
    },
    {
      name: both('Volleybälle & Handbälle', 'Volleyballs & handballs'),
      templates: [
        {
          name: both('Volleyball {series}, {pack}', 'Volleyball {series}, {pack}'),
          makers: ['ballwerk', 'turnfux'],
          packs: [
            pack('Schulball, 210 g', 'school ball, 210 g', 2190, 210),
            pack('Wettkampf, 270 g', 'competition, 270 g', 3490, 270),
            pack('Schulball, 10 Stück', 'school ball, pack of 10', 19900, 2200, pieces(10)),
          ],
          scene: 'volleyball',
          teaser: both('Weich genug für die Unterarme.', 'Soft enough for forearms.'),
          text: both(
            'Leichter als ein Wettkampfball und deshalb ohne blaue Flecken zu spielen. Die Farben lassen die Drehung erkennen.',
            'Lighter than a match ball, so it leaves no bruises. The colours show the spin.',
          ),
          facts: [material('Softtouch-Kunstleder', 'Soft-touch imitation leather')],
          scope: both('Ball, unaufgepumpt', 'Ball, deflated'),
        },
        {
          name: both('Rugbyball {series}', 'Rugby ball {series}'),
          makers: ['ballwerk', 'turnfux', 'pausenfit'],
          packs: [onePack(1590, 390)],
          scene: 'rugby',
          teaser: both('Genoppt und wetterfest.', 'Dimpled and weatherproof.'),
          text: both(
            'Für kontaktlose Spiele auf der Wiese. Fliegt ruhig, auch wenn der Wurf wackelt.',
            'For touch games on the grass. Flies steadily even when the throw wobbles.',
          ),
          facts: [material('Gummi', 'Rubber'), fact('Größe', 'Size', '4')],
          scope: both('Ball, unaufgepumpt', 'Ball, deflated'),
        },
      ],
    },
    {
      name: both('Soft- & Gymnastikbälle', 'Soft & gym balls'),
      templates: [
        {
          name: both('Softball {series}, {pack}', 'Soft ball {series}, {pack}'),
          makers: ['turnfux', 'pausenfit', 'spielkiste'],
          packs: [
            pack('16 cm', '16 cm', 690, 90),
            pack('21 cm', '21 cm', 990, 160),
            pack('16 cm, 6 Stück', '16 cm, pack of 6', 3490, 540, pieces(6)),
          ],
          variants: [inColours('red', 'yellow', 'blue', 'green')],
          scene: 'plain-ball',
          teaser: both('Mit Elefantenhaut, die nicht ausreißt.', 'With a skin that does not tear.'),
          text: both(
            'Tut nicht weh und geht nicht kaputt. Für Völkerball, Aufwärmen und die ersten Würfe.',
            'Does not hurt and does not break. For dodgeball, warm-ups and first throws.',
          ),
          facts: [material('Schaumstoff, beschichtet', 'Coated foam')],
          scope: both('Ball', 'Ball'),
        },
        {
          name: both('Sitz- und Gymnastikball {series}, {pack}', 'Exercise ball {series}, {pack}'),
          makers: ['turnfux', 'sitzgut', 'pausenfit'],
          packs: [
            pack('45 cm', '45 cm', 1690, 900),
            pack('55 cm', '55 cm', 1990, 1100),
            pack('65 cm', '65 cm', 2290, 1300),
          ],
          variants: [inColours('blue', 'green', 'violet', 'grey')],
          scene: 'gym-ball',
          teaser: both(
            'Platzt nicht, sondern lässt die Luft langsam heraus.',
            'Does not burst but lets the air out slowly.',
          ),
          text: both(
            'Belastbar bis 300 Kilo. Als Sitz, Turngerät oder Erdball.',
            'Carries up to 300 kilos. As a seat, for gymnastics or as a giant ball.',
          ),
          facts: [material('PVC ohne Phthalate', 'Phthalate-free PVC')],
          scope: both('Ball, unaufgepumpt', 'Ball, deflated'),
        },
      ],
    },
  ],
};
