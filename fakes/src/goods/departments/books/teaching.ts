import type { Aisle } from '../../department.ts';
import { both, fact, motif, onePack, pack, pieces } from '../../product-template.ts';

export const TEACHING: Aisle = {
  name: both('Für Lehrkräfte', 'For teachers'),
  description: both('Vorlagen, Ratgeber und unsere Kataloge.', 'Photocopiables, guides and our catalogues.'),
  scene: 'graduation',
  shelves: [
    {
      name: both('Kopiervorlagen', 'Photocopiables'),
      templates: [
        {
          name: both('Kopiervorlagen „{motif}“ {series}, {pack}', 'Photocopiables “{motif}” {series}, {pack}'),
          makers: ['wortschatz', 'zahlenzwerg'],
          packs: [
            pack('Mappe', 'folder', 1990, 480),
            pack('Mappe mit Schullizenz', 'folder with school licence', 4990, 480),
          ],
          motifs: [
            motif('Lesespuren', 'Reading trails', 'folder-owl'),
            motif('Rechenrätsel', 'Number puzzles', 'folder-puzzle'),
            motif('Experimente', 'Experiments', 'folder-experiment'),
          ],
          scene: 'folder-puzzle',
          teaser: both('Kopieren, austeilen, loslegen.', 'Copy, hand out, start.'),
          text: both(
            'Drei Niveaus auf jeder Vorlage, alle mit Lösung. Auch als Datei zum Anpassen enthalten.',
            'Three levels on every sheet, all with answers. Editable files are included.',
          ),
          facts: [
            fact('Umfang', 'Extent', '96 Seiten', '96 pages'),
            fact('Dateien', 'Files', 'PDF und DOCX', 'PDF and DOCX'),
          ],
          scope: both('Mappe, Zugangscode', 'Folder, access code'),
          vat: 'reduced',
        },
      ],
    },
    {
      name: both('Ratgeber', 'Guides'),
      templates: [
        {
          name: both('Ratgeber „{motif}“, {pack}', 'Guide “{motif}”, {pack}'),
          makers: ['wortschatz', 'kernblatt'],
          packs: [onePack(1990, 360), pack('Kollegiumspaket, 5 Stück', 'staff pack of 5', 8490, 1800, pieces(5))],
          motifs: [
            motif('Ruhe im Klassenzimmer', 'A calm classroom', 'book-calm'),
            motif('Elterngespräche', 'Talking to parents', 'book-talk'),
            motif('Der erste Tag', 'The first day', 'book-school'),
            motif('Digital unterrichten', 'Teaching digitally', 'book-digital'),
            motif('Gesund im Lehrerberuf', 'Staying well as a teacher', 'book-health'),
            motif('Klassenfahrt mit Plan', 'School trips with a plan', 'book-trip'),
          ],
          scene: 'book-school',
          hasTitles: true,
          teaser: both('Kurz, ehrlich, ausprobiert.', 'Short, honest, tested.'),
          text: both(
            'Von Lehrkräften für Lehrkräfte geschrieben. Jedes Kapitel endet mit etwas, das morgen schon geht.',
            'Written by teachers for teachers. Each chapter ends with something you can do tomorrow.',
          ),
          facts: [
            fact('Umfang', 'Extent', '144 Seiten', '144 pages'),
            fact('Einband', 'Binding', 'Broschur', 'paperback'),
          ],
          scope: both('Buch', 'Book'),
          vat: 'reduced',
        },
      ],
    },
    {
      name: both('Kataloge', 'Catalogues'),
      templates: [
        {
          name: both('Katalog „{motif}“ 2026/27', 'Catalogue “{motif}” 2026/27'),
          makers: ['pausenhof'],
          packs: [onePack(0, 640)],
          motifs: [
            motif('Schule', 'School', 'catalogue'),
            motif('Kita', 'Nursery', 'catalogue'),
            motif('Möbel', 'Furniture', 'catalogue'),
          ],
          scene: 'catalogue',
          hasTitles: true,
          teaser: both('Kostenlos und ohne Vertreterbesuch.', 'Free, and nobody calls.'),
          text: both(
            'Das ganze Sortiment auf Papier, mit Artikelnummern zum Abtippen. Gedruckt auf Recyclingpapier.',
            'The whole assortment on paper, with item numbers to type in. Printed on recycled paper.',
          ),
          facts: [fact('Umfang', 'Extent', '420 Seiten', '420 pages')],
          scope: both('Katalog', 'Catalogue'),
          vat: 'reduced',
          isCatalog: true,
        },
      ],
    },
  ],
};
