import type { Aisle } from '../../department.ts';
import { both, fact, fromAge, material, measures, onePack, pack, pieces } from '../../product-template.ts';

export const OBSERVING: Aisle = {
  name: both('Beobachten', 'Observing'),
  description: both('Mikroskope, Lupen und Fernrohre.', 'Microscopes, magnifiers and telescopes.'),
  scene: 'microscope',
  shelves: [
    {
      name: both('Mikroskope', 'Microscopes'),
      templates: [
        {
          name: both('Schülermikroskop {series}, {pack}', 'Pupil microscope {series}, {pack}'),
          makers: ['laborix', 'forscherkiste', 'sternblick'],
          packs: [
            pack('40–400-fach', '40–400×', 9900, 1900),
            pack('40–1.000-fach', '40–1,000×', 18900, 3100),
            pack('mit Kamera', 'with camera', 24900, 3300),
          ],
          scene: 'microscope',
          teaser: both('Scharf bis zum Rand, robust bis ins Detail.', 'Sharp to the edge, sturdy in every detail.'),
          text: both(
            'Optik aus Glas, Grob- und Feintrieb aus Metall. Die Beleuchtung arbeitet mit Akku auch draußen.',
            'Glass optics, coarse and fine drive of metal. The rechargeable light works outdoors too.',
          ),
          facts: [
            fromAge(8),
            material('Metall, Glas', 'Metal, glass'),
            fact('Beleuchtung', 'Lighting', 'LED, regelbar', 'dimmable LED'),
          ],
          scope: both('Mikroskop, Objektträger, Ladekabel', 'Microscope, slides, charging cable'),
          warrantyYears: 5,
        },
      ],
    },
    {
      name: both('Lupen & Becherlupen', 'Magnifiers'),
      templates: [
        {
          name: both('Handlupe {series}, {pack}', 'Hand lens {series}, {pack}'),
          makers: ['laborix', 'forscherkiste', 'gartenkind', 'pausenhof'],
          packs: [
            pack('3-fach', '3×', 490, 70),
            pack('5-fach', '5×', 690, 60),
            pack('Klassensatz, 20 Stück', 'class set of 20', 7990, 1400, pieces(20)),
          ],
          scene: 'magnifier',
          teaser: both('Ein Blick, der alles größer macht.', 'One look that makes everything bigger.'),
          text: both(
            'Linse aus Acrylglas mit kratzfester Schicht. Der Griff liegt gut in kleinen Händen.',
            'Acrylic lens with a scratch-resistant coat. The handle suits small hands.',
          ),
          facts: [fromAge(4), measures('Ø 7,5 cm', 'Ø 7.5 cm')],
          scope: both('Lupe', 'Lens'),
          safety: ['sun'],
        },
        {
          name: both('Becherlupe {series}, {pack}', 'Bug viewer {series}, {pack}'),
          makers: ['forscherkiste', 'gartenkind', 'laborix'],
          packs: [onePack(590, 60), pack('10 Stück', 'pack of 10', 4990, 600, pieces(10))],
          scene: 'bug-viewer',
          teaser: both('Anschauen und wieder freilassen.', 'Look, then let go.'),
          text: both(
            'Luftlöcher im Deckel und ein Messraster am Boden. Hält Marienkäfer und Asseln kurz zu Gast.',
            'Air holes in the lid and a grid in the base. Keeps ladybirds and woodlice as short-time guests.',
          ),
          facts: [fromAge(4), fact('Vergrößerung', 'Magnification', '2- und 4-fach', '2× and 4×')],
          scope: both('Becherlupe', 'Bug viewer'),
        },
      ],
    },
    {
      name: both('Fernrohre', 'Telescopes'),
      templates: [
        {
          name: both('Teleskop {series}, {pack}', 'Telescope {series}, {pack}'),
          makers: ['sternblick', 'forscherkiste'],
          packs: [
            pack('60/700', '60/700', 12900, 3400),
            pack('90/900', '90/900', 24900, 7200),
            pack('114/900', '114/900', 29900, 9800),
          ],
          scene: 'telescope',
          teaser: both('Mondkrater, Saturnringe, Jupitermonde.', 'Moon craters, Saturn’s rings, Jupiter’s moons.'),
          text: both(
            'Das Stativ steht auch auf der Wiese ruhig. Eine drehbare Sternkarte zeigt, was heute zu sehen ist.',
            'The tripod stands still even on grass. A rotating star chart shows what to see tonight.',
          ),
          facts: [fromAge(8), material('Glas, Aluminium', 'Glass, aluminium')],
          scope: both('Teleskop, Stativ, zwei Okulare, Sternkarte', 'Telescope, tripod, two eyepieces, star chart'),
          safety: ['sun'],
          warrantyYears: 3,
        },
        {
          name: both('Taschenlampe {series}, {pack}', 'Torch {series}, {pack}'),
          makers: ['forscherkiste', 'sternblick', 'lichtblick'],
          packs: [onePack(990, 140), pack('10 Stück', 'pack of 10', 8490, 1400, pieces(10))],
          scene: 'torch',
          teaser: both('Mit Kurbel, immer geladen.', 'With a crank, always charged.'),
          text: both(
            'Eine Minute kurbeln gibt zwanzig Minuten Licht. Für Nachtwanderung und Schattenversuche.',
            'A minute of cranking gives twenty minutes of light. For night walks and shadow experiments.',
          ),
          facts: [fromAge(6), fact('Licht', 'Light', '3 LED')],
          scope: both('Taschenlampe', 'Torch'),
        },
      ],
    },
  ],
};
