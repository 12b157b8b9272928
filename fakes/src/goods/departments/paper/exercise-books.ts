import { inColours } from '../../colours.ts';
import type { Aisle } from '../../department.ts';
import { both, fact, material, measures, motif, onePack, pack, pieces } from '../../product-template.ts';
import { inKinds, inRulings } from '../../variant-choices.ts';

const RECYCLED = fact('Umweltzeichen', 'Ecolabel', 'Blauer Engel', 'Blue Angel');

export const EXERCISE_BOOKS: Aisle = {
  name: both('Hefte & Blöcke', 'Exercise books & pads'),
  description: both(
    'Schulhefte in allen Lineaturen, Blöcke, Ringbucheinlagen und Notizbücher.',
    'Exercise books in every ruling, pads, refills and notebooks.',
  ),
  scene: 'exercise-books',
  shelves: [
    {
      name: both('Schulhefte A5', 'A5 exercise books'),
      templates: [
        {
          name: both('Schulheft A5 {series}, {pack}', 'Exercise book A5 {series}, {pack}'),
          makers: ['heftling', 'papiermuehle', 'pausenhof'],
          packs: [
            pack('16 Blatt', '16 sheets', 49, 60, { minimum: 5 }),
            pack('16 Blatt, 10 Stück', '16 sheets, pack of 10', 390, 600, pieces(10)),
            pack('Klassensatz, 30 Stück', 'class set of 30', 1090, 1800, pieces(30)),
          ],
          variants: [inRulings(1, 2, 3, 4, 5, 6, 7)],
          scene: 'exercise-book-small',
          teaser: both(
            'Das Heft für die Grundschule, in der Lineatur der Klasse.',
            'The primary school book, in your class’s ruling.',
          ),
          text: both(
            'Festes Papier mit 90 g/m², das auch Tinte nicht durchschlagen lässt. Die Lineatur steht als Zahl auf dem Umschlag, damit beim Austeilen nichts verwechselt wird.',
            'Sturdy 90 g/m² paper that ink does not bleed through. The ruling is printed as a number on the cover, so nothing is mixed up when books are handed out.',
          ),
          facts: [fact('Format', 'Format', 'A5'), fact('Papier', 'Paper', '90 g/m²'), RECYCLED],
          scope: both('Hefte in einer Lineatur', 'Books in one ruling'),
        },
      ],
    },
    {
      name: both('Schulhefte A4', 'A4 exercise books'),
      templates: [
        {
          name: both('Schulheft A4 {series}, {pack}', 'Exercise book A4 {series}, {pack}'),
          makers: ['heftling', 'papiermuehle', 'pausenhof'],
          packs: [
            pack('16 Blatt', '16 sheets', 69, 105, { minimum: 5 }),
            pack('32 Blatt', '32 sheets', 119, 200),
            pack('16 Blatt, 20 Stück', '16 sheets, pack of 20', 1190, 2100, pieces(20)),
          ],
          variants: [inRulings(21, 22, 25, 26, 27, 28)],
          scene: 'exercise-book',
          teaser: both(
            'Liniert, kariert, mit Rand oder doppeltem Rand.',
            'Lined, squared, with a margin or a double one.',
          ),
          text: both(
            'Geheftet mit zwei Klammern, abgerundete Ecken, Umschlag aus kräftigem Karton. Das Papier ist tintenfest und hell genug für feine Bleistiftlinien.',
            'Stapled twice, rounded corners, a cover of strong card. The paper takes ink and is bright enough for fine pencil lines.',
          ),
          facts: [fact('Format', 'Format', 'A4'), fact('Papier', 'Paper', '80 g/m²'), RECYCLED],
          scope: both('Hefte in einer Lineatur', 'Books in one ruling'),
        },
      ],
    },
    {
      name: both('Schreib- & Collegeblöcke', 'Writing & college pads'),
      templates: [
        {
          name: both('Collegeblock A4 {series}, {pack}', 'College pad A4 {series}, {pack}'),
          makers: ['heftling', 'kernblatt', 'papiermuehle', 'pausenhof'],
          packs: [
            pack('80 Blatt', '80 sheets', 249, 430),
            pack('80 Blatt, 5 Stück', '80 sheets, pack of 5', 1090, 2150, pieces(5)),
            pack('160 Blatt', '160 sheets', 449, 840),
          ],
          variants: [
            inKinds(
              both('Lineatur', 'Ruling'),
              ['lined', 'liniert', 'lined'],
              ['squared', 'kariert', 'squared'],
              ['dotted', 'gepunktet', 'dotted'],
              ['plain', 'blanko', 'plain'],
            ),
          ],
          scene: 'college-pad',
          teaser: both('Mit Mikroperforation und Vierfachlochung.', 'Micro-perforated and punched with four holes.'),
          text: both(
            'Die Blätter lösen sich sauber heraus und passen gleich in den Ordner. Die Spirale hakt nicht, die Rückpappe trägt auch ohne Tisch.',
            'Sheets come out cleanly and go straight into the file. The spiral does not snag, and the stiff back works without a desk.',
          ),
          facts: [fact('Format', 'Format', 'A4'), fact('Papier', 'Paper', '70 g/m²'), RECYCLED],
          scope: both('Collegeblock', 'College pad'),
        },
      ],
    },
    {
      name: both('Notizbücher', 'Notebooks'),
      templates: [
        {
          name: both('Notizbuch {series}, {pack}', 'Notebook {series}, {pack}'),
          makers: ['papiermuehle', 'kernblatt', 'rabenfeder'],
          packs: [pack('A6', 'A6', 590, 150), pack('A5', 'A5', 890, 290), pack('A4', 'A4', 1490, 610)],
          variants: [inColours('navy', 'red', 'green', 'black', 'violet')],
          scene: 'notebook',
          teaser: both('Fester Einband, Gummiband, Lesezeichen.', 'Hard cover, elastic band, ribbon marker.'),
          text: both(
            'Fadengeheftet, liegt flach auf und verliert kein Blatt. Die letzten Seiten sind perforiert, hinten steckt eine Tasche für lose Zettel.',
            'Thread-sewn, lies flat and loses no page. The last pages are perforated, and a pocket at the back holds loose notes.',
          ),
          facts: [fact('Seiten', 'Pages', '192'), fact('Papier', 'Paper', '90 g/m², gepunktet', '90 g/m², dotted')],
          scope: both('Notizbuch', 'Notebook'),
        },
      ],
    },
    {
      name: both('Mitteilungs- & Vokabelhefte', 'Homework & vocabulary books'),
      templates: [
        {
          name: both('{motif} {series}, {pack}', '{motif} {series}, {pack}'),
          makers: ['heftling', 'pausenhof', 'wortschatz'],
          packs: [onePack(129, 90), pack('Klassensatz, 25 Stück', 'class set of 25', 2490, 2250, pieces(25))],
          motifs: [
            motif('Vokabelheft A5', 'Vocabulary book A5'),
            motif('Hausaufgabenheft', 'Homework book', undefined, 1.2),
            motif('Mitteilungsheft', 'Home-school book'),
          ],
          scene: 'exercise-book-trio',
          teaser: both(
            'Klar gegliedert, damit nichts vergessen wird.',
            'Clearly laid out so that nothing is forgotten.',
          ),
          text: both(
            'Vorgedruckte Spalten führen durch Woche oder Wortliste. Auf der Umschlagseite stehen Stundenplan und wichtige Telefonnummern.',
            'Printed columns lead through the week or word list. The inside cover holds timetable and key phone numbers.',
          ),
          facts: [
            fact('Format', 'Format', 'A5'),
            material('Recyclingpapier', 'Recycled paper'),
            measures('14,8 × 21 cm'),
          ],
          scope: both('Hefte einer Sorte', 'Books of one kind'),
        },
      ],
    },
  ],
};
