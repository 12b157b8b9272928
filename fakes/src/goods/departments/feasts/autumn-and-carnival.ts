import type { Aisle } from '../../department.ts';
import { both, fromAge, material, measures, motif, onePack, pack, pieces } from '../../product-template.ts';

export const AUTUMN_AND_CARNIVAL: Aisle = {
  name: both('Herbst & Fasching', 'Autumn & carnival'),
  description: both('Laternen, Kürbisse, Masken und Konfetti.', 'Lanterns, pumpkins, masks and confetti.'),
  scene: 'lantern',
  shelves: [
    {
      name: both('Laternen', 'Lanterns'),
      templates: [
        {
          name: both('Laterne „{motif}“ {series}, {pack}', 'Lantern “{motif}” {series}, {pack}'),
          makers: ['festspiel', 'klecks', 'adventhaus'],
          packs: [
            pack('Bastelset', 'craft kit', 590, 120),
            pack('Bastelset, 10 Stück', 'craft kit, pack of 10', 4990, 1200, pieces(10)),
          ],
          motifs: [
            motif('Mond und Stern', 'Moon and star', 'lantern'),
            motif('Fuchs', 'Fox', 'lantern-fox'),
            motif('Eule', 'Owl', 'lantern-owl'),
            motif('Regenbogen', 'Rainbow', 'lantern-rainbow'),
          ],
          scene: 'lantern',
          teaser: both('Vorgestanzt und in einer Stunde fertig.', 'Pre-cut and finished in an hour.'),
          text: both(
            'Karton und Transparentpapier passen genau aufeinander. Für Stab mit LED-Licht vorbereitet, eine Kerze braucht es nicht.',
            'Card and translucent paper match exactly. Made for an LED stick, no candle needed.',
          ),
          facts: [fromAge(4), measures('22 × 22 cm'), material('Karton, Transparentpapier', 'Card, translucent paper')],
          scope: both('Bastelset ohne Stab', 'Kit without stick'),
        },
        {
          name: both('Laternenstab mit LED {series}, {pack}', 'Lantern stick with LED {series}, {pack}'),
          makers: ['festspiel', 'lichtblick'],
          packs: [onePack(390, 60), pack('25 Stück', 'pack of 25', 7990, 1500, pieces(25))],
          scene: 'lantern-stick',
          teaser: both('Warmes Licht, das nicht ausgeht.', 'Warm light that does not go out.'),
          text: both(
            'Der Schalter sitzt am Griff, die Batterien halten zwei Umzüge. Wird nicht heiß.',
            'The switch is in the handle, the batteries last two processions. Does not get hot.',
          ),
          facts: [fromAge(3), measures('40 cm lang', '40 cm long')],
          scope: both('Stab, Batterien', 'Stick, batteries'),
          safety: ['batteries'],
        },
      ],
    },
    {
      name: both('Halloween & Herbst', 'Hallowe’en & autumn'),
      templates: [
        {
          name: both('{motif} {series}, {pack}', '{motif} {series}, {pack}'),
          makers: ['festspiel', 'gartenkind', 'klecks'],
          packs: [onePack(790, 240), pack('6 Stück', 'set of 6', 3990, 1440, pieces(6))],
          motifs: [
            motif('Kürbislicht', 'Pumpkin light', 'pumpkin'),
            motif('Herbstlaub-Girlande', 'Autumn leaf garland', 'leaf-garland'),
            motif('Gespensterlicht', 'Ghost light', 'ghost'),
          ],
          scene: 'pumpkin',
          teaser: both('Gruselig genug, freundlich genug.', 'Scary enough, friendly enough.'),
          text: both(
            'Für Fensterbank und Flur, jedes Jahr wieder zu verwenden. Flach gelagert im eigenen Beutel.',
            'For window sill and corridor, to use again every year. Stores flat in its own bag.',
          ),
          facts: [material('Pappmaché, Papier', 'Papier mâché, paper')],
          scope: both('Dekoration', 'Decoration'),
        },
      ],
    },
    {
      name: both('Fasching', 'Carnival'),
      templates: [
        {
          name: both('{motif} {series}, {pack}', '{motif} {series}, {pack}'),
          makers: ['festspiel', 'klecks', 'stoffwechsel'],
          packs: [onePack(490, 80), pack('Klassensatz, 25 Stück', 'class set of 25', 9900, 2000, pieces(25))],
          motifs: [
            motif('Masken zum Bemalen', 'Masks to paint', 'masks'),
            motif('Konfettikanone', 'Confetti popper', 'party-popper', 0.8),
            motif('Papierkrone', 'Paper crown', 'crown'),
            motif('Perlenkette', 'Bead necklace', 'bead-necklace', 0.6),
          ],
          scene: 'masks',
          teaser: both('Bunt, leicht, schnell verteilt.', 'Colourful, light, quickly handed out.'),
          text: both(
            'Für Rosenmontag, Theater und Tanz. Das Konfetti ist aus Papier und zerfällt im Regen.',
            'For carnival, theatre and dance. The confetti is paper and dissolves in rain.',
          ),
          facts: [fromAge(4), material('Papier, Karton', 'Paper, card')],
          scope: both('Faschingsartikel', 'Carnival item'),
          safety: ['under-3'],
        },
      ],
    },
  ],
};
