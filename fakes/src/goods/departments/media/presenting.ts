import type { Aisle } from '../../department.ts';
import { both, fact, measures, onePack, pack } from '../../product-template.ts';

export const PRESENTING: Aisle = {
  name: both('Zeigen & Aufnehmen', 'Showing & recording'),
  description: both('Beamer, Bildschirme und Kameras.', 'Projectors, screens and cameras.'),
  scene: 'projector',
  shelves: [
    {
      name: both('Beamer', 'Projectors'),
      templates: [
        {
          name: both('Beamer {series}, {pack}', 'Projector {series}, {pack}'),
          makers: ['lichtblick', 'tonspur'],
          packs: [
            pack('Full HD, 3.600 Lumen', 'Full HD, 3,600 lumens', 54900, 3200),
            pack('Ultrakurzdistanz, 4.000 Lumen', 'ultra-short throw, 4,000 lumens', 98900, 6800),
            pack('mobil, 500 Lumen', 'portable, 500 lumens', 27900, 1100),
          ],
          scene: 'projector',
          teaser: both('Hell genug für offene Vorhänge.', 'Bright enough for open curtains.'),
          text: both(
            'Die Laserlichtquelle hält 20.000 Stunden und ist in zwei Sekunden da. Das Bild lässt sich von der Seite entzerren.',
            'The laser source lasts 20,000 hours and is up in two seconds. The picture can be squared from the side.',
          ),
          facts: [
            fact('Anschlüsse', 'Ports', '2 × HDMI, USB-C'),
            fact('Lichtquelle', 'Light source', 'Laser', 'laser'),
          ],
          scope: both('Beamer, Fernbedienung, HDMI-Kabel', 'Projector, remote control, HDMI cable'),
          warrantyYears: 3,
        },
      ],
    },
    {
      name: both('Bildschirme', 'Displays'),
      templates: [
        {
          name: both('Bildschirm {series}, {pack}', 'Display {series}, {pack}'),
          makers: ['lichtblick', 'kernblatt'],
          packs: [pack('24 Zoll', '24 inch', 14900, 4200), pack('27 Zoll', '27 inch', 19900, 5600)],
          scene: 'monitor',
          teaser: both('Entspiegelt, höhenverstellbar, mit USB-C.', 'Anti-glare, height-adjustable, with USB-C.'),
          text: both(
            'Ein Kabel überträgt Bild und lädt den Laptop. Der Rahmen ist so schmal, dass zwei nebeneinander wie einer wirken.',
            'One cable carries the picture and charges the laptop. The bezel is so thin that two look like one.',
          ),
          facts: [fact('Auflösung', 'Resolution', '2.560 × 1.440', '2,560 × 1,440'), fact('Leistung', 'Power', '21 W')],
          scope: both('Bildschirm, USB-C-Kabel', 'Display, USB-C cable'),
          energyLabel: 'D',
          warrantyYears: 3,
        },
        {
          name: both('Fernseher {series}, {pack}', 'Television {series}, {pack}'),
          makers: ['lichtblick', 'tonspur'],
          packs: [pack('43 Zoll', '43 inch', 39900, 9800), pack('65 Zoll', '65 inch', 74900, 23000)],
          scene: 'television',
          teaser: both('Großes Bild für Aula und Klassenzimmer.', 'A big picture for hall and classroom.'),
          text: both(
            'Spiegelt Laptops und Tablets ohne Kabel. Die Lautsprecher sind auch hinten im Raum zu verstehen.',
            'Mirrors laptops and tablets without cables. The speakers carry to the back of the room.',
          ),
          facts: [fact('Auflösung', 'Resolution', '4K'), fact('Anschlüsse', 'Ports', '4 × HDMI, LAN')],
          scope: both('Fernseher, Fernbedienung', 'Television, remote control'),
          energyLabel: 'E',
          bulky: true,
          warrantyYears: 2,
        },
      ],
    },
    {
      name: both('Kameras', 'Cameras'),
      templates: [
        {
          name: both('Kinderkamera {series}, {pack}', 'Children’s camera {series}, {pack}'),
          makers: ['lichtblick', 'spielkiste'],
          packs: [onePack(5990, 210), pack('Gruppenset, 4 Kameras', 'group set of 4', 21900, 900)],
          scene: 'camera',
          teaser: both('Robust, einfach, mit echten Bildern.', 'Sturdy, simple, with real pictures.'),
          text: both(
            'Große Tasten und ein Sucher, durch den man wirklich schaut. Die Bilder kommen per Kabel auf den Rechner, nicht ins Netz.',
            'Big buttons and a real viewfinder. Pictures reach the computer by cable, not the cloud.',
          ),
          facts: [fact('Auflösung', 'Resolution', '12 Megapixel', '12 megapixels'), measures('11 × 7 × 4 cm')],
          scope: both('Kamera, Tragband, USB-Kabel', 'Camera, strap, USB cable'),
          safety: ['long-cord'],
          warrantyYears: 2,
        },
        {
          name: both('Camcorder {series}, {pack}', 'Camcorder {series}, {pack}'),
          makers: ['lichtblick', 'tonspur'],
          packs: [onePack(27900, 420), pack('mit Stativ und Mikrofon', 'with tripod and microphone', 36900, 1900)],
          scene: 'camcorder',
          teaser: both('Für Theater-AG, Interview und Trickfilm.', 'For drama club, interviews and stop motion.'),
          text: both(
            'Zwanzigfacher optischer Zoom, ruhige Bilder auch aus der Hand. Der Ton lässt sich extern aufnehmen.',
            'Twenty-fold optical zoom and steady pictures by hand. Sound can be recorded externally.',
          ),
          facts: [fact('Auflösung', 'Resolution', '4K'), fact('Speicher', 'Storage', 'SD-Karte', 'SD card')],
          scope: both('Camcorder, Akku, Ladegerät', 'Camcorder, battery, charger'),
          warrantyYears: 2,
        },
      ],
    },
  ],
};
