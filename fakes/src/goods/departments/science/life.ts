import type { Aisle } from '../../department.ts';
import { both, fact, fromAge, material, measures, motif, onePack, pack, pieces } from '../../product-template.ts';

export const LIFE: Aisle = {
  name: both('Biologie & Garten', 'Biology & gardening'),
  description: both('Modelle, Beete und alles, was wächst.', 'Models, beds and everything that grows.'),
  scene: 'potted-plant',
  shelves: [
    {
      name: both('Modelle des Körpers', 'Models of the body'),
      templates: [
        {
          name: both('{motif} {series}, {pack}', '{motif} {series}, {pack}'),
          makers: ['laborix', 'forscherkiste'],
          packs: [onePack(4990, 900), pack('zerlegbar', 'can be taken apart', 7990, 1400)],
          motifs: [
            motif('Zahnmodell', 'Tooth model', 'tooth'),
            motif('Gehirnmodell', 'Brain model', 'brain', 1.3),
            motif('Ohrmodell', 'Ear model', 'ear'),
            motif('DNA-Modell', 'DNA model', 'dna'),
          ],
          scene: 'tooth',
          teaser: both(
            'Groß genug für die erste Reihe und die letzte.',
            'Large enough for the first row and the last.',
          ),
          text: both(
            'Handbemalt, abwaschbar und nummeriert. Das Begleitheft nennt jedes Teil auf Deutsch und Latein.',
            'Hand-painted, washable and numbered. The booklet names every part in German and Latin.',
          ),
          facts: [material('Kunststoff', 'Plastic'), fact('Maßstab', 'Scale', 'vergrößert', 'enlarged')],
          scope: both('Modell, Stativ, Begleitheft', 'Model, stand, booklet'),
          warrantyYears: 3,
        },
      ],
    },
    {
      name: both('Tiere & Insekten', 'Animals & insects'),
      templates: [
        {
          name: both('{motif} {series}, {pack}', '{motif} {series}, {pack}'),
          makers: ['gartenkind', 'forscherkiste', 'laborix'],
          packs: [onePack(2490, 700), pack('Klassensatz', 'class set', 9900, 3100)],
          motifs: [
            motif('Schmetterlinge aufziehen', 'Raise butterflies', 'butterfly'),
            motif('Marienkäferhaus', 'Ladybird house', 'lady-beetle'),
            motif('Bienenbeobachtung', 'Watching bees', 'honeybee'),
            motif('Regenwurmschaukasten', 'Earthworm viewer', 'worm'),
          ],
          scene: 'butterfly',
          teaser: both('Zuschauen, staunen, freilassen.', 'Watch, wonder, set free.'),
          text: both(
            'Die Tiere kommen per Gutschein zur passenden Jahreszeit. Das Tagebuch führt durch vier Wochen Beobachtung.',
            'The animals come by voucher in the right season. The diary leads through four weeks of watching.',
          ),
          facts: [fromAge(5), measures('30 × 30 × 40 cm')],
          scope: both('Behälter, Tagebuch, Gutschein', 'Container, diary, voucher'),
        },
      ],
    },
    {
      name: both('Pflanzen & Schulgarten', 'Plants & school garden'),
      templates: [
        {
          name: both('{motif} {series}, {pack}', '{motif} {series}, {pack}'),
          makers: ['gartenkind', 'forscherkiste', 'pausenhof'],
          packs: [onePack(990, 500), pack('Klassensatz, 12 Stück', 'class set of 12', 8490, 4200, pieces(12))],
          motifs: [
            motif('Anzuchtset Bohne', 'Bean growing kit', 'seedling', 0.6),
            motif('Sonnenblumen-Saatgut', 'Sunflower seeds', 'sunflower', 0.35),
            motif('Kräutertopf', 'Herb pot', 'potted-plant'),
            motif('Kräuterbeet', 'Herb bed', 'herb'),
          ],
          scene: 'potted-plant',
          teaser: both('Keimt sicher, auch auf dem Fensterbrett.', 'Germinates reliably, even on the window sill.'),
          text: both(
            'Biologisches Saatgut und torffreie Erde. Der Kalender sagt, wann gesät und wann geerntet wird.',
            'Organic seed and peat-free soil. The calendar tells when to sow and when to harvest.',
          ),
          facts: [fromAge(4), material('Ton, Saatgut, Erde', 'Clay, seed, soil')],
          scope: both('Topf, Erde, Saatgut', 'Pot, soil, seed'),
        },
      ],
    },
    {
      name: both('Experimentierkästen', 'Experiment kits'),
      templates: [
        {
          name: both('Experimentierkasten „{motif}“ {series}, {pack}', 'Experiment kit “{motif}” {series}, {pack}'),
          makers: ['forscherkiste', 'laborix', 'sternblick'],
          packs: [onePack(3490, 1100), pack('Klassensatz', 'class set', 14900, 5600)],
          motifs: [
            motif('Küchenchemie', 'Kitchen chemistry', 'kit-chemistry'),
            motif('Licht und Farbe', 'Light and colour', 'kit-light'),
            motif('Wetterstation', 'Weather station', 'kit-weather'),
            motif('Kräfte und Getriebe', 'Forces and gears', 'kit-gears'),
          ],
          scene: 'kit-chemistry',
          teaser: both('Dreißig Versuche, die gelingen.', 'Thirty experiments that work.'),
          text: both(
            'Jeder Versuch passt in eine Stunde und nennt Frage, Vermutung und Ergebnis. Verbrauchtes gibt es einzeln.',
            'Every experiment fits a lesson and states question, guess and result. Consumables are sold singly.',
          ),
          facts: [fromAge(8), fact('Versuche', 'Experiments', '30')],
          scope: both('Geräte, Verbrauchsmaterial, Versuchsheft', 'Apparatus, consumables, booklet'),
          safety: ['chemistry'],
        },
      ],
    },
  ],
};
