import { bead } from '../drawings/art.ts';
import { paperBag } from '../drawings/bags.ts';
import {
  adventBags,
  adventBoxes,
  balloon,
  bauble,
  beeswax,
  bunting,
  candle,
  lanternStick,
  ribbonReel,
  wrappingRoll,
} from '../drawings/festive.ts';
import { emoji } from '../emoji.ts';
import { drawn, drawnBefore, group, manyColoured, object, RAINBOW, lookUp, type Scene } from '../scene.ts';
import { shade } from '../shades.ts';
import { placed, stroke } from '../svg.ts';

export const FEAST_SCENES = {
  'feast-mix': group(
    { name: 'christmas-tree', x: 144, y: 146, size: 200 },
    { name: 'wrapped-gift', x: 268, y: 190, size: 124 },
    { name: 'star', x: 272, y: 92, size: 84 },
  ),
  'lantern-stick': drawn(lanternStick),
  pumpkin: object('jack-o-lantern', 215),
  'leaf-garland': drawnBefore(
    () =>
      stroke('M-140 -50 Q0 40 140 -50', '#a8763c', 5) +
      [-100, -50, 0, 50, 100]
        .map((x, at) =>
          emoji(at % 2 === 0 ? 'maple-leaf' : 'fallen-leaf', x, 4 - Math.abs(x) * 0.28, 78, { tx: x / 4 }),
        )
        .join(''),
  ),
  ghost: object('ghost', 210),
  'party-popper': object('party-popper', 220),
  'bead-necklace': drawnBefore(() =>
    Array.from({ length: 18 }, (_, at) =>
      bead(
        RAINBOW[at % 8] ?? '#d92d3a',
        Math.cos((at / 18) * Math.PI * 2) * 100,
        Math.sin((at / 18) * Math.PI * 2) * 82,
        17,
      ),
    ).join(''),
  ),
  'advent-calendar': drawn(() => adventBoxes(), { y: 154, scale: 1.05 }),
  'advent-bags': drawn(() => adventBags(), { y: 146 }),
  stars: lookUp('star', 3, 120, 90),
  snowflakes: lookUp('snowflake', 3, 120, 90),
  bows: manyColoured('ribbon', ['#d92d3a', '#2e8b4a', '#d8a63a'], 130, 92),
  bells: lookUp('bell', 3, 110, 88),
  bauble: drawn(bauble, { y: 158 }),
  candles: drawn((tint) =>
    [-88, -29, 30, 89]
      .map((x, at) => placed(candle(tint, 96 + (at % 2) * 34), x, 46 - (at % 2) * 17, { scale: 0.82 }))
      .join(''),
  ),
  beeswax: drawnBefore(() => beeswax()),
  snowman: object('snowman', 225),
  'christmas-tree': object('christmas-tree', 230),
  'father-christmas': object('santa-claus', 210),
  'nesting-dolls': group(
    { name: 'nesting-dolls', x: 140, y: 140, size: 180 },
    { name: 'nesting-dolls', x: 236, y: 168, size: 130 },
    { name: 'nesting-dolls', x: 302, y: 190, size: 88 },
  ),
  eggs: manyColoured('egg', ['#f0a83c', '#5bb3e6', '#8cc63f'], 130, 86),
  blossoms: manyColoured('blossom', ['#e5408c', '#f6c21d', '#7a3fb5'], 130, 88),
  tulips: manyColoured('tulip', ['#e5408c', '#f6c21d', '#d92d3a'], 150, 80),
  bunny: object('rabbit', 215),
  balloons: drawn(
    (tint) =>
      balloon(shade(tint, 0.12), -70, -28, -12) + balloon(shade(tint, -0.06), 72, -34, 12) + balloon(tint, 0, -22),
    { scale: 0.92, y: 146 },
  ),
  bunting: drawn(bunting, { y: 136, scale: 1.1 }),
  'paper-lantern': manyColoured('red-paper-lantern', ['#d92d3a', '#f6c21d', '#2e8b4a'], 150, 88),
  gift: drawn(
    (tint) =>
      placed(wrappingRoll(shade(tint, 0.08)), 10, -40, { scale: 0.95 }) +
      placed(wrappingRoll(tint), -10, 44, { scale: 0.95 }),
  ),
  ribbon: drawn(ribbonReel),
  ticket: object('ticket', 225),
  'surprise-bag': drawn(paperBag),
  sparklers: drawnBefore(() =>
    [-70, 0, 70]
      .map(
        (x, at) =>
          stroke(`M${x} 100 L${x * 0.7} -6`, '#6d747f', 5) +
          stroke(`M${x * 0.82} 40 L${x * 0.7} -6`, '#b98a4e', 9) +
          emoji('sparkles', x * 0.66, -34 - (at % 2) * 14, 92),
      )
      .join(''),
  ),
  pinata: object('piata', 225),
} satisfies Record<string, Scene>;
