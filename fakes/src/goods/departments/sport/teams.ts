import { inColours } from '../../colours.ts';
import type { Aisle } from '../../department.ts';
import { both, fact, material, measures, motif, onePack, pack, pieces } from '../../product-template.ts';
import { inSizes } from '../../variant-choices.ts';

export const TEAMS: Aisle = {
  name: both('Mannschaft & Wettkampf', 'Teams & competition'),
  description: both('Leibchen, Stoppuhren, Tore und Pokale.', 'Bibs, stopwatches, goals and trophies.'),
  scene: 'trophy',
  shelves: [
    {
      name: both('Leibchen & Trikots', 'Bibs & shirts'),
      templates: [
        {
          name: both('Mannschaftsleibchen {series}, {pack}', 'Team bib {series}, {pack}'),
          makers: ['turnfux', 'ballwerk', 'pausenhof'],
          packs: [onePack(490, 80, { minimum: 2 }), pack('10 Stück', 'pack of 10', 3990, 800, pieces(10))],
          variants: [inColours('red', 'yellow', 'green', 'blue', 'orange'), inSizes('S', 'M', 'L')],
          scene: 'bib',
          teaser: both('Luftig, waschbar, auf beiden Seiten beschriftbar.', 'Airy, washable, writable on both sides.'),
          text: both(
            'Passt über jede Jacke und reißt nicht, wenn daran gezogen wird. Trocknet über Nacht.',
            'Fits over any jacket and does not tear when tugged. Dries overnight.',
          ),
          facts: [material('Polyester-Netz', 'Polyester mesh')],
          scope: both('Leibchen', 'Bib'),
        },
        {
          name: both('Sportshirt {series}, {pack}', 'Sports shirt {series}, {pack}'),
          makers: ['turnfux', 'stoffwechsel'],
          packs: [onePack(1290, 130), pack('Klassensatz, 25 Stück', 'class set of 25', 27900, 3250, pieces(25))],
          variants: [inColours('green', 'blue', 'red', 'white'), inSizes('128', '140', '152', 'S', 'M', 'L')],
          scene: 't-shirt',
          teaser: both('Aus Biobaumwolle, weich und formstabil.', 'Organic cotton, soft and stable.'),
          text: both(
            'Zum Bedrucken mit Schul- oder Teamlogo. Fair genäht und nach GOTS zertifiziert.',
            'For printing with a school or team logo. Fairly sewn and GOTS-certified.',
          ),
          facts: [material('Biobaumwolle, 160 g/m²', 'Organic cotton, 160 g/m²')],
          scope: both('Shirt', 'Shirt'),
        },
      ],
    },
    {
      name: both('Messen & Pfeifen', 'Timing & signals'),
      templates: [
        {
          name: both('Stoppuhr {series}, {pack}', 'Stopwatch {series}, {pack}'),
          makers: ['turnfux', 'laborix', 'pausenfit'],
          packs: [onePack(990, 60), pack('10 Stück', 'pack of 10', 7990, 600, pieces(10))],
          scene: 'stopwatch',
          teaser: both('Hundertstel, Zwischenzeit, große Ziffern.', 'Hundredths, split time, large digits.'),
          text: both(
            'Spritzwassergeschützt und mit Umhängeband, das sich bei Zug öffnet. Die Tasten sind auch mit Handschuhen zu finden.',
            'Splash-proof with a breakaway lanyard. You find the buttons even in gloves.',
          ),
          facts: [fact('Batterie', 'Battery', 'LR44, eingesetzt', 'LR44, fitted')],
          scope: both('Stoppuhr, Umhängeband', 'Stopwatch, lanyard'),
          safety: ['batteries'],
          warrantyYears: 2,
        },
      ],
    },
    {
      name: both('Tore & Netze', 'Goals & nets'),
      templates: [
        {
          name: both('Minitor {series}, {pack}', 'Mini goal {series}, {pack}'),
          makers: ['ballwerk', 'turnfux', 'pausenfit'],
          packs: [
            pack('120 × 80 cm', '120 × 80 cm', 4990, 4200),
            pack('180 × 120 cm', '180 × 120 cm', 8990, 8600),
            pack('120 × 80 cm, 2 Stück', '120 × 80 cm, pair', 8990, 8400, pieces(2)),
          ],
          scene: 'goal',
          teaser: both('Steht in einer Minute, passt in den Geräteraum.', 'Up in a minute, fits the store room.'),
          text: both(
            'Klappgelenke statt Schrauben, Netz zum Einhängen. Mit Bodenankern für Rasen und Gewichten für die Halle.',
            'Hinges instead of screws, clip-on net. With ground anchors for grass and weights for the gym.',
          ),
          facts: [material('Stahl, Polyester', 'Steel, polyester')],
          scope: both('Tor, Netz, Anker', 'Goal, net, anchors'),
          safety: ['assembly'],
          bulky: true,
          warrantyYears: 2,
        },
      ],
    },
    {
      name: both('Pokale & Medaillen', 'Trophies & medals'),
      templates: [
        {
          name: both('{motif} {series}, {pack}', '{motif} {series}, {pack}'),
          makers: ['turnfux', 'festspiel', 'ballwerk'],
          packs: [onePack(690, 190), pack('10 Stück', 'pack of 10', 5490, 1700, pieces(10))],
          motifs: [
            motif('Pokal', 'Trophy', 'trophy'),
            motif('Medaille', 'Medal', 'medal', 0.4),
            motif('Ehrenrosette', 'Rosette', 'rosette', 0.5),
          ],
          scene: 'trophy',
          teaser: both('Mit Feld für die eigene Gravur.', 'With space for your own engraving.'),
          text: both(
            'Für Bundesjugendspiele, Lesewettbewerb und Seifenkistenrennen. Ein Bogen mit Schildern zum Bedrucken liegt bei.',
            'For sports day, reading contest and soapbox race. A sheet of printable plates is enclosed.',
          ),
          facts: [material('Metall, Holz', 'Metal, wood'), measures('je nach Ausführung', 'depending on version')],
          scope: both('Auszeichnung, Schilder', 'Award, plates'),
        },
      ],
    },
  ],
};
