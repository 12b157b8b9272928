import { inColours } from '../../colours.ts';
import type { Aisle } from '../../department.ts';
import { both, fact, fromAge, litres, material, onePack, pack, pieces } from '../../product-template.ts';
import { inKinds } from '../../variant-choices.ts';

export const PENS: Aisle = {
  name: both('Füller & Kugelschreiber', 'Fountain pens & ballpoints'),
  description: both('Für Schönschrift, Diktat und Unterschrift.', 'For neat handwriting, dictation and signatures.'),
  scene: 'fountain-pen',
  shelves: [
    {
      name: both('Füller', 'Fountain pens'),
      templates: [
        {
          name: both('Schulfüller {series}', 'School fountain pen {series}'),
          makers: ['rabenfeder', 'stiftwerk', 'kritzelfuchs', 'linea'],
          packs: [onePack(1390, 22)],
          variants: [
            inKinds(
              both('Feder', 'Nib'),
              ['a', 'A (Anfänger)', 'A (beginner)'],
              ['m', 'M (mittel)', 'M (medium)'],
              ['lh', 'LH (Linkshänder)', 'LH (left-handed)'],
            ),
            inColours('blue', 'red', 'turquoise', 'violet', 'black'),
          ],
          scene: 'fountain-pen',
          teaser: both(
            'Ausgewogener Füller mit Griffmulden für die ersten Schreibjahre.',
            'Well-balanced fountain pen with grip zone for the first years of writing.',
          ),
          text: both(
            'Die Griffmulden geben dem Dreipunktgriff Halt, die Edelstahlfeder verzeiht auch schräges Aufsetzen. Der Füller nimmt Standardpatronen und lässt sich ganz zerlegen und auswaschen.',
            'The grip zone supports the tripod grip and the stainless steel nib forgives an angled start. It takes standard cartridges and comes apart completely for washing.',
          ),
          facts: [
            fromAge(6),
            material('Kunststoff, Edelstahl', 'Plastic, stainless steel'),
            fact('Patronen', 'Cartridges', 'Standard', 'standard'),
          ],
          scope: both('Füller mit einer Tintenpatrone', 'Fountain pen with one ink cartridge'),
          warrantyYears: 2,
        },
      ],
    },
    {
      name: both('Tinte & Patronen', 'Ink & cartridges'),
      templates: [
        {
          name: both('Tintenpatronen {series}, {pack}', 'Ink cartridges {series}, {pack}'),
          makers: ['rabenfeder', 'stiftwerk', 'pausenhof'],
          packs: [
            pack('6 Stück', 'pack of 6', 129, 12, pieces(6)),
            pack('30 Stück', 'pack of 30', 449, 55, pieces(30)),
            pack('100 Stück', 'tub of 100', 1190, 190, pieces(100)),
          ],
          variants: [inColours('blue', 'black', 'turquoise', 'green')],
          scene: 'ink-cartridges',
          teaser: both(
            'Standardpatronen, die in fast jeden Schulfüller passen.',
            'Standard cartridges that fit nearly every school pen.',
          ),
          text: both(
            'Die Tinte trocknet in wenigen Sekunden und lässt sich aus den meisten Stoffen bei 40 °C auswaschen. Blaue Tinte ist löschbar.',
            'The ink dries within seconds and washes out of most fabrics at 40 °C. Blue ink can be erased.',
          ),
          facts: [
            fact('Füllmenge', 'Volume', '0,8 ml je Patrone', '0.8 ml each'),
            fact('Auswaschbar', 'Washable', 'ja', 'yes'),
          ],
          scope: both('Patronen einer Farbe', 'Cartridges of one colour'),
        },
        {
          name: both('Tinte im Glas {series}, {pack}', 'Bottled ink {series}, {pack}'),
          makers: ['rabenfeder', 'farbkontor'],
          packs: [pack('30 ml', '30 ml', 549, 110, litres(0.03)), pack('62,5 ml', '62.5 ml', 890, 190, litres(0.0625))],
          variants: [inColours('blue', 'black', 'red', 'green', 'violet')],
          scene: 'ink-bottle',
          teaser: both(
            'Königsblau und andere Klassiker für Feder und Konverter.',
            'Royal blue and other classics for dip pen and converter.',
          ),
          text: both(
            'Das breite Glas steht sicher und lässt sich bis auf den letzten Rest leeren. Auch für Kalligraphie und Tuschezeichnung geeignet.',
            'The wide bottle stands firmly and empties to the last drop. Good for calligraphy and ink drawing too.',
          ),
          facts: [material('Farbstofftinte', 'Dye-based ink'), fact('Lichtecht', 'Lightfast', 'mittel', 'medium')],
          scope: both('Tintenglas mit Schraubdeckel', 'Ink bottle with screw cap'),
        },
      ],
    },
    {
      name: both('Kugelschreiber', 'Ballpoint pens'),
      templates: [
        {
          name: both('Kugelschreiber {series}, {pack}', 'Ballpoint pen {series}, {pack}'),
          makers: ['kernblatt', 'stiftwerk', 'rabenfeder', 'pausenhof'],
          packs: [
            onePack(149, 11),
            pack('10 Stück', 'pack of 10', 1190, 110, pieces(10)),
            pack('50 Stück', 'box of 50', 4290, 550, pieces(50)),
          ],
          variants: [inColours('blue', 'black', 'red', 'green')],
          scene: 'ballpoint',
          teaser: both(
            'Druckkugelschreiber mit dokumentenechter Mine.',
            'Retractable ballpoint with a document-proof refill.',
          ),
          text: both(
            'Die gummierte Griffzone liegt auch nach einer Doppelstunde noch angenehm in der Hand. Die Mine ist dokumentenecht und wird einzeln nachgekauft.',
            'The rubberised grip stays comfortable through a double period. The refill is document-proof and can be bought separately.',
          ),
          facts: [
            material('Kunststoff', 'Plastic'),
            fact('Strichstärke', 'Line width', '0,5 mm', '0.5 mm'),
            fact('Norm', 'Standard', 'ISO 12757-2'),
          ],
          scope: both('Kugelschreiber mit Mine', 'Ballpoint with refill'),
        },
      ],
    },
    {
      name: both('Tintenroller & Gelstifte', 'Rollerballs & gel pens'),
      templates: [
        {
          name: both('Gelstifte {series}, {pack}', 'Gel pens {series}, {pack}'),
          makers: ['stiftwerk', 'rabenfeder', 'kritzelfuchs'],
          packs: [
            pack('6 Farben', '6 colours', 749, 66),
            pack('12 Farben', '12 colours', 1349, 132),
            pack('24 Farben', '24 colours', 2390, 264),
          ],
          scene: 'gel-pens',
          teaser: both(
            'Weich gleitende Gelstifte für Heft, Kartei und Tagebuch.',
            'Smooth gel pens for notes, flash cards and diaries.',
          ),
          text: both(
            'Die pigmentierte Tinte deckt auch auf dunklem Papier. Die Kappe mit Clip verhindert das Austrocknen.',
            'The pigmented ink covers on dark paper too. The clip cap keeps the tip from drying out.',
          ),
          facts: [
            fact('Strichstärke', 'Line width', '0,4 mm', '0.4 mm'),
            material('Kunststoff', 'Plastic'),
            fromAge(6),
          ],
          scope: both('Gelstifte im Etui', 'Gel pens in a case'),
        },
      ],
    },
  ],
};
