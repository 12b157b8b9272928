import type { Aisle } from '../../department.ts';
import { both, fact, fromAge, material, measures, motif, onePack, pack, pieces } from '../../product-template.ts';

export const LANGUAGE: Aisle = {
  name: both('Sprache & Lesen', 'Language & reading'),
  description: both('Buchstaben, Bilder und Spiele rund um Wörter.', 'Letters, pictures and games about words.'),
  scene: 'letters',
  shelves: [
    {
      name: both('Buchstaben', 'Letters'),
      templates: [
        {
          name: both('{motif} {series}, {pack}', '{motif} {series}, {pack}'),
          makers: ['wortschatz', 'murmelhaus', 'spielkiste'],
          packs: [
            pack('52 Teile', '52 pieces', 1490, 320),
            pack('Klassensatz, 260 Teile', 'class set of 260', 5990, 1600),
          ],
          motifs: [
            motif('Magnetbuchstaben', 'Magnetic letters', 'letters'),
            motif('Holzbuchstaben', 'Wooden letters', 'letters-wood'),
            motif('Buchstabenstempel', 'Letter stamps', 'stamps'),
          ],
          scene: 'letters',
          teaser: both(
            'Groß- und Kleinbuchstaben zum Legen erster Wörter.',
            'Capitals and small letters for the first words.',
          ),
          text: both(
            'Selbstlaute und Mitlaute unterscheiden sich in der Farbe. Umlaute und ß sind dabei, häufige Buchstaben mehrfach.',
            'Vowels and consonants differ in colour. Common letters come several times.',
          ),
          facts: [fromAge(4), measures('3,5 cm hoch', '3.5 cm high')],
          scope: both('Buchstaben in der Box', 'Letters in a box'),
          safety: ['under-3', 'magnets'],
        },
      ],
    },
    {
      name: both('Lesespiele', 'Reading games'),
      templates: [
        {
          name: both('Lesespiel „{motif}“, {pack}', 'Reading game “{motif}”, {pack}'),
          makers: ['wortschatz', 'spielkiste', 'zahlenzwerg'],
          packs: [onePack(1690, 480), pack('Gruppenset', 'group set', 5490, 1900)],
          motifs: [
            motif('Wörterdetektiv', 'Word detective', 'game-magnifier'),
            motif('Silbenzug', 'Syllable train', 'game-train'),
            motif('Lesekrone', 'Reading crown', 'game-crown'),
            motif('Reimeule', 'Rhyming owl', 'game-owl'),
            motif('Fuchs, du hast das Wort', 'Fox has the word', 'game-fox'),
            motif('Buchstabenrakete', 'Letter rocket', 'game-rocket'),
          ],
          scene: 'game-owl',
          hasTitles: true,
          teaser: both('Kurze Runden, bei denen alle lesen.', 'Short rounds in which everybody reads.'),
          text: both(
            'Drei Schwierigkeitsstufen wachsen mit. Die Lösungen stehen auf der Rückseite, so kontrolliert die Gruppe sich selbst.',
            'Three levels grow with the child. Solutions are on the back, so groups check themselves.',
          ),
          facts: [fromAge(6), fact('Spieler', 'Players', '2–4'), fact('Dauer', 'Duration', '15 Minuten', '15 minutes')],
          scope: both('Spielplan, Karten, Figuren, Anleitung', 'Board, cards, pieces, instructions'),
          safety: ['under-3'],
        },
      ],
    },
    {
      name: both('Bildkarten & Memo', 'Picture cards & memo'),
      templates: [
        {
          name: both('Bildkarten „{motif}“ {series}, {pack}', 'Picture cards “{motif}” {series}, {pack}'),
          makers: ['wortschatz', 'spielkiste'],
          packs: [pack('60 Karten', '60 cards', 1290, 290), pack('180 Karten', '180 cards', 2990, 860)],
          motifs: [
            motif('Tiere', 'Animals', 'cards-animals'),
            motif('Obst und Gemüse', 'Fruit and vegetables', 'cards-food'),
            motif('Fahrzeuge', 'Vehicles', 'cards-vehicles'),
            motif('Wetter', 'Weather', 'cards-weather'),
          ],
          scene: 'cards-animals',
          teaser: both(
            'Klare Bilder für Wortschatz und Deutsch als Zweitsprache.',
            'Clear pictures for vocabulary and language support.',
          ),
          text: both(
            'Auf der Rückseite stehen Wort, Artikel und Mehrzahl. Die Karten sind abwischbar und haben runde Ecken.',
            'Word, article and plural are on the back. The cards wipe clean and have rounded corners.',
          ),
          facts: [fromAge(4), measures('10 × 10 cm'), material('Karton, laminiert', 'Laminated card')],
          scope: both('Karten in der Box', 'Cards in a box'),
        },
        {
          name: both('Handspiegel zur Lautbildung {series}, {pack}', 'Speech mirror {series}, {pack}'),
          makers: ['wortschatz', 'laborix'],
          packs: [onePack(490, 110), pack('10 Stück', 'pack of 10', 3990, 1100, pieces(10))],
          scene: 'mirror',
          teaser: both('Sehen, was der Mund macht.', 'See what the mouth is doing.'),
          text: both(
            'Bruchsicherer Spiegel für Sprachförderung und Logopädie. Der Griff passt in kleine Hände.',
            'Shatterproof mirror for language support and speech therapy. The handle fits small hands.',
          ),
          facts: [fromAge(3), material('Acrylglas', 'Acrylic glass')],
          scope: both('Handspiegel', 'Hand mirror'),
        },
      ],
    },
  ],
};
