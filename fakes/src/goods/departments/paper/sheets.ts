import { inColours } from '../../colours.ts';
import type { Aisle } from '../../department.ts';
import { both, fact, onePack, pack } from '../../product-template.ts';

export const SHEETS: Aisle = {
  name: both('Papier', 'Paper'),
  description: both(
    'Kopierpapier, farbiges Papier und Spezialpapiere.',
    'Copier paper, coloured paper and speciality papers.',
  ),
  scene: 'paper-ream',
  shelves: [
    {
      name: both('Kopierpapier', 'Copier paper'),
      templates: [
        {
          name: both('Kopierpapier {series}, {pack}', 'Copier paper {series}, {pack}'),
          makers: ['papiermuehle', 'kernblatt', 'pausenhof'],
          packs: [
            pack('A4, 500 Blatt', 'A4, 500 sheets', 549, 2500),
            pack('A4, Karton mit 2.500 Blatt', 'A4, box of 2,500 sheets', 2490, 12500, { scene: 'paper-box' }),
            pack('A3, 500 Blatt', 'A3, 500 sheets', 1190, 5000),
            pack('A4, 4 Kartons, 10.000 Blatt', 'A4, 4 boxes, 10,000 sheets', 8990, 50000, { scene: 'paper-box' }),
          ],
          scene: 'paper-ream',
          teaser: both('Läuft staufrei durch Kopierer und Drucker.', 'Runs through copiers and printers without jams.'),
          text: both(
            'Geringe Staubbildung und gleichmäßige Feuchte halten die Geräte in Gang. Für doppelseitigen Druck geeignet, archivierbar nach ISO 9706.',
            'Low dust and even moisture keep the machines running. Suitable for two-sided printing, archivable to ISO 9706.',
          ),
          facts: [fact('Grammatur', 'Weight', '80 g/m²'), fact('Weiße', 'Whiteness', 'CIE 150')],
          scope: both('Papier in der Verpackung', 'Paper in its wrapper'),
        },
      ],
    },
    {
      name: both('Farbiges Papier', 'Coloured paper'),
      templates: [
        {
          name: both('Farbiges Kopierpapier {series}, {pack}', 'Coloured copier paper {series}, {pack}'),
          makers: ['papiermuehle', 'kernblatt', 'pausenhof'],
          packs: [
            pack('A4, 100 Blatt', 'A4, 100 sheets', 399, 500),
            pack('A4, 500 Blatt', 'A4, 500 sheets', 1290, 2500),
          ],
          variants: [inColours('yellow', 'lime', 'sky', 'pink', 'orange')],
          scene: 'paper-ream',
          teaser: both('Für Elternbriefe, die nicht untergehen.', 'For letters home that do not get lost.'),
          text: both(
            'Durchgefärbtes Papier für Laser, Tintenstrahl und Kopierer. Jede Lerngruppe bekommt ihre Farbe.',
            'Dyed through for laser, inkjet and copier. One colour for every group.',
          ),
          facts: [fact('Grammatur', 'Weight', '80 g/m²'), fact('Format', 'Format', 'A4')],
          scope: both('Papier einer Farbe', 'Paper of one colour'),
        },
      ],
    },
    {
      name: both('Zeichen- & Millimeterpapier', 'Technical & squared paper'),
      templates: [
        {
          name: both('Millimeterblock {series}, {pack}', 'Graph paper pad {series}, {pack}'),
          makers: ['linea', 'papiermuehle', 'heftling'],
          packs: [pack('A4, 25 Blatt', 'A4, 25 sheets', 349, 130), pack('A3, 25 Blatt', 'A3, 25 sheets', 649, 260)],
          scene: 'graph-paper',
          teaser: both('Genaue Teilung für Diagramm und Konstruktion.', 'Accurate grid for graphs and constructions.'),
          text: both(
            'Das Netz ist zurückhaltend gedruckt und verschwindet beim Kopieren. Jeder fünfte und zehnte Strich ist kräftiger.',
            'The grid is printed lightly and vanishes in copies. Every fifth and tenth line is bolder.',
          ),
          facts: [fact('Papier', 'Paper', '80 g/m², holzfrei', '80 g/m², wood-free'), fact('Teilung', 'Grid', '1 mm')],
          scope: both('Block mit Rückpappe', 'Pad with stiff back'),
        },
        {
          name: both('Flipchartblock {series}, {pack}', 'Flip chart pad {series}, {pack}'),
          makers: ['kernblatt', 'papiermuehle'],
          packs: [onePack(890, 980), pack('5 Stück', 'pack of 5', 3690, 4900)],
          scene: 'flipchart-pad',
          teaser: both('Zwanzig Blatt, kariert, sechsfach gelocht.', 'Twenty sheets, squared, six holes.'),
          text: both(
            'Passt auf alle üblichen Flipcharts. Die Perforation trennt gerade, das Papier hält auch nasse Marker aus.',
            'Fits all common flip charts. The perforation tears straight and the paper takes wet markers.',
          ),
          facts: [fact('Format', 'Format', '68 × 99 cm'), fact('Papier', 'Paper', '80 g/m²')],
          scope: both('Block mit 20 Blatt', 'Pad of 20 sheets'),
        },
      ],
    },
  ],
};
