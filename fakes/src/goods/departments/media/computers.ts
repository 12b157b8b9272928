import { inColours } from '../../colours.ts';
import type { Aisle } from '../../department.ts';
import { both, fact, material, metres, pack, pieces } from '../../product-template.ts';

export const COMPUTERS: Aisle = {
  name: both('Computer & Zubehör', 'Computers & accessories'),
  description: both('Geräte und Kleinteile für digitale Klassen.', 'Devices and bits for digital classrooms.'),
  scene: 'laptop',
  shelves: [
    {
      name: both('Laptops & Tablets', 'Laptops & tablets'),
      templates: [
        {
          name: both('Schüler-Laptop {series}, {pack}', 'Pupil laptop {series}, {pack}'),
          makers: ['lichtblick', 'kernblatt'],
          packs: [
            pack('11,6 Zoll, 128 GB', '11.6 inch, 128 GB', 32900, 1300),
            pack('14 Zoll, 256 GB', '14 inch, 256 GB', 48900, 1600),
            pack('14 Zoll, 512 GB', '14 inch, 512 GB', 59900, 1600),
          ],
          scene: 'laptop',
          teaser: both(
            'Stoßfest, spritzwassergeschützt, zehn Stunden Laufzeit.',
            'Shock-resistant, splash-proof, ten hours of battery.',
          ),
          text: both(
            'Gummierte Kanten fangen Stürze von der Tischkante ab. Tastatur und Akku lassen sich in der Schule tauschen.',
            'Rubber edges absorb falls from a desk. Keyboard and battery can be replaced at school.',
          ),
          facts: [
            fact('Arbeitsspeicher', 'Memory', '8 GB'),
            fact('Anschlüsse', 'Ports', '2 × USB-C, HDMI, Audio', '2 × USB-C, HDMI, audio'),
            fact('Akku', 'Battery', 'bis 10 Stunden', 'up to 10 hours'),
          ],
          scope: both('Laptop, Netzteil', 'Laptop, charger'),
          warrantyYears: 3,
        },
        {
          name: both('Tablet {series}, {pack}', 'Tablet {series}, {pack}'),
          makers: ['lichtblick'],
          packs: [
            pack('8 Zoll, 64 GB', '8 inch, 64 GB', 17900, 380),
            pack('10 Zoll, 64 GB', '10 inch, 64 GB', 24900, 520),
            pack('10 Zoll, 128 GB', '10 inch, 128 GB', 29900, 520),
          ],
          variants: [inColours('blue', 'green', 'red')],
          scene: 'tablet',
          teaser: both('In der Schutzhülle, mit Stift im Fach.', 'In a protective case with a pen in its slot.'),
          text: both(
            'Die Hülle hält einen Sturz aus 1,20 m aus und dient als Ständer. Für Geräteverwaltung vorbereitet.',
            'The case survives a 1.2 m drop and doubles as a stand. Ready for device management.',
          ),
          facts: [
            fact('Akku', 'Battery', 'bis 12 Stunden', 'up to 12 hours'),
            fact('Stift', 'Pen', 'im Lieferumfang', 'included'),
          ],
          scope: both('Tablet, Hülle, Stift, Ladekabel', 'Tablet, case, pen, cable'),
          warrantyYears: 2,
        },
      ],
    },
    {
      name: both('Mäuse & Tastaturen', 'Mice & keyboards'),
      templates: [
        {
          name: both('Maus {series}, {pack}', 'Mouse {series}, {pack}'),
          makers: ['lichtblick', 'kernblatt', 'pausenhof'],
          packs: [
            pack('mit Kabel', 'wired', 890, 90),
            pack('kabellos', 'wireless', 1690, 80),
            pack('mit Kabel, 10 Stück', 'wired, pack of 10', 7490, 900, pieces(10)),
          ],
          scene: 'computer-mouse',
          teaser: both('Flach, leise, für beide Hände.', 'Flat, quiet, for either hand.'),
          text: both(
            'Auch für kleine Hände gut zu greifen. Die Tasten klicken kaum hörbar.',
            'Easy to hold for small hands too. The buttons hardly click.',
          ),
          facts: [fact('Auflösung', 'Resolution', '1.200 dpi', '1,200 dpi'), material('Kunststoff', 'Plastic')],
          scope: both('Maus', 'Mouse'),
          warrantyYears: 2,
        },
        {
          name: both('Tastatur {series}, {pack}', 'Keyboard {series}, {pack}'),
          makers: ['lichtblick', 'kernblatt'],
          packs: [pack('mit Kabel', 'wired', 1690, 520), pack('kabellos', 'wireless', 2990, 480)],
          scene: 'keyboard',
          teaser: both('Flüsterleise und abwaschbar.', 'Whisper-quiet and washable.'),
          text: both(
            'Große, gut lesbare Beschriftung für das Zehnfingersystem. Übersteht ein umgekipptes Glas Wasser.',
            'Large, legible lettering for touch typing. Survives a spilt glass of water.',
          ),
          facts: [fact('Belegung', 'Layout', 'deutsch (QWERTZ)', 'German (QWERTZ)')],
          scope: both('Tastatur', 'Keyboard'),
          warrantyYears: 2,
        },
      ],
    },
    {
      name: both('Speicher', 'Storage media'),
      templates: [
        {
          name: both('USB-Stick {series}, {pack}', 'USB stick {series}, {pack}'),
          makers: ['lichtblick', 'kernblatt', 'pausenhof'],
          packs: [
            pack('16 GB', '16 GB', 590, 12),
            pack('64 GB', '64 GB', 990, 12),
            pack('16 GB, 10 Stück', '16 GB, pack of 10', 4990, 120, pieces(10)),
          ],
          variants: [inColours('blue', 'red', 'green', 'black')],
          scene: 'usb-stick',
          teaser: both('Kappe bleibt dran, Namensfeld dabei.', 'The cap stays on, name field included.'),
          text: both(
            'Passt in USB-A und USB-C. Die Farbe zeigt, wem er gehört.',
            'Fits USB-A and USB-C. The colour shows whose it is.',
          ),
          facts: [fact('Lesen', 'Read', 'bis 150 MB/s', 'up to 150 MB/s'), material('Aluminium', 'Aluminium')],
          scope: both('USB-Stick', 'USB stick'),
          warrantyYears: 5,
        },
      ],
    },
    {
      name: both('Strom & Kabel', 'Power & cables'),
      templates: [
        {
          name: both('Batterien {series}, {pack}', 'Batteries {series}, {pack}'),
          makers: ['lichtblick', 'kernblatt', 'pausenhof'],
          packs: [
            pack('AA, 4 Stück', 'AA, pack of 4', 390, 96, pieces(4)),
            pack('AA, 40 Stück', 'AA, pack of 40', 1990, 960, pieces(40)),
            pack('AAA, 40 Stück', 'AAA, pack of 40', 1890, 460, pieces(40)),
          ],
          scene: 'battery',
          teaser: both('Langlebig und auslaufsicher.', 'Long-lasting and leak-proof.'),
          text: both(
            'Zehn Jahre lagerfähig. Altbatterien nehmen wir kostenlos zurück.',
            'Ten years of shelf life. We take back used batteries free of charge.',
          ),
          facts: [fact('Typ', 'Type', 'Alkaline')],
          scope: both('Batterien', 'Batteries'),
          safety: ['batteries'],
        },
        {
          name: both('Verlängerungskabel {series}, {pack}', 'Extension lead {series}, {pack}'),
          makers: ['lichtblick', 'kernblatt'],
          packs: [
            pack('3 m', '3 m', 1190, 420, metres(3)),
            pack('10 m', '10 m', 2490, 1300, metres(10)),
            pack('6-fach Steckdose, 3 m', '6-way, 3 m', 1990, 780),
          ],
          scene: 'power-plug',
          teaser: both('Mit Kinderschutz und knickfestem Kabel.', 'With child protection and kink-proof cable.'),
          text: both(
            'Für Klassenzimmer und Bühne, geprüft nach VDE. Die leuchtende Farbe verhindert Stolperer.',
            'For classroom and stage, tested to VDE. The bright colour prevents trips.',
          ),
          facts: [fact('Belastbar', 'Load', '3.500 W', '3,500 W'), fact('Schutzart', 'Protection', 'IP20')],
          scope: both('Verlängerungskabel', 'Extension lead'),
        },
      ],
    },
  ],
};
