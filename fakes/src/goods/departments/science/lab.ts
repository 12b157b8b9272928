import { inColours } from '../../colours.ts';
import type { Aisle } from '../../department.ts';
import { both, fact, fromAge, material, motif, onePack, pack, pieces } from '../../product-template.ts';
import { inSizes } from '../../variant-choices.ts';

export const LAB: Aisle = {
  name: both('Chemie & Physik', 'Chemistry & physics'),
  description: both('Glas, Schutz, Magnete und Messgeräte.', 'Glassware, protection, magnets and instruments.'),
  scene: 'test-tubes',
  shelves: [
    {
      name: both('Laborglas', 'Glassware'),
      templates: [
        {
          name: both('{motif} {series}, {pack}', '{motif} {series}, {pack}'),
          makers: ['laborix', 'forscherkiste'],
          packs: [
            pack('10 Stück', 'pack of 10', 1490, 420, pieces(10)),
            pack('50 Stück', 'pack of 50', 5990, 2100, pieces(50)),
          ],
          motifs: [
            motif('Reagenzgläser', 'Test tubes', 'test-tubes'),
            motif('Petrischalen', 'Petri dishes', 'petri-dishes', 0.7),
            motif('Schraubgläser', 'Screw jars', 'jars'),
          ],
          scene: 'test-tubes',
          teaser: both('Hitzefest, spülmaschinenfest, stapelbar.', 'Heat-resistant, dishwasher-safe, stackable.'),
          text: both(
            'Aus Borosilikatglas mit verschmolzenem Rand. Die Skala ist eingebrannt und bleibt lesbar.',
            'Borosilicate glass with fused rims. The scale is fired on and stays legible.',
          ),
          facts: [material('Borosilikatglas 3.3', 'Borosilicate glass 3.3')],
          scope: both('Glasgeräte im Karton', 'Glassware in a box'),
          safety: ['supervision'],
        },
        {
          name: both('Destillierapparat {series}, {pack}', 'Distillation set {series}, {pack}'),
          makers: ['laborix', 'forscherkiste'],
          packs: [onePack(5990, 1200), pack('mit Stativ', 'with stand', 8990, 3100)],
          scene: 'alembic',
          teaser: both('Trennen, kühlen, auffangen.', 'Separate, cool, collect.'),
          text: both(
            'Alle Schliffe passen zum Laborglas der Reihe. Für Wasser, Duft und Farbe.',
            'All joints fit the glassware of the range. For water, scent and colour.',
          ),
          facts: [fromAge(12), material('Borosilikatglas', 'Borosilicate glass')],
          scope: both('Kolben, Kühler, Vorlage', 'Flask, condenser, receiver'),
          safety: ['heat', 'supervision'],
        },
      ],
    },
    {
      name: both('Schutz & Kittel', 'Protection & coats'),
      templates: [
        {
          name: both('Schutzbrille {series}, {pack}', 'Safety goggles {series}, {pack}'),
          makers: ['laborix', 'forscherkiste', 'pausenhof'],
          packs: [onePack(590, 60), pack('Klassensatz, 16 Stück', 'class set of 16', 7990, 960, pieces(16))],
          scene: 'goggles',
          teaser: both('Auch über der Brille zu tragen.', 'Fits over glasses.'),
          text: both(
            'Beschlagfrei und kratzfest, mit verstellbarem Band. Nach EN 166 geprüft.',
            'Fog-free and scratch-resistant, with an adjustable strap. Tested to EN 166.',
          ),
          facts: [fact('Norm', 'Standard', 'EN 166'), material('Polycarbonat', 'Polycarbonate')],
          scope: both('Schutzbrille', 'Goggles'),
        },
        {
          name: both('Laborkittel {series}', 'Lab coat {series}'),
          makers: ['laborix', 'stoffwechsel'],
          packs: [onePack(2490, 420)],
          variants: [inSizes('128', '140', '152', 'S', 'M', 'L')],
          scene: 'lab-coat',
          teaser: both('Kochfest und mit Druckknöpfen.', 'Boil-proof with press studs.'),
          text: both(
            'Im Notfall mit einem Ruck offen. Aus reiner Baumwolle, die nicht schmilzt.',
            'Opens with a tug in an emergency. Pure cotton that does not melt.',
          ),
          facts: [material('Baumwolle, 210 g/m²', 'Cotton, 210 g/m²')],
          scope: both('Laborkittel', 'Lab coat'),
        },
        {
          name: both('Schutzhandschuhe {series}, {pack}', 'Protective gloves {series}, {pack}'),
          makers: ['laborix', 'putzmunter', 'gartenkind'],
          packs: [pack('1 Paar', '1 pair', 390, 60), pack('12 Paar', '12 pairs', 3490, 720, pieces(12))],
          variants: [inColours('violet', 'blue', 'green'), inSizes('XS', 'S', 'M', 'L')],
          scene: 'gloves',
          teaser: both('Griffig, dicht, in Kindergrößen.', 'Grippy, tight, in children’s sizes.'),
          text: both(
            'Für Labor, Putzdienst und Schulgarten. Innen beflockt und waschbar.',
            'For lab, cleaning rota and school garden. Flock-lined and washable.',
          ),
          facts: [material('Nitril', 'Nitrile')],
          scope: both('Handschuhe', 'Gloves'),
        },
      ],
    },
    {
      name: both('Magnete & Messen', 'Magnets & measuring'),
      templates: [
        {
          name: both('Hufeisenmagnet {series}, {pack}', 'Horseshoe magnet {series}, {pack}'),
          makers: ['laborix', 'forscherkiste', 'zahlenzwerg'],
          packs: [
            onePack(790, 180),
            pack('10 Stück', 'pack of 10', 6490, 1800, pieces(10)),
            pack('Magnetkoffer', 'magnet case', 4990, 1600),
          ],
          scene: 'magnet',
          teaser: both('Rot und grün, Nord und Süd.', 'Red and green, north and south.'),
          text: both(
            'Mit Anker, damit die Kraft erhalten bleibt. Im Koffer liegen Stäbe, Ringe und Eisenspäne bei.',
            'With a keeper to preserve the force. The case adds bars, rings and iron filings.',
          ),
          facts: [fromAge(6), material('AlNiCo-Legierung', 'AlNiCo alloy')],
          scope: both('Magnet mit Anker', 'Magnet with keeper'),
          safety: ['magnets'],
        },
        {
          name: both('{motif} {series}, {pack}', '{motif} {series}, {pack}'),
          makers: ['laborix', 'forscherkiste', 'pausenhof'],
          packs: [onePack(690, 60), pack('10 Stück', 'pack of 10', 5490, 600, pieces(10))],
          motifs: [
            motif('Schülerthermometer', 'Pupil thermometer', 'thermometer'),
            motif('Kompass', 'Compass', 'compass', 1.2),
            motif('Stethoskop', 'Stethoscope', 'stethoscope', 2.1),
          ],
          scene: 'thermometer',
          teaser: both('Genau genug für das Protokoll.', 'Accurate enough for the record.'),
          text: both(
            'Ohne Quecksilber und bruchsicher gefasst. Die Skala ist groß und ohne Zwischenstriche, die verwirren.',
            'Mercury-free and mounted safely. The scale is large and free of confusing marks.',
          ),
          facts: [fromAge(7), material('Kunststoff, Metall', 'Plastic, metal')],
          scope: both('Messgerät', 'Instrument'),
        },
      ],
    },
  ],
};
