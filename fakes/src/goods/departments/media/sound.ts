import { inColours } from '../../colours.ts';
import type { Aisle } from '../../department.ts';
import { both, fact, fromAge, material, measures, motif, onePack, pack } from '../../product-template.ts';

export const SOUND: Aisle = {
  name: both('Ton & Sprache', 'Sound & speech'),
  description: both('Hören, sprechen, aufnehmen.', 'Listen, speak, record.'),
  scene: 'headphone',
  shelves: [
    {
      name: both('Kopfhörer', 'Headphones'),
      templates: [
        {
          name: both('Kopfhörer {series}, {pack}', 'Headphones {series}, {pack}'),
          makers: ['tonspur', 'lichtblick', 'pausenhof'],
          packs: [
            onePack(1990, 180),
            pack('mit Mikrofon', 'with microphone', 2990, 210),
            pack('Klassensatz, 15 Stück', 'class set of 15', 24900, 2700),
          ],
          variants: [inColours('blue', 'black', 'red', 'white')],
          scene: 'headphone',
          teaser: both('Lautstärke auf 85 Dezibel begrenzt.', 'Volume limited to 85 decibels.'),
          text: both(
            'Die Polster lassen sich abwischen und tauschen. Das Kabel zieht sich unter Last aus der Muschel, statt zu reißen.',
            'The cushions wipe clean and can be replaced. Under load the cable pulls out of the cup instead of tearing.',
          ),
          facts: [fromAge(3), fact('Anschluss', 'Connection', '3,5 mm Klinke', '3.5 mm jack')],
          scope: both('Kopfhörer', 'Headphones'),
          warrantyYears: 2,
        },
      ],
    },
    {
      name: both('Lautsprecher & Radios', 'Speakers & radios'),
      templates: [
        {
          name: both('{motif} {series}, {pack}', '{motif} {series}, {pack}'),
          makers: ['tonspur', 'lichtblick'],
          packs: [onePack(6990, 1200), pack('mit Tasche', 'with bag', 7990, 1450)],
          motifs: [
            motif('Bluetooth-Lautsprecher', 'Bluetooth speaker', 'speaker'),
            motif('Digitalradio', 'Digital radio', 'radio', 1.3),
            motif('Megafon', 'Megaphone', 'megaphone', 0.8),
          ],
          scene: 'speaker',
          teaser: both('Klarer Klang für Klasse, Turnhalle und Ausflug.', 'Clear sound for class, gym and outings.'),
          text: both(
            'Einfach zu bedienen, mit wenigen großen Tasten. Der Akku reicht für einen ganzen Schultag.',
            'Simple to use, with a few large buttons. The battery lasts a whole school day.',
          ),
          facts: [fact('Akku', 'Battery', 'bis 12 Stunden', 'up to 12 hours'), fact('Leistung', 'Power', '20 W')],
          scope: both('Gerät, Ladekabel', 'Device, charging cable'),
          warrantyYears: 2,
        },
      ],
    },
    {
      name: both('Mikrofone', 'Microphones'),
      templates: [
        {
          name: both('{motif} {series}, {pack}', '{motif} {series}, {pack}'),
          makers: ['tonspur', 'lichtblick'],
          packs: [onePack(4990, 420), pack('mit Stativ', 'with stand', 6490, 1600)],
          motifs: [
            motif('Handmikrofon', 'Hand microphone', 'microphone'),
            motif('Podcast-Mikrofon', 'Podcast microphone', 'studio-microphone', 1.4),
          ],
          scene: 'microphone',
          teaser: both('Für Bühne, Schulradio und Sprachaufnahmen.', 'For stage, school radio and voice recordings.'),
          text: both(
            'Nimmt die Stimme auf und den Raum nicht. Der Schalter arbeitet ohne Knacken.',
            'Picks up the voice and not the room. The switch works without a click.',
          ),
          facts: [
            material('Metall', 'Metal'),
            fact('Charakteristik', 'Pattern', 'Niere', 'cardioid'),
            measures('18 cm lang', '18 cm long'),
          ],
          scope: both('Mikrofon, Kabel', 'Microphone, cable'),
          warrantyYears: 3,
        },
      ],
    },
  ],
};
