import { inColours } from '../../colours.ts';
import type { Aisle } from '../../department.ts';
import { both, fact, fromAge, material, motif, onePack, pack, pieces } from '../../product-template.ts';

export const INSTRUMENTS: Aisle = {
  name: both('Musikinstrumente', 'Musical instruments'),
  description: both('Trommeln, flöten, zupfen, tasten.', 'Drums, recorders, strings and keys.'),
  scene: 'drum',
  shelves: [
    {
      name: both('Schlaginstrumente', 'Percussion'),
      templates: [
        {
          name: both('{motif} {series}, {pack}', '{motif} {series}, {pack}'),
          makers: ['klangholz', 'murmelhaus', 'spielkiste'],
          packs: [onePack(2990, 900), pack('Gruppenset', 'group set', 11900, 3800)],
          motifs: [
            motif('Trommel mit Schlägeln', 'Drum with sticks', 'drum'),
            motif('Djembe', 'Djembe', 'djembe', 1.9),
            motif('Rasseln, Paar', 'Maracas, pair', 'maracas', 0.4),
            motif('Tischglocke', 'Hand bell', 'bell', 0.5),
          ],
          scene: 'drum',
          teaser: both('Rhythmus, der sofort gelingt.', 'Rhythm that works at once.'),
          text: both(
            'Stimmfest gebaut und für Kinderhände ausgewogen. Naturfelle sind durch Kunstfelle ersetzt, die bei jedem Wetter klingen.',
            'Built to stay in tune and balanced for children’s hands. Synthetic skins sound the same in any weather.',
          ),
          facts: [fromAge(3), material('Birke, Kunstfell', 'Birch, synthetic skin')],
          scope: both('Instrument', 'Instrument'),
          safety: ['under-3'],
          warrantyYears: 2,
        },
      ],
    },
    {
      name: both('Blasinstrumente', 'Wind instruments'),
      templates: [
        {
          name: both('Blockflöte {series}, {pack}', 'Recorder {series}, {pack}'),
          makers: ['klangholz', 'murmelhaus'],
          packs: [
            pack('deutsche Griffweise', 'German fingering', 2990, 180),
            pack('barocke Griffweise', 'baroque fingering', 3490, 180),
            pack('Klassensatz, 10 Stück', 'class set of 10', 25900, 1800, pieces(10)),
          ],
          scene: 'recorder',
          teaser: both('Spricht leicht an und bleibt sauber.', 'Speaks easily and stays in tune.'),
          text: both(
            'Aus Birnbaum mit Zedernblock, der Feuchtigkeit aufnimmt. Mit Wischer, Fett und Griffbild in der Tasche.',
            'Pearwood with a cedar block that absorbs moisture. With cleaner, grease and fingering chart in a bag.',
          ),
          facts: [fromAge(6), material('Birnbaum', 'Pearwood'), fact('Stimmung', 'Pitch', '442 Hz')],
          scope: both('Flöte, Tasche, Wischer, Griffbild', 'Recorder, bag, cleaner, chart'),
          warrantyYears: 2,
        },
        {
          name: both('{motif} {series}', '{motif} {series}'),
          makers: ['klangholz', 'tonspur'],
          packs: [onePack(18900, 2200)],
          motifs: [motif('Trompete', 'Trumpet', 'trumpet'), motif('Saxophon', 'Saxophone', 'saxophone', 2.2)],
          scene: 'trumpet',
          teaser: both('Für Bläserklasse und Schulorchester.', 'For wind class and school orchestra.'),
          text: both(
            'Leichtgängige Mechanik und robuste Lackierung. Im Koffer mit Rucksackgurten.',
            'Light action and hard-wearing lacquer. In a case with rucksack straps.',
          ),
          facts: [fromAge(9), material('Messing', 'Brass')],
          scope: both('Instrument, Mundstück, Koffer', 'Instrument, mouthpiece, case'),
          warrantyYears: 3,
        },
      ],
    },
    {
      name: both('Tasten & Akkordeon', 'Keyboards & accordions'),
      templates: [
        {
          name: both('{motif} {series}, {pack}', '{motif} {series}, {pack}'),
          makers: ['klangholz', 'tonspur'],
          packs: [onePack(12900, 4200), pack('mit Ständer', 'with stand', 15900, 7200)],
          motifs: [
            motif('Keyboard, 61 Tasten', 'Keyboard, 61 keys', 'musical-keyboard'),
            motif('Schülerakkordeon', 'Pupil accordion', 'accordion', 1.9),
          ],
          scene: 'musical-keyboard',
          teaser: both('Anschlag, der sich nach Instrument anfühlt.', 'A touch that feels like an instrument.'),
          text: both(
            'Klingt über Lautsprecher oder Kopfhörer. Die Töne sind beschriftbar und bleiben gestimmt.',
            'Plays through speakers or headphones. The keys can be labelled and stay in tune.',
          ),
          facts: [fromAge(6), fact('Strom', 'Power', 'Netz oder Batterie', 'mains or battery')],
          scope: both('Instrument, Netzteil', 'Instrument, power supply'),
          warrantyYears: 3,
        },
      ],
    },
    {
      name: both('Saiteninstrumente', 'Strings'),
      templates: [
        {
          name: both('{motif} {series}, {pack}', '{motif} {series}, {pack}'),
          makers: ['klangholz', 'murmelhaus'],
          packs: [onePack(9900, 1900), pack('Einsteigerset', 'starter set', 12900, 2600)],
          motifs: [
            motif('E-Gitarre 3/4', 'Electric guitar 3/4', 'guitar', 1.4),
            motif('Geige 1/2', 'Violin 1/2', 'violin', 1.6),
            motif('Banjo', 'Banjo', 'banjo'),
          ],
          scene: 'guitar',
          teaser: both('Handlich, bundrein, schnell gestimmt.', 'Handy, true at every fret, quickly tuned.'),
          text: both(
            'Die Saitenlage ist niedrig, damit die Finger nicht schmerzen. Im Einsteigerset liegen Tasche, Stimmgerät und Notenheft bei.',
            'A low action spares the fingers. The starter set adds bag, tuner and music book.',
          ),
          facts: [fromAge(7), material('Fichte, Ahorn', 'Spruce, maple')],
          scope: both('Instrument', 'Instrument'),
          warrantyYears: 3,
        },
        {
          name: both('Notenheft {series}, {pack}', 'Music book {series}, {pack}'),
          makers: ['heftling', 'papiermuehle', 'pausenhof'],
          packs: [onePack(149, 110), pack('10 Stück', 'pack of 10', 1190, 1100, pieces(10))],
          variants: [inColours('blue', 'red', 'green')],
          scene: 'music-book',
          teaser: both('Mit Hilfslinien für die ersten Noten.', 'With guide lines for the first notes.'),
          text: both(
            'Acht Systeme je Seite, Violinschlüssel zum Nachspuren. Liegt auf dem Notenpult flach.',
            'Eight staves a page, treble clefs to trace. Lies flat on the stand.',
          ),
          facts: [fact('Format', 'Format', 'A4'), fact('Blatt', 'Sheets', '16')],
          scope: both('Notenheft', 'Music book'),
        },
      ],
    },
  ],
};
