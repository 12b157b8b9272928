import type { Aisle } from '../../department.ts';
import { both, fact, fromAge, onePack, pack } from '../../product-template.ts';

export const ROBOTICS: Aisle = {
  name: both('Robotik & Technik', 'Robotics & engineering'),
  description: both('Programmieren, schalten, steuern.', 'Program, switch, control.'),
  scene: 'robot',
  shelves: [
    {
      name: both('Lernroboter', 'Learning robots'),
      templates: [
        {
          name: both('Lernroboter {series}, {pack}', 'Learning robot {series}, {pack}'),
          makers: ['forscherkiste', 'lichtblick', 'zahlenzwerg'],
          packs: [onePack(8990, 620), pack('Klassensatz, 6 Roboter', 'class set of 6', 49900, 3900)],
          scene: 'robot',
          teaser: both('Programmieren mit Karten, Blöcken oder Text.', 'Programming with cards, blocks or text.'),
          text: both(
            'Beginnt ohne Bildschirm und wächst bis zur Textsprache mit. Alle Aufgaben sind nach Klassenstufen geordnet.',
            'Starts without a screen and grows up to a text language. All tasks are sorted by year.',
          ),
          facts: [fromAge(5), fact('Akku', 'Battery', 'bis 4 Stunden', 'up to 4 hours')],
          scope: both('Roboter, Karten, Ladekabel, Aufgabenheft', 'Robot, cards, charging cable, task book'),
          warrantyYears: 2,
        },
      ],
    },
    {
      name: both('Elektro-Baukästen', 'Electronics kits'),
      templates: [
        {
          name: both('Stromkreis-Baukasten {series}, {pack}', 'Circuit kit {series}, {pack}'),
          makers: ['forscherkiste', 'laborix', 'lichtblick'],
          packs: [
            pack('Grundkasten', 'basic kit', 3990, 700),
            pack('Ausbaukasten', 'extension kit', 5990, 1100),
            pack('Klassensatz', 'class set', 29900, 6800),
          ],
          scene: 'circuit-kit',
          teaser: both('Lampe, Schalter, Motor: alles mit Klemmen.', 'Lamp, switch, motor: all with clips.'),
          text: both(
            'Vierzig Versuche vom einfachen Stromkreis bis zur Alarmanlage. Die Kontakte sind verpolungssicher.',
            'Forty experiments from a simple circuit to an alarm. The contacts cannot be reversed.',
          ),
          facts: [fromAge(8), fact('Spannung', 'Voltage', '4,5 V', '4.5 V')],
          scope: both('Bauteile, Grundplatte, Versuchsheft', 'Parts, base plate, experiment book'),
          safety: ['under-3', 'batteries'],
        },
        {
          name: both('Steuerpult-Bausatz {series}', 'Control panel kit {series}'),
          makers: ['forscherkiste', 'lichtblick'],
          packs: [onePack(4990, 640)],
          scene: 'joystick',
          teaser: both('Joystick und Regler zum Selberlöten.', 'Joystick and controls to solder yourself.'),
          text: both(
            'Wird mit dem Schulrechner verbunden und steuert eigene Spiele. Die Anleitung zeigt jede Lötstelle.',
            'Connects to the school computer and controls your own games. The guide shows every joint.',
          ),
          facts: [fromAge(12), fact('Anschluss', 'Connection', 'USB-C')],
          scope: both('Bauteile, Gehäuse, Kabel', 'Parts, housing, cable'),
          safety: ['heat', 'supervision'],
        },
      ],
    },
  ],
};
