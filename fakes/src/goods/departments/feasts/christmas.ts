import { inColours } from '../../colours.ts';
import type { Aisle } from '../../department.ts';
import { both, fact, fromAge, material, measures, motif, onePack, pack, pieces } from '../../product-template.ts';

export const CHRISTMAS: Aisle = {
  name: both('Advent & Weihnachten', 'Advent & Christmas'),
  description: both('Kalender, Sterne, Kerzen und Geschenke.', 'Calendars, stars, candles and gifts.'),
  scene: 'christmas-tree',
  shelves: [
    {
      name: both('Adventskalender', 'Advent calendars'),
      templates: [
        {
          name: both('Adventskalender {series}, {pack}', 'Advent calendar {series}, {pack}'),
          makers: ['adventhaus', 'festspiel', 'klecks'],
          packs: [
            pack('24 Schachteln', '24 boxes', 1490, 420),
            pack('24 Stoffbeutel', '24 fabric bags', 2290, 520, { scene: 'advent-bags' }),
            pack('Bastelset', 'craft kit', 990, 380),
          ],
          scene: 'advent-calendar',
          teaser: both('Zum Befüllen, jedes Jahr neu.', 'To fill, anew every year.'),
          text: both(
            'Mit Zahlen zum Aufkleben und einer Leine zum Aufhängen. Auch für eine ganze Klasse: ein Kind, ein Tag.',
            'With stick-on numbers and a line to hang it on. For a whole class too: one child, one day.',
          ),
          facts: [fromAge(3), material('Karton oder Baumwolle', 'Card or cotton')],
          scope: both('Kalender ohne Inhalt', 'Calendar without contents'),
        },
      ],
    },
    {
      name: both('Sterne & Christbaumschmuck', 'Stars & tree decorations'),
      templates: [
        {
          name: both('{motif} {series}, {pack}', '{motif} {series}, {pack}'),
          makers: ['adventhaus', 'festspiel', 'murmelhaus'],
          packs: [
            pack('10 Stück', 'set of 10', 890, 120, pieces(10)),
            pack('50 Stück', 'set of 50', 3490, 600, pieces(50)),
          ],
          motifs: [
            motif('Holzsterne', 'Wooden stars', 'stars'),
            motif('Schneeflocken', 'Snowflakes', 'snowflakes'),
            motif('Schleifen', 'Bows', 'bows'),
            motif('Glöckchen', 'Little bells', 'bells'),
          ],
          scene: 'stars',
          teaser: both('Zum Aufhängen, Bemalen und Verschenken.', 'To hang up, paint and give away.'),
          text: both(
            'Mit Band und runder Bohrung. Die Oberfläche nimmt Farbe und Glitzer gut an.',
            'With ribbon and a round hole. The surface takes paint and glitter well.',
          ),
          facts: [fromAge(4), material('Pappel, Filz', 'Poplar, felt')],
          scope: both('Schmuck mit Band', 'Decorations with ribbon'),
          safety: ['under-3'],
        },
        {
          name: both('Weihnachtskugeln {series}, {pack}', 'Baubles {series}, {pack}'),
          makers: ['adventhaus', 'festspiel'],
          packs: [
            pack('6 cm, 12 Stück', '6 cm, set of 12', 1290, 260, pieces(12)),
            pack('8 cm, 6 Stück', '8 cm, set of 6', 1290, 280, pieces(6)),
          ],
          variants: [inColours('red', 'green', 'blue', 'white', 'pink')],
          scene: 'bauble',
          teaser: both('Bruchfest und matt schimmernd.', 'Shatterproof with a soft sheen.'),
          text: both(
            'Sieht aus wie Glas und überlebt den Flur der Grundschule. Mit Faden zum Aufhängen.',
            'Looks like glass and survives a primary school corridor. With thread for hanging.',
          ),
          facts: [material('Kunststoff, recycelt', 'Recycled plastic')],
          scope: both('Kugeln im Karton', 'Baubles in a box'),
        },
      ],
    },
    {
      name: both('Kerzen & Licht', 'Candles & lights'),
      templates: [
        {
          name: both('Kerzen {series}, {pack}', 'Candles {series}, {pack}'),
          makers: ['adventhaus', 'festspiel', 'pausenhof'],
          packs: [
            pack('4 Stück', 'set of 4', 690, 640, { measure: { amount: 0.64, unit: 'kg' } }),
            pack('20 Stück', 'set of 20', 2990, 3200, { measure: { amount: 3.2, unit: 'kg' } }),
          ],
          variants: [inColours('red', 'white', 'green', 'yellow')],
          scene: 'candles',
          teaser: both('Tropfen nicht und riechen nach nichts.', 'They do not drip and smell of nothing.'),
          text: both(
            'Durchgefärbtes Stearin aus Pflanzenfett. Brenndauer je Kerze zwölf Stunden.',
            'Dyed-through stearin from plant fat. Each burns for twelve hours.',
          ),
          facts: [material('Stearin', 'Stearin'), measures('Ø 6 × 8 cm')],
          scope: both('Kerzen', 'Candles'),
          safety: ['fire'],
        },
        {
          name: both('Bienenwachsplatten {series}, {pack}', 'Beeswax sheets {series}, {pack}'),
          makers: ['adventhaus', 'gartenkind'],
          packs: [pack('10 Platten', '10 sheets', 1690, 650), pack('50 Platten', '50 sheets', 7490, 3250)],
          scene: 'beeswax',
          teaser: both('Zum Rollen, ohne Feuer und Topf.', 'To roll, without fire or pot.'),
          text: both(
            'Von der Wärme der Hände weich, duftet von selbst. Dochte liegen für jede Platte bei.',
            'Softened by the warmth of hands, with a scent of its own. Wicks for every sheet are included.',
          ),
          facts: [fromAge(5), material('reines Bienenwachs', 'Pure beeswax'), measures('35 × 20 cm')],
          scope: both('Wachsplatten, Docht', 'Wax sheets, wick'),
          safety: ['fire'],
        },
      ],
    },
    {
      name: both('Nikolaus & Figuren', 'St Nicholas & figures'),
      templates: [
        {
          name: both('{motif} {series}, {pack}', '{motif} {series}, {pack}'),
          makers: ['adventhaus', 'murmelhaus', 'festspiel'],
          packs: [onePack(1290, 260), pack('Bastelset, 10 Stück', 'craft kit for 10', 4990, 1300, pieces(10))],
          motifs: [
            motif('Schneemann', 'Snowman', 'snowman'),
            motif('Christbaum aus Filz', 'Felt Christmas tree', 'christmas-tree'),
            motif('Weihnachtsmann', 'Father Christmas', 'father-christmas', 1.2),
            motif('Steckpuppen', 'Nesting dolls', 'nesting-dolls', 1.3),
          ],
          scene: 'snowman',
          teaser: both('Stehen im Fenster und warten auf Schnee.', 'They stand in the window and wait for snow.'),
          text: both(
            'Handbemalt oder zum Selbermachen. Standfest, auch auf dem Heizkörper.',
            'Hand-painted or to make yourself. Stable, even on a radiator.',
          ),
          facts: [fromAge(3), fact('Höhe', 'Height', '18 cm'), material('Linde, Filz', 'Lime wood, felt')],
          scope: both('Figur', 'Figure'),
          safety: ['under-3'],
        },
      ],
    },
  ],
};
