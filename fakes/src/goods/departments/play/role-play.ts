import { inColours } from '../../colours.ts';
import type { Aisle } from '../../department.ts';
import { both, fact, fromAge, material, measures, motif, onePack, pack } from '../../product-template.ts';
import { inSizes } from '../../variant-choices.ts';

export const ROLE_PLAY: Aisle = {
  name: both('Rollenspiel & Theater', 'Role play & theatre'),
  description: both('Handpuppen, Kostüme und Requisiten.', 'Hand puppets, costumes and props.'),
  scene: 'teddy-bear',
  shelves: [
    {
      name: both('Kuscheltiere & Handpuppen', 'Soft toys & hand puppets'),
      templates: [
        {
          name: both('Handpuppe {motif} {series}', 'Hand puppet {motif} {series}'),
          makers: ['spielkiste', 'stoffwechsel', 'wortschatz'],
          packs: [onePack(2290, 210)],
          motifs: [
            motif('Fuchs', 'Fox', 'puppet-fox'),
            motif('Eule', 'Owl', 'puppet-owl'),
            motif('Hase', 'Rabbit', 'puppet-rabbit'),
            motif('Biber', 'Beaver', 'puppet-beaver'),
            motif('Elefant', 'Elephant', 'puppet-elephant'),
            motif('Bär', 'Bear', 'teddy-bear'),
          ],
          scene: 'teddy-bear',
          teaser: both('Der Klassenliebling, der alles fragen darf.', 'The class favourite who may ask anything.'),
          text: both(
            'Maul und Pfoten lassen sich mit einer Hand spielen. Der Stoff ist bei 30 °C waschbar und für Kinder ab der Geburt geprüft.',
            'Mouth and paws play with one hand. The fabric is washable at 30 °C and tested for children from birth.',
          ),
          facts: [
            measures('30 cm hoch', '30 cm high'),
            material('Polyesterplüsch, Füllung aus Recyclingfaser', 'Polyester plush, recycled filling'),
          ],
          scope: both('Handpuppe', 'Hand puppet'),
        },
      ],
    },
    {
      name: both('Verkleiden', 'Dressing up'),
      templates: [
        {
          name: both('{motif} {series}', '{motif} {series}'),
          makers: ['stoffwechsel', 'festspiel', 'spielkiste'],
          packs: [onePack(1490, 260)],
          variants: [inSizes('104', '116', '128')],
          motifs: [
            motif('Königskrone mit Umhang', 'Crown with cape', 'crown'),
            motif('Zauberhut', 'Magician’s hat', 'top-hat'),
            motif('Arztkittel', 'Doctor’s coat', 'lab-coat', 1.2),
            motif('Feuerwehrhelm', 'Firefighter’s helmet', 'fire-helmet'),
          ],
          scene: 'crown',
          teaser: both('Hinein und jemand anderes sein.', 'Slip in and be somebody else.'),
          text: both(
            'Weite Schnitte mit Klettverschluss, schnell an und schnell aus. Waschbar bei 30 °C.',
            'Roomy cuts with hook-and-loop fastening, quick on and quick off. Washable at 30 °C.',
          ),
          facts: [fromAge(3), material('Baumwolle, Polyester', 'Cotton, polyester')],
          scope: both('Kostüm', 'Costume'),
          safety: ['under-3'],
        },
      ],
    },
    {
      name: both('Theater & Kaufladen', 'Theatre & play shop'),
      templates: [
        {
          name: both('{motif} {series}, {pack}', '{motif} {series}, {pack}'),
          makers: ['spielkiste', 'murmelhaus'],
          packs: [onePack(2990, 900), pack('Gruppenset', 'group set', 7490, 2800)],
          motifs: [
            motif('Theatermasken-Set', 'Theatre masks', 'masks'),
            motif('Einkaufskorb mit Brot und Dosen', 'Shopping basket with bread and tins', 'shop-basket'),
            motif('Teeservice', 'Tea set', 'tea-set', 0.8),
            motif('Spieltelefon', 'Play telephone', 'telephone', 0.5),
          ],
          scene: 'masks',
          teaser: both('Requisiten für Sprache, Rechnen und Fantasie.', 'Props for language, sums and imagination.'),
          text: both(
            'Aus Holz und festem Stoff, im Gruppenraum erprobt. Alles passt in die mitgelieferte Kiste.',
            'Wood and strong fabric, tried in real nurseries. Everything fits into the crate that comes with it.',
          ),
          facts: [fromAge(3), fact('Für', 'For', '2–6 Kinder', '2–6 children')],
          scope: both('Set in der Holzkiste', 'Set in a wooden crate'),
          safety: ['under-3'],
        },
        {
          name: both('Stoffball {series}', 'Fabric ball {series}'),
          makers: ['stoffwechsel', 'spielkiste', 'turnfux'],
          packs: [onePack(790, 90)],
          variants: [inColours('red', 'blue', 'green', 'yellow')],
          scene: 'soft-ball',
          teaser: both('Weich, waschbar, leise.', 'Soft, washable, quiet.'),
          text: both(
            'Für Erzählkreis und Flur, wo harte Bälle nichts zu suchen haben. Bei 40 °C waschbar.',
            'For talking circles and corridors, where hard balls have no business. Washable at 40 °C.',
          ),
          facts: [measures('Ø 14 cm'), material('Baumwolle', 'Cotton')],
          scope: both('Stoffball', 'Fabric ball'),
        },
      ],
    },
  ],
};
