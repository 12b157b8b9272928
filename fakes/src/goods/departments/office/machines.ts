import { inColours } from '../../colours.ts';
import type { Aisle } from '../../department.ts';
import { both, fact, fromAge, material, measures, pack, pieces } from '../../product-template.ts';

export const MACHINES: Aisle = {
  name: both('Bürogeräte', 'Office machines'),
  description: both('Rechnen, laminieren, drucken, vernichten.', 'Calculate, laminate, print and shred.'),
  scene: 'calculator',
  shelves: [
    {
      name: both('Taschenrechner', 'Calculators'),
      templates: [
        {
          name: both('Schulrechner {series}, {pack}', 'School calculator {series}, {pack}'),
          makers: ['kernblatt', 'zahlenzwerg', 'linea'],
          packs: [
            pack('Grundfunktionen', 'basic', 790, 90),
            pack('wissenschaftlich', 'scientific', 1990, 110),
            pack('Klassensatz, 30 Stück', 'class set of 30', 52900, 3300, pieces(30)),
          ],
          variants: [inColours('black', 'blue', 'white')],
          scene: 'calculator',
          teaser: both('Solarbetrieben, mit großer Anzeige.', 'Solar-powered with a large display.'),
          text: both(
            'Zeigt Brüche und Terme so an, wie sie im Heft stehen. Der Prüfungsmodus sperrt gespeicherte Werte.',
            'Shows fractions and terms as they stand in the book. The exam mode locks stored values.',
          ),
          facts: [
            fromAge(10),
            fact('Strom', 'Power', 'Solar und Batterie', 'solar and battery'),
            measures('16 × 8 × 1,5 cm'),
          ],
          scope: both('Rechner mit Schiebehülle', 'Calculator with slide cover'),
          safety: ['batteries'],
          warrantyYears: 3,
        },
      ],
    },
    {
      name: both('Drucker', 'Printers'),
      templates: [
        {
          name: both('Laserdrucker {series}, {pack}', 'Laser printer {series}, {pack}'),
          makers: ['kernblatt', 'lichtblick'],
          packs: [
            pack('schwarz-weiß', 'mono', 16900, 8900),
            pack('farbig', 'colour', 28900, 15800),
            pack('mit Scanner und Kopierer', 'with scanner and copier', 36900, 17900),
          ],
          scene: 'printer',
          teaser: both('Druckt doppelseitig, auch ohne Kabel.', 'Prints on both sides, cable or not.'),
          text: both(
            'Dreißig Seiten in der Minute und ein Papierfach für ein ganzes Paket. Toner für 1.500 Seiten liegt bei.',
            'Thirty pages a minute and a tray for a whole ream. Toner for 1,500 pages is included.',
          ),
          facts: [
            fact('Anschluss', 'Connection', 'USB, LAN, WLAN', 'USB, LAN, Wi-Fi'),
            fact('Leistung', 'Power', '480 W im Druck', '480 W printing'),
          ],
          scope: both('Drucker, Toner, Netzkabel', 'Printer, toner, power cord'),
          warrantyYears: 3,
        },
      ],
    },
    {
      name: both('Laminieren & Schneiden', 'Laminating & trimming'),
      templates: [
        {
          name: both('Laminiergerät {series}, {pack}', 'Laminator {series}, {pack}'),
          makers: ['kernblatt', 'ordnix'],
          packs: [pack('A4', 'A4', 3990, 1400), pack('A3', 'A3', 7990, 2600)],
          scene: 'laminator',
          teaser: both('In drei Minuten warm, schaltet von selbst ab.', 'Warm in three minutes, switches itself off.'),
          text: both(
            'Folien bis 125 µm werden glatt und klar. Eine Taste gibt verklemmte Folien wieder frei.',
            'Pouches up to 125 µm come out smooth and clear. A button releases jammed pouches.',
          ),
          facts: [
            fact('Geschwindigkeit', 'Speed', '40 cm pro Minute', '40 cm a minute'),
            material('Kunststoff', 'Plastic'),
          ],
          scope: both('Gerät, 10 Folien', 'Laminator, 10 pouches'),
          safety: ['heat'],
          warrantyYears: 2,
        },
        {
          name: both('Laminierfolien {series}, {pack}', 'Laminating pouches {series}, {pack}'),
          makers: ['kernblatt', 'ordnix', 'pausenhof'],
          packs: [
            pack('A4, 100 Stück', 'A4, pack of 100', 990, 900, pieces(100)),
            pack('A3, 100 Stück', 'A3, pack of 100', 1990, 1800, pieces(100)),
            pack('A6, 100 Stück', 'A6, pack of 100', 490, 230, pieces(100)),
          ],
          scene: 'punched-pockets',
          teaser: both('Klar, fest, ohne Blasen.', 'Clear, firm, free of bubbles.'),
          text: both(
            'Macht aus Arbeitsblättern Material für Jahre. Gerundete Ecken, die nicht kratzen.',
            'Turns worksheets into material for years. Rounded corners that do not scratch.',
          ),
          facts: [fact('Stärke', 'Thickness', '80 µm'), material('Polyester', 'Polyester')],
          scope: both('Laminierfolien', 'Pouches'),
        },
      ],
    },
    {
      name: both('Aktenvernichter', 'Shredders'),
      templates: [
        {
          name: both('Aktenvernichter {series}, {pack}', 'Shredder {series}, {pack}'),
          makers: ['kernblatt', 'ordnix'],
          packs: [
            pack('P-4, 12 Blatt', 'P-4, 12 sheets', 9900, 6200),
            pack('P-4, 20 Blatt', 'P-4, 20 sheets', 22900, 12800),
          ],
          scene: 'shredder',
          teaser: both('Partikelschnitt für Noten und Personalakten.', 'Particle cut for marks and personal files.'),
          text: both(
            'Sicherheitsstufe P-4 nach DIN 66399, wie sie für Schülerdaten empfohlen wird. Stoppt, wenn der Behälter voll ist.',
            'Security level P-4 to DIN 66399 as recommended for pupil data. Stops when the bin is full.',
          ),
          facts: [fact('Norm', 'Standard', 'DIN 66399'), fact('Behälter', 'Bin', '23 Liter', '23 litres')],
          scope: both('Aktenvernichter, Öl', 'Shredder, oil'),
          safety: ['sharp'],
          warrantyYears: 2,
        },
      ],
    },
  ],
};
