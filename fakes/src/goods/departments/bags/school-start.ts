import { inColours } from '../../colours.ts';
import type { Aisle } from '../../department.ts';
import { both, fact, fromAge, material, measures, motif, onePack, pack, pieces } from '../../product-template.ts';
import { inSizes } from '../../variant-choices.ts';

export const SCHOOL_START: Aisle = {
  name: both('Schulanfang & Schulweg', 'Starting school'),
  description: both(
    'Schultüten und alles, was auf dem Schulweg sichtbar macht.',
    'School cones and everything that keeps children seen on the way to school.',
  ),
  scene: 'school-cone',
  shelves: [
    {
      name: both('Schultüten', 'School cones'),
      templates: [
        {
          name: both('Schultüte {series} „{motif}“, {pack}', 'School cone {series} “{motif}”, {pack}'),
          makers: ['festspiel', 'klecks', 'stoffwechsel'],
          packs: [pack('70 cm', '70 cm', 1290, 240), pack('85 cm', '85 cm', 1590, 320)],
          motifs: [
            motif('Rakete', 'Rocket', 'school-cone-rocket'),
            motif('Einhorn', 'Unicorn', 'school-cone-unicorn'),
            motif('Dino', 'Dino', 'school-cone-dino'),
          ],
          scene: 'school-cone',
          teaser: both('Sechseckig, mit Filzabschluss und Schleife.', 'Six-sided, with felt top and bow.'),
          text: both(
            'Stabiler Karton, der auch gefüllt nicht einknickt. Der Filzrand lässt sich mit der Schleife zubinden, damit bis zuletzt nichts verraten wird.',
            'Sturdy card that does not buckle when full. The felt top ties up with the bow, so nothing is given away until the end.',
          ),
          facts: [material('Karton, Filz', 'Card, felt'), fromAge(5)],
          scope: both('Schultüte ohne Inhalt', 'School cone without contents'),
        },
        {
          name: both('Schultüten-Rohling {series}, {pack}', 'Plain school cone {series}, {pack}'),
          makers: ['papiermuehle', 'festspiel', 'klecks'],
          packs: [onePack(490, 220), pack('10 Stück', 'pack of 10', 3990, 2200, pieces(10))],
          variants: [inColours('blue', 'red', 'yellow', 'green', 'violet')],
          scene: 'school-cone-plain',
          teaser: both('Zum Selbstgestalten in der Kita oder zu Hause.', 'To decorate at nursery or at home.'),
          text: both(
            'Fertig gerillt und mit Klebestreifen: In einer Minute ist die Tüte gerollt. Danach gehört sie den Kindern und ihren Ideen.',
            'Scored and with adhesive strips: rolled up in a minute. After that it belongs to the children and their ideas.',
          ),
          facts: [material('Karton, 380 g/m²', 'Card, 380 g/m²'), measures('68 cm hoch', '68 cm high')],
          scope: both('Rohling mit Krepp-Manschette', 'Plain cone with crêpe cuff'),
        },
      ],
    },
    {
      name: both('Sicher im Verkehr', 'Safe on the road'),
      templates: [
        {
          name: both('Warnweste für Kinder {series}, {pack}', 'High-visibility vest for children {series}, {pack}'),
          makers: ['turnfux', 'pausenfit', 'schulterschluss'],
          packs: [onePack(590, 90), pack('10 Stück', 'pack of 10', 4690, 900, pieces(10))],
          variants: [inSizes('S', 'M', 'L')],
          scene: 'safety-vest',
          teaser: both('Sichtbar auf 150 Meter.', 'Visible from 150 metres.'),
          text: both(
            'Mit Reflexstreifen rundum und Klettverschluss, der sich bei Zug von selbst löst. Für Ausflüge und den Weg im Winter.',
            'With all-round reflective strips and a hook-and-loop fastening that gives way under pull. For outings and winter mornings.',
          ),
          facts: [fact('Norm', 'Standard', 'EN 1150'), material('Polyester', 'Polyester')],
          scope: both('Warnweste', 'Vest'),
        },
        {
          name: both('Kinderregenschirm {series} „{motif}“', 'Children’s umbrella {series} “{motif}”'),
          makers: ['schulterschluss', 'spielkiste', 'talheimer'],
          packs: [onePack(1290, 260)],
          motifs: [motif('Regenbogen', 'Rainbow', 'umbrella'), motif('Pünktchen', 'Dots', 'umbrella')],
          scene: 'umbrella',
          teaser: both('Runde Spitzen, klemmsicherer Schieber.', 'Rounded tips, pinch-proof slider.'),
          text: both(
            'Leicht genug für kleine Arme, mit Reflexband am Rand. Öffnet von Hand, damit nichts überraschend aufspringt.',
            'Light enough for small arms, with a reflective edge. Opens by hand, so nothing springs open.',
          ),
          facts: [fromAge(4), measures('Ø 72 cm'), material('Polyester, Fiberglas', 'Polyester, fibreglass')],
          scope: both('Regenschirm', 'Umbrella'),
        },
      ],
    },
    {
      name: both('Geschenke zur Einschulung', 'Starting-school gifts'),
      templates: [
        {
          name: both('{motif} {series}', '{motif} {series}'),
          makers: ['spielkiste', 'wortschatz', 'murmelhaus'],
          packs: [onePack(1490, 220)],
          motifs: [
            motif('Lernuhr mit Armband', 'Learning wristwatch', 'watch', 1.6),
            motif('Kinderwecker', 'Children’s alarm clock', 'alarm-clock'),
            motif('Freundebuch', 'Friendship book', 'friends-book', 0.8),
            motif('Geldbörse', 'Purse', 'purse'),
          ],
          scene: 'watch',
          teaser: both(
            'Passt in die Schultüte und hält lange Freude.',
            'Fits into the school cone and gives lasting joy.',
          ),
          text: both(
            'Ausgesucht mit Eltern von Erstklässlern. Liebevoll verpackt und sofort zu gebrauchen.',
            'Chosen with parents of first-formers. Lovingly packed and ready to use.',
          ),
          facts: [fromAge(5)],
          scope: both('Artikel in Geschenkschachtel', 'Item in a gift box'),
          safety: ['under-3'],
          warrantyYears: 2,
        },
      ],
    },
  ],
};
