import { inColours } from '../../colours.ts';
import type { Aisle } from '../../department.ts';
import { both, fact, material, measures, onePack, pack, pieces } from '../../product-template.ts';

export const FILING: Aisle = {
  name: both('Ordnen & Abheften', 'Filing'),
  description: both(
    'Ordner, Mappen, Schnellhefter und Hüllen in den Farben der Fächer.',
    'Files, folders, binders and pockets in subject colours.',
  ),
  scene: 'lever-arch',
  shelves: [
    {
      name: both('Ordner', 'Lever arch files'),
      templates: [
        {
          name: both('Ordner A4 {series}, {pack}', 'Lever arch file A4 {series}, {pack}'),
          makers: ['ordnix', 'kernblatt', 'pausenhof'],
          packs: [
            pack('schmal, 5 cm', 'narrow, 5 cm', 279, 420),
            pack('breit, 8 cm', 'wide, 8 cm', 299, 520),
            pack('breit, 10 Stück', 'wide, pack of 10', 2590, 5200, pieces(10)),
          ],
          variants: [inColours('blue', 'red', 'green', 'yellow', 'black', 'grey')],
          scene: 'lever-arch',
          teaser: both(
            'Stabile Mechanik, Griffloch, beschriftbarer Rücken.',
            'Sturdy mechanism, finger hole, label on the spine.',
          ),
          text: both(
            'Die Mechanik schließt bündig, damit kein Blatt ausreißt. Metallkanten schützen den Ordner beim täglichen Ziehen aus dem Regal.',
            'The mechanism closes flush, so no sheet tears out. Metal edges protect the file as it is pulled from the shelf every day.',
          ),
          facts: [
            material('Graupappe, Papierbezug', 'Grey board, paper cover'),
            fact('Format', 'Format', 'A4'),
            fact('Fasst', 'Holds', 'bis 600 Blatt', 'up to 600 sheets'),
          ],
          scope: both('Ordner mit Rückenschild', 'File with spine label'),
        },
      ],
    },
    {
      name: both('Schnellhefter', 'Flat files'),
      templates: [
        {
          name: both('Schnellhefter A4 {series}, {pack}', 'Flat file A4 {series}, {pack}'),
          makers: ['ordnix', 'heftling', 'pausenhof', 'kernblatt'],
          packs: [
            onePack(59, 45, { minimum: 10 }),
            pack('10 Stück', 'pack of 10', 490, 450, pieces(10)),
            pack('25 Stück', 'pack of 25', 1090, 1125, pieces(25)),
          ],
          variants: [inColours('blue', 'red', 'green', 'yellow', 'orange', 'violet', 'white')],
          scene: 'flat-file',
          teaser: both('Ein Fach, eine Farbe.', 'One subject, one colour.'),
          text: both(
            'Mit transparentem Deckel und Beschriftungsstreifen. Die Heftzunge ist verstärkt und reißt auch im vollen Ranzen nicht aus.',
            'With a clear cover and label strip. The prong is reinforced and survives a full satchel.',
          ),
          facts: [
            material('Polypropylen, wiederverwertbar', 'Polypropylene, recyclable'),
            fact('Format', 'Format', 'A4'),
          ],
          scope: both('Schnellhefter einer Farbe', 'Flat files of one colour'),
        },
      ],
    },
    {
      name: both('Sammelmappen & Heftboxen', 'Folders & box files'),
      templates: [
        {
          name: both('Sammelmappe A4 {series}, {pack}', 'Elastic folder A4 {series}, {pack}'),
          makers: ['ordnix', 'heftling', 'pausenhof'],
          packs: [onePack(199, 110), pack('10 Stück', 'pack of 10', 1690, 1100, pieces(10))],
          variants: [inColours('blue', 'red', 'green', 'yellow', 'pink')],
          scene: 'folder',
          teaser: both(
            'Drei Klappen, zwei Gummis, nichts fällt heraus.',
            'Three flaps, two elastics, nothing falls out.',
          ),
          text: both(
            'Die Post- und Hausaufgabenmappe für jeden Tag. Feuchte Finger und volle Ranzen machen ihr nichts aus.',
            'The daily folder for letters and homework. It does not mind damp fingers and full satchels.',
          ),
          facts: [material('Karton, lackiert', 'Varnished card'), fact('Format', 'Format', 'A4')],
          scope: both('Sammelmappe', 'Folder'),
        },
        {
          name: both('Stehsammler {series}, {pack}', 'Magazine file {series}, {pack}'),
          makers: ['ordnix', 'kernblatt'],
          packs: [onePack(349, 260), pack('5 Stück', 'pack of 5', 1490, 1300, pieces(5))],
          variants: [inColours('blue', 'green', 'red', 'grey', 'white')],
          scene: 'magazine-file',
          teaser: both('Für Hefte, Kataloge und Klassenarbeiten.', 'For exercise books, catalogues and tests.'),
          text: both(
            'Mit Griffloch und großem Schild. Nimmt einen ganzen Klassensatz Hefte auf und steht auch halb leer fest.',
            'With finger hole and large label. Takes a whole class set of books and stands firm even half empty.',
          ),
          facts: [material('Wellpappe', 'Corrugated board'), measures('10 × 25 × 31 cm')],
          scope: both('Stehsammler, flach geliefert', 'Magazine file, delivered flat'),
        },
      ],
    },
    {
      name: both('Register & Hüllen', 'Dividers & pockets'),
      templates: [
        {
          name: both('Register A4 {series}, {pack}', 'Dividers A4 {series}, {pack}'),
          makers: ['ordnix', 'kernblatt', 'pausenhof'],
          packs: [
            pack('5-teilig', '5 parts', 129, 60),
            pack('10-teilig', '10 parts', 219, 115),
            pack('A–Z', 'A–Z', 399, 240),
          ],
          scene: 'dividers',
          teaser: both('Farbige Taben, gut zu finden.', 'Coloured tabs that are easy to find.'),
          text: both(
            'Mit Deckblatt zum Beschriften, universal gelocht. Die Taben bleiben auch nach einem Schuljahr glatt.',
            'With an index sheet, universally punched. The tabs stay flat even after a school year.',
          ),
          facts: [material('Polypropylen', 'Polypropylene'), fact('Format', 'Format', 'A4')],
          scope: both('Register mit Deckblatt', 'Dividers with index sheet'),
        },
        {
          name: both('Prospekthüllen A4 {series}, {pack}', 'Punched pockets A4 {series}, {pack}'),
          makers: ['ordnix', 'kernblatt', 'pausenhof'],
          packs: [
            pack('25 Stück', 'pack of 25', 249, 130, pieces(25)),
            pack('100 Stück', 'pack of 100', 749, 520, pieces(100)),
          ],
          scene: 'punched-pockets',
          teaser: both('Glasklar oder genarbt, oben offen.', 'Glass-clear or grained, open at the top.'),
          text: both(
            'Die Folie ist dokumentenecht und klebt nicht an der Druckfarbe. Mit verstärktem Lochrand.',
            'The film is document-safe and does not stick to ink. With a reinforced punched edge.',
          ),
          facts: [material('Polypropylen, 60 µm', 'Polypropylene, 60 µm'), fact('Format', 'Format', 'A4')],
          scope: both('Prospekthüllen', 'Punched pockets'),
        },
      ],
    },
  ],
};
