import type { Aisle } from '../../department.ts';
import { both, fact, fromAge, material, measures, motif, onePack, pack } from '../../product-template.ts';

export const GAMES: Aisle = {
  name: both('Puzzles & Gesellschaftsspiele', 'Puzzles & board games'),
  description: both(
    'Für Regenpausen, Betreuung und Spielenachmittage.',
    'For rainy breaks, after-school care and games afternoons.',
  ),
  scene: 'puzzle',
  shelves: [
    {
      name: both('Puzzles', 'Puzzles'),
      templates: [
        {
          name: both('Puzzle „{motif}“ {series}, {pack}', 'Puzzle “{motif}” {series}, {pack}'),
          makers: ['spielkiste', 'murmelhaus'],
          packs: [
            pack('24 Teile', '24 pieces', 890, 320),
            pack('100 Teile', '100 pieces', 1190, 480),
            pack('500 Teile', '500 pieces', 1590, 700),
          ],
          motifs: [
            motif('Weltkarte', 'World map', 'puzzle-map'),
            motif('Dinosaurier', 'Dinosaurs', 'puzzle-dino'),
            motif('Schloss', 'Castle', 'puzzle-castle'),
            motif('Sonnenblume', 'Sunflower', 'puzzle-sunflower'),
          ],
          scene: 'puzzle',
          teaser: both('Teile, die wirklich einrasten.', 'Pieces that really click.'),
          text: both(
            'Aus dicker Pappe gestanzt, matt bedruckt, ohne Spiegelung unter der Lampe. Ein Vorlagenposter liegt bei.',
            'Cut from thick board with a matt print that does not reflect. A poster of the picture is enclosed.',
          ),
          facts: [fromAge(4), material('Recyclingpappe', 'Recycled board')],
          scope: both('Puzzleteile, Poster', 'Puzzle pieces, poster'),
          safety: ['under-3'],
        },
      ],
    },
    {
      name: both('Brettspiele', 'Board games'),
      templates: [
        {
          name: both('Brettspiel „{motif}“, {pack}', 'Board game “{motif}”, {pack}'),
          makers: ['spielkiste', 'murmelhaus', 'zahlenzwerg'],
          packs: [onePack(2490, 890), pack('Reiseausgabe', 'travel edition', 1290, 290)],
          motifs: [
            motif('Rakete startklar', 'Ready for launch', 'game-rocket'),
            motif('Burg der Zahlen', 'Castle of numbers', 'game-castle'),
            motif('Schildkrötenrennen', 'Turtle race', 'game-turtle'),
            motif('Schatz im Riff', 'Treasure on the reef', 'game-gem'),
            motif('Drachenflug', 'Kite flight', 'game-kite'),
            motif('Pinguin auf Eis', 'Penguin on ice', 'game-penguin'),
            motif('Bahnhof Mitternacht', 'Midnight station', 'game-train'),
            motif('Honig für alle', 'Honey for all', 'game-bee'),
          ],
          scene: 'game-castle',
          hasTitles: true,
          teaser: both('In fünf Minuten erklärt, in dreißig gespielt.', 'Explained in five minutes, played in thirty.'),
          text: both(
            'Glück und Überlegung halten sich die Waage, deshalb gewinnen auch die Jüngsten. Alle Teile sind als Ersatz erhältlich.',
            'Luck and thought are in balance, so the youngest win too. All parts can be reordered.',
          ),
          facts: [fromAge(6), fact('Spieler', 'Players', '2–5'), fact('Dauer', 'Duration', '30 Minuten', '30 minutes')],
          scope: both('Spielplan, Figuren, Karten, Anleitung', 'Board, pieces, cards, instructions'),
          safety: ['under-3'],
        },
      ],
    },
    {
      name: both('Schach & Strategie', 'Chess & strategy'),
      templates: [
        {
          name: both('Schachspiel {series}, {pack}', 'Chess set {series}, {pack}'),
          makers: ['murmelhaus', 'spielkiste'],
          packs: [
            pack('30 × 30 cm', '30 × 30 cm', 1990, 900),
            pack('40 × 40 cm', '40 × 40 cm', 2990, 1400),
            pack('Klassensatz, 10 Spiele', 'class set of 10', 11900, 9000),
          ],
          scene: 'chess',
          teaser: both('Gewichtete Figuren, klappbares Brett.', 'Weighted pieces, folding board.'),
          text: both(
            'Die Felder sind am Rand beschriftet, damit Partien notiert werden können. Filz unter den Figuren schont Tisch und Ohren.',
            'The squares are lettered at the edge so that games can be recorded. Felt beneath the pieces spares desks and ears.',
          ),
          facts: [fromAge(6), material('Ahorn, Nussbaum', 'Maple, walnut'), fact('Spieler', 'Players', '2')],
          scope: both('Brett, 32 Figuren, Anleitung', 'Board, 32 pieces, instructions'),
          safety: ['under-3'],
        },
      ],
    },
    {
      name: both('Geschicklichkeit', 'Games of skill'),
      templates: [
        {
          name: both('{motif} {series}, {pack}', '{motif} {series}, {pack}'),
          makers: ['spielkiste', 'murmelhaus', 'pausenfit'],
          packs: [onePack(690, 120), pack('10 Stück', 'pack of 10', 5490, 1200)],
          motifs: [
            motif('Jo-Jo', 'Yo-yo', 'yo-yo', 0.7),
            motif('Zauberstab mit Anleitung', 'Magic wand with tricks', 'magic-wand'),
            motif('Kegelspiel', 'Skittles', 'bowling', 2.4),
            motif('Seifenblasen', 'Soap bubbles', 'bubbles', 0.5),
          ],
          scene: 'yo-yo',
          teaser: both('Kleine Dinge, die lange beschäftigen.', 'Small things that keep you busy for long.'),
          text: both(
            'Zum Üben allein und zum Messen mit anderen. Auch als Preis für Tombola und Schulfest beliebt.',
            'To practise alone and to compete with others. Popular as a prize at school fairs too.',
          ),
          facts: [fromAge(5), measures('passt in jede Tasche', 'fits any pocket')],
          scope: both('Spiel mit Anleitung', 'Game with instructions'),
          safety: ['under-3'],
        },
      ],
    },
  ],
};
