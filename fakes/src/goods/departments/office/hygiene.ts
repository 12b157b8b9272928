import { inColours } from '../../colours.ts';
import type { Aisle } from '../../department.ts';
import { both, fact, litres, material, measures, onePack, pack, pieces } from '../../product-template.ts';

export const HYGIENE: Aisle = {
  name: both('Hygiene & Erste Hilfe', 'Hygiene & first aid'),
  description: both('Sauber machen, Hände waschen, Knie verarzten.', 'Clean up, wash hands, patch knees.'),
  scene: 'soap',
  shelves: [
    {
      name: both('Seife & Pflege', 'Soap & care'),
      templates: [
        {
          name: both('Flüssigseife {series}, {pack}', 'Liquid soap {series}, {pack}'),
          makers: ['putzmunter', 'pausenhof'],
          packs: [
            pack('500 ml', '500 ml', 349, 540, litres(0.5)),
            pack('5 Liter', '5 litres', 1490, 5200, litres(5)),
            pack('12 × 500 ml', '12 × 500 ml', 3490, 6500, litres(6)),
          ],
          scene: 'soap-bottle',
          teaser: both('Mild, unparfümiert, rückfettend.', 'Mild, unscented, moisturising.'),
          text: both(
            'Dermatologisch getestet für häufiges Waschen. Der Spender wird aus dem Kanister nachgefüllt.',
            'Dermatologically tested for frequent washing. Refill the dispenser from the canister.',
          ),
          facts: [
            fact('pH-Wert', 'pH value', '5,5', '5.5'),
            fact('Umweltzeichen', 'Ecolabel', 'EU-Blume', 'EU Ecolabel'),
          ],
          scope: both('Flüssigseife', 'Liquid soap'),
        },
        {
          name: both('Feste Seife {series}, {pack}', 'Bar soap {series}, {pack}'),
          makers: ['putzmunter', 'gartenkind'],
          packs: [
            pack('100 g', '100 g', 290, 105, { measure: { amount: 0.1, unit: 'kg' } }),
            pack('10 × 100 g', '10 × 100 g', 2290, 1050, { measure: { amount: 1, unit: 'kg' } }),
          ],
          scene: 'soap',
          teaser: both('Ohne Plastik, ohne Palmöl.', 'No plastic, no palm oil.'),
          text: both(
            'Von Hand gesiedet und sechs Wochen gereift. Riecht nach wenig und wäscht viel.',
            'Boiled by hand and matured for six weeks. Smells of little and washes a lot.',
          ),
          facts: [material('Rapsöl, Kokosöl', 'Rapeseed oil, coconut oil')],
          scope: both('Seife in der Papierbanderole', 'Soap in a paper sleeve'),
        },
      ],
    },
    {
      name: both('Papier & Tücher', 'Paper & wipes'),
      templates: [
        {
          name: both('{motif} {series}, {pack}', '{motif} {series}, {pack}'),
          makers: ['putzmunter', 'pausenhof'],
          packs: [
            pack('8 Rollen', '8 rolls', 490, 1100, pieces(8)),
            pack('64 Rollen', '64 rolls', 3290, 8800, pieces(64)),
          ],
          motifs: [
            { de: 'Toilettenpapier', en: 'Toilet paper', scene: 'paper-roll' },
            { de: 'Küchenrollen', en: 'Kitchen rolls', scene: 'paper-roll' },
          ],
          scene: 'paper-roll',
          teaser: both('Weich, fest, aus Altpapier.', 'Soft, strong, recycled.'),
          text: both(
            'Drei Lagen, die nass nicht gleich reißen. Löst sich im Wasser auf und verstopft nichts.',
            'Three layers that do not tear when wet. Dissolves in water and blocks nothing.',
          ),
          facts: [
            material('Recyclingpapier', 'Recycled paper'),
            fact('Umweltzeichen', 'Ecolabel', 'Blauer Engel', 'Blue Angel'),
          ],
          scope: both('Rollen', 'Rolls'),
        },
      ],
    },
    {
      name: both('Reinigen & Entsorgen', 'Cleaning & waste'),
      templates: [
        {
          name: both('Tafelschwamm {series}, {pack}', 'Board sponge {series}, {pack}'),
          makers: ['tafelgruen', 'putzmunter', 'pausenhof'],
          packs: [onePack(290, 35), pack('10 Stück', 'pack of 10', 2290, 350, pieces(10))],
          scene: 'sponge',
          teaser: both('Saugt viel und tropft wenig.', 'Absorbs much, drips little.'),
          text: both(
            'Aus Viskose, hält ein Schuljahr und wandert danach auf den Kompost.',
            'Made of viscose, lasts a school year and goes on the compost afterwards.',
          ),
          facts: [measures('16 × 10 × 6 cm'), material('Viskose', 'Viscose')],
          scope: both('Tafelschwamm', 'Board sponge'),
        },
        {
          name: both('Papierkorb {series}, {pack}', 'Waste bin {series}, {pack}'),
          makers: ['ordnix', 'kernblatt', 'pausenhof'],
          packs: [pack('16 l', '16 l', 790, 620), pack('30 l', '30 l', 1490, 1100)],
          variants: [inColours('black', 'grey', 'blue', 'green', 'red')],
          scene: 'waste-bin',
          teaser: both('Mit Griffrand, in den Farben der Mülltrennung.', 'With rim handles, in recycling colours.'),
          text: both(
            'Standfest, feucht auswischbar und stapelbar. Ein Ring hält den Beutel unsichtbar.',
            'Stable, wipe-clean and stackable. A ring hides the bag.',
          ),
          facts: [material('Polypropylen, recycelt', 'Recycled polypropylene')],
          scope: both('Papierkorb', 'Waste bin'),
        },
        {
          name: both('Kehrset {series}, {pack}', 'Broom set {series}, {pack}'),
          makers: ['putzmunter', 'gartenkind'],
          packs: [onePack(1490, 900), pack('Kindergröße', 'child size', 1190, 620)],
          scene: 'broom',
          teaser: both('Besen, Schaufel, Handfeger.', 'Broom, pan and brush.'),
          text: both(
            'Die Borsten nehmen Sand ebenso auf wie Radierkrümel. Der Stiel aus Esche ist geölt.',
            'The bristles pick up sand as well as eraser crumbs. The ash handle is oiled.',
          ),
          facts: [material('Esche, Arenga', 'Ash, arenga')],
          scope: both('Besen, Schaufel, Handfeger', 'Broom, pan, brush'),
        },
      ],
    },
    {
      name: both('Erste Hilfe', 'First aid'),
      templates: [
        {
          name: both('Kinderpflaster {series}, {pack}', 'Children’s plasters {series}, {pack}'),
          makers: ['laborix', 'putzmunter'],
          packs: [
            pack('50 Stück', 'pack of 50', 390, 70, pieces(50)),
            pack('200 Stück', 'pack of 200', 1190, 280, pieces(200)),
          ],
          scene: 'plasters',
          teaser: both(
            'Hautfreundlich, wasserfest, schmerzfrei zu lösen.',
            'Kind to skin, waterproof, painless to remove.',
          ),
          text: both(
            'Frei von Latex. Zwei Größen für Finger und Knie.',
            'Free of latex. Two sizes for fingers and knees.',
          ),
          facts: [measures('2,5 × 7,2 cm')],
          scope: both('Pflaster in der Box', 'Plasters in a box'),
        },
        {
          name: both('Verbandkasten {series}, {pack}', 'First aid box {series}, {pack}'),
          makers: ['laborix', 'kernblatt'],
          packs: [
            pack('DIN 13157', 'DIN 13157', 3990, 1800),
            pack('DIN 13169', 'DIN 13169', 7990, 3900),
            pack('Wandertasche', 'hiking pouch', 2490, 600),
          ],
          scene: 'first-aid',
          teaser: both('Vollständig gefüllt nach Norm.', 'Fully stocked to standard.'),
          text: both(
            'Mit Wandhalterung und Inhaltsverzeichnis. Wir erinnern Sie auf Wunsch, wenn die sterilen Teile ablaufen.',
            'With wall bracket and list of contents. On request we remind you before sterile parts expire.',
          ),
          facts: [
            fact('Norm', 'Standard', 'DIN 13157 oder 13169', 'DIN 13157 or 13169'),
            material('Kunststoff', 'Plastic'),
          ],
          scope: both('Kasten mit Füllung', 'Box with contents'),
        },
      ],
    },
  ],
};
