import { inColours } from '../../colours.ts';
import type { Aisle } from '../../department.ts';
import { both, fact, fromAge, material, onePack, pack, pieces } from '../../product-template.ts';

export const MARKERS: Aisle = {
  name: both('Faserstifte & Marker', 'Fibre-tip pens & markers'),
  description: both(
    'Filzstifte, Fineliner, Textmarker und Marker für Tafel und Flipchart.',
    'Felt tips, fineliners, highlighters and markers for boards and flip charts.',
  ),
  scene: 'felt-tips',
  shelves: [
    {
      name: both('Filzstifte', 'Felt-tip pens'),
      templates: [
        {
          name: both('Filzstifte {series}, {pack}', 'Felt-tip pens {series}, {pack}'),
          makers: ['kritzelfuchs', 'stiftwerk', 'klecks', 'pausenhof'],
          packs: [
            pack('10 Farben', '10 colours', 449, 90),
            pack('20 Farben', '20 colours', 849, 180),
            pack('Klassensatz, 120 Stück', 'class set of 120', 3990, 1080),
          ],
          scene: 'felt-tips',
          teaser: both('Auswaschbare Filzstifte mit stabiler Spitze.', 'Washable felt-tips with a sturdy tip.'),
          text: both(
            'Die Spitze lässt sich auch von ungeübten Händen nicht eindrücken. Die Farben auf Wasserbasis gehen von der Haut und aus den meisten Stoffen wieder heraus. Die belüftete Kappe schützt bei Verschlucken.',
            'Even unpractised hands cannot push the tip in. The water-based colours come off skin and most fabrics. The vented cap is safer if swallowed.',
          ),
          facts: [
            fromAge(3),
            fact('Strichstärke', 'Line width', '1 mm'),
            fact('Auswaschbar', 'Washable', 'bis 40 °C', 'at 40 °C'),
          ],
          scope: both('Filzstifte im Etui', 'Felt-tips in a case'),
        },
      ],
    },
    {
      name: both('Fineliner', 'Fineliners'),
      templates: [
        {
          name: both('Fineliner {series}, {pack}', 'Fineliner {series}, {pack}'),
          makers: ['stiftwerk', 'rabenfeder', 'linea'],
          packs: [onePack(129, 8), pack('10 Stück', 'pack of 10', 1090, 80, pieces(10))],
          variants: [inColours('black', 'blue', 'red', 'green', 'violet', 'orange')],
          scene: 'fineliner',
          teaser: both('Feine Linie für Heft, Skizze und Beschriftung.', 'A fine line for notes, sketches and labels.'),
          text: both(
            'Die metallgefasste Spitze führt sauber am Lineal entlang. Die Tinte verwischt nach dem Trocknen nicht mehr, auch nicht unter dem Textmarker.',
            'The metal-clad tip runs cleanly along a ruler. Once dry the ink no longer smudges, not even under a highlighter.',
          ),
          facts: [fact('Strichstärke', 'Line width', '0,4 mm', '0.4 mm'), material('Kunststoff', 'Plastic')],
          scope: both('Fineliner einer Farbe', 'Fineliners of one colour'),
        },
        {
          name: both('Fineliner-Etui {series}, {pack}', 'Fineliner set {series}, {pack}'),
          makers: ['stiftwerk', 'linea', 'kritzelfuchs'],
          packs: [pack('10 Farben', '10 colours', 1090, 85), pack('20 Farben', '20 colours', 1990, 165)],
          scene: 'fineliner-set',
          teaser: both('Alle Farben griffbereit im Aufstell-Etui.', 'All colours at hand in a stand-up case.'),
          text: both(
            'Das Etui klappt zum Ständer auf und passt ins Fach unter dem Tisch. Ideal für Mindmaps, Hefteinträge und Lettering.',
            'The case folds into a stand and fits under the desk. Ideal for mind maps, notes and lettering.',
          ),
          facts: [fact('Strichstärke', 'Line width', '0,4 mm', '0.4 mm'), fromAge(6)],
          scope: both('Fineliner im Etui', 'Fineliners in a case'),
        },
      ],
    },
    {
      name: both('Textmarker', 'Highlighters'),
      templates: [
        {
          name: both('Textmarker {series}, {pack}', 'Highlighter {series}, {pack}'),
          makers: ['stiftwerk', 'kernblatt', 'linea', 'pausenhof'],
          packs: [onePack(119, 17), pack('10 Stück', 'pack of 10', 990, 170, pieces(10))],
          variants: [inColours('yellow', 'pink', 'lime', 'orange', 'sky')],
          scene: 'highlighter',
          teaser: both('Leuchtet auf, ohne durchzudrücken.', 'Glows without bleeding through.'),
          text: both(
            'Die Keilspitze markiert 2 bis 5 mm breit. Offen liegen gelassen bleibt der Marker vier Stunden schreibbereit.',
            'The chisel tip marks 2 to 5 mm wide. Left open, it stays ready to write for four hours.',
          ),
          facts: [fact('Strichstärke', 'Line width', '2–5 mm'), fact('Nachfüllbar', 'Refillable', 'ja', 'yes')],
          scope: both('Textmarker einer Farbe', 'Highlighters of one colour'),
        },
        {
          name: both('Textmarker-Set Pastell {series}, {pack}', 'Pastel highlighter set {series}, {pack}'),
          makers: ['stiftwerk', 'linea'],
          packs: [pack('4 Farben', '4 colours', 449, 68), pack('8 Farben', '8 colours', 849, 136)],
          scene: 'highlighter-set',
          teaser: both('Sanfte Farben, die das Auge ruhig halten.', 'Gentle colours that are easy on the eye.'),
          text: both(
            'Die zarten Töne gliedern lange Texte, ohne zu blenden. Auf Umweltpapier ebenso gut zu sehen wie auf weißem.',
            'The soft tones structure long texts without glare. As clear on recycled paper as on white.',
          ),
          facts: [
            fact('Strichstärke', 'Line width', '2–5 mm'),
            material('Kunststoff, zur Hälfte recycelt', 'Plastic, half of it recycled'),
          ],
          scope: both('Textmarker im Etui', 'Highlighters in a case'),
        },
      ],
    },
    {
      name: both('Board- & Permanentmarker', 'Board & permanent markers'),
      templates: [
        {
          name: both('Whiteboardmarker {series}, {pack}', 'Whiteboard marker {series}, {pack}'),
          makers: ['tafelgruen', 'kernblatt', 'pausenhof'],
          packs: [
            onePack(189, 18),
            pack('4 Stück', 'pack of 4', 649, 72, pieces(4)),
            pack('10 Stück', 'pack of 10', 1490, 180, pieces(10)),
          ],
          variants: [inColours('black', 'blue', 'red', 'green')],
          scene: 'board-marker',
          teaser: both('Geruchsarm und trocken abwischbar.', 'Low in odour and dry-wipe.'),
          text: both(
            'Die Tinte lässt sich auch nach Tagen rückstandsfrei abwischen. Der Füllstand ist durch das Fenster im Schaft zu sehen.',
            'The ink wipes off without residue even after days. A window in the barrel shows how much is left.',
          ),
          facts: [
            fact('Strichstärke', 'Line width', '1,5–3 mm', '1.5–3 mm'),
            fact('Spitze', 'Tip', 'Rundspitze', 'bullet'),
          ],
          scope: both('Marker einer Farbe', 'Markers of one colour'),
        },
        {
          name: both('Permanentmarker {series}, {pack}', 'Permanent marker {series}, {pack}'),
          makers: ['stiftwerk', 'kernblatt'],
          packs: [onePack(209, 16), pack('8 Stück', 'pack of 8', 1490, 128, pieces(8))],
          variants: [inColours('black', 'blue', 'red', 'green')],
          scene: 'permanent-marker',
          teaser: both('Schreibt auf fast allem und bleibt dort.', 'Writes on almost anything, and stays there.'),
          text: both(
            'Für Folie, Kunststoff, Metall, Glas und Holz. Wisch- und wasserfest nach drei Sekunden, frei von Toluol und Xylol.',
            'For film, plastic, metal, glass and wood. Smudge-proof and waterproof after three seconds, free of toluene and xylene.',
          ),
          facts: [fact('Strichstärke', 'Line width', '1–3 mm'), fact('Wasserfest', 'Waterproof', 'ja', 'yes')],
          scope: both('Marker einer Farbe', 'Markers of one colour'),
        },
      ],
    },
  ],
};
