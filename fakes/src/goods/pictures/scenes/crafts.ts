import {
  bead,
  block,
  button,
  canvas,
  craftPunch,
  craftStick,
  doughBlob,
  drawingPad,
  easel,
  feltSheets,
  glueBottle,
  glueStick,
  modellingTool,
  origamiBoat,
  paintBottle,
  paintBox,
  paintJar,
  paintTube,
  paperSack,
  pompom,
  stamp,
  tapeRing,
} from '../drawings/art.ts';
import { fanOf } from '../drawings/holders.ts';
import { rolled, sheetFan, sheetStack } from '../drawings/paper-goods.ts';
import { emoji } from '../emoji.ts';
import { drawn, drawnBefore, group, object, RAINBOW, lookUp, type Scene, tintedObject } from '../scene.ts';
import { shade } from '../shades.ts';
import { circle, placed, rect, stroke } from '../svg.ts';

const PAINTS = [
  '#f6c21d',
  '#f07f1c',
  '#d92d3a',
  '#e5408c',
  '#7a3fb5',
  '#2563c9',
  '#5bb3e6',
  '#1fa6a2',
  '#2e8b4a',
  '#8a5a34',
  '#25272c',
  '#fbfaf6',
];
const WOOD = '#e2bd8a';

const punch =
  (name: string): Scene =>
  (tint) =>
    placed(craftPunch(tint), 186, 140, { scale: 1.1 }) +
    emoji(name, 186, 182, 58) +
    emoji(name, 318, 226, 44) +
    emoji(name, 298, 150, 34);

export const CRAFT_SCENES = {
  'art-mix': group(
    { name: 'artist-palette', x: 176, y: 150, size: 190 },
    { name: 'paintbrush', x: 280, y: 140, size: 150 },
  ),
  'craft-mix': (tint) =>
    emoji('scissors', 262, 120, 130, { tint }) +
    placed(sheetFan(RAINBOW), 150, 170, { scale: 0.62 }) +
    emoji('yarn', 284, 212, 96) +
    placed(glueStick('#2e8b4a'), 204, 214, { scale: 0.5 }),
  'glue-and-scissors': (tint) => placed(glueStick(tint), 140, 152) + emoji('scissors', 264, 156, 170),
  'paint-box': drawn((tint) => paintBox(PAINTS, tint)),
  'paint-bottle': drawn(paintBottle, { scale: 1.1 }),
  'paint-bottle-set': () =>
    ['#2e8b4a', '#d92d3a', '#f6c21d', '#2563c9', '#fbfaf6']
      .map((colour, at) => placed(paintBottle(colour), 72 + at * 64, 146 + (at % 2) * 22, { scale: 0.74 }))
      .join(''),
  'paint-tube': drawn(paintTube, { scale: 1.05, tx: 14 }),
  'finger-paints': () =>
    ['#d92d3a', '#f6c21d', '#2e8b4a', '#2563c9']
      .map((colour, at) =>
        placed(paintJar(colour), 108 + (at % 2) * 150 + Math.floor(at / 2) * 34, 104 + Math.floor(at / 2) * 92, {
          scale: 1.02,
        }),
      )
      .join(''),
  'paint-pots': (tint) =>
    [tint, '#f07f1c', '#7a3fb5', '#1fa6a2', '#e5408c', '#f6c21d']
      .map((colour, at) =>
        placed(paintJar(colour), 98 + (at % 3) * 102, 98 + Math.floor(at / 3) * 104, { scale: 0.92 }),
      )
      .join(''),
  paintbrush: tintedObject('paintbrush', 230),
  brushes: (tint) =>
    [tint, '#d92d3a', '#2e8b4a']
      .map((colour, at) =>
        emoji('paintbrush', 132 + at * 68, 150 + (at % 2) * 10, 190, { tint: colour, tx: -30 + at * 16 }),
      )
      .join(''),
  'drawing-pad': drawn(drawingPad, { scale: 1.08, tx: -4 }),
  canvas: drawn(canvas, { scale: 1.1 }),
  easel: drawn(easel, { scale: 1.08 }),
  'card-stack': drawn((tint) => sheetStack([0, 0.06, 0, 0.06, 0, 0.06, 0].map((light) => shade(tint, light)))),
  'card-sheets': drawn(
    (tint) =>
      placed(
        rect(-96, -106, 180, 220, tint, { rx: 3 }) +
          rect(-96, -106, 180, 220, shade(tint, -0.2), { rx: 3, opacity: 0.35 }),
        12,
        6,
        { tx: 9 },
      ) +
      placed(
        rect(-92, -108, 180, 220, tint, { rx: 3 }) +
          rect(-92, -108, 180, 220, shade(tint, 0.2), { rx: 3, opacity: 0.5 }),
        -8,
        0,
        { tx: -4 },
      ),
  ),
  'card-fan': drawn(() => sheetFan([...RAINBOW, '#8a5a34', '#fbfaf6']), { scale: 0.88 }),
  origami: (tint) =>
    placed(sheetStack(['#f6c21d', '#e5408c', '#2e8b4a', '#5bb3e6']), 250, 196, { scale: 0.6 }) +
    placed(origamiBoat(tint), 180, 142, { scale: 1.05 }),
  'crepe-roll': (tint) =>
    placed(rolled(tint), 200, 112, { tx: -10 }) + placed(rolled(shade(tint, -0.08)), 206, 192, { tx: -6 }),
  'translucent-paper': drawn(() => `<g opacity="0.75">${sheetFan(RAINBOW)}</g>`, { scale: 0.88 }),
  'punch-star': punch('star'),
  'punch-snowflake': punch('snowflake'),
  'punch-flower': punch('blossom'),
  'punch-butterfly': punch('butterfly'),
  stamps: (tint) =>
    [tint, '#d92d3a', '#2e8b4a']
      .map((colour, at) => placed(stamp(colour), 108 + at * 92, 140 + (at % 2) * 14, { scale: 1.1 }))
      .join('') + circle(108, 246, 17, 'none', { stroke: tint, 'stroke-width': 5 }),
  'glue-stick': drawn(glueStick, { scale: 1.1, tx: 6 }),
  'glue-bottle': drawn(glueBottle, { scale: 1.08 }),
  tape: drawn(() => tapeRing('#e9efe9', '#5bb3e6')),
  'washi-tape': drawn(
    (tint) =>
      `${tapeRing(tint)}${Array.from({ length: 10 }, (_, at) => circle(76 * Math.cos((at * Math.PI) / 5), 76 * Math.sin((at * Math.PI) / 5), 8, shade(tint, 0.65))).join('')}`,
    { scale: 1.08 },
  ),
  scissors: tintedObject('scissors', 230),
  'scissors-block': (tint) =>
    placed(block(WOOD, 230, 92, 40), 184, 212) +
    [90, 146, 202, 258].map((x) => emoji('scissors', x + 10, 128, 110, { tint, tx: 180 })).join(''),
  'scissors-long': tintedObject('scissors', 240, -90),
  felt: drawn(feltSheets),
  yarn: tintedObject('yarn', 230),
  thread: object('thread'),
  beads: drawnBefore(() =>
    Array.from({ length: 14 }, (_, at) =>
      bead(
        RAINBOW[(at * 3) % 8] ?? WOOD,
        -90 + (at % 5) * 45 + (Math.floor(at / 5) % 2) * 20,
        -52 + Math.floor(at / 5) * 48,
        25,
      ),
    ).join(''),
  ),
  buttons: drawnBefore(() =>
    Array.from({ length: 11 }, (_, at) =>
      button(
        RAINBOW[(at * 5) % 8] ?? WOOD,
        -92 + (at % 4) * 60 + (Math.floor(at / 4) % 2) * 22,
        -58 + Math.floor(at / 4) * 58,
        24 + (at % 3) * 5,
      ),
    ).join(''),
  ),
  'craft-sticks': drawn(() =>
    fanOf(
      Array.from({ length: 7 }, () => craftStick(WOOD)),
      74,
    ),
  ),
  'craft-sticks-coloured': drawn(() => fanOf(RAINBOW.map(craftStick), 84)),
  'nature-box': group(
    { name: 'wood', x: 160, y: 170, size: 130 },
    { name: 'chestnut', x: 250, y: 186, size: 92 },
    { name: 'maple-leaf', x: 224, y: 98, size: 108 },
    { name: 'feather', x: 292, y: 132, size: 90 },
  ),
  'pipe-cleaners': drawnBefore(() =>
    RAINBOW.slice(0, 7)
      .map((colour, at) =>
        stroke(`M${-96 + at * 32} 96 q-34 -56 0 -96 t0 -96`, colour, 13, {
          'stroke-dasharray': '1.5 2.2',
          'stroke-linecap': 'butt',
        }),
      )
      .join(''),
  ),
  pompoms: drawnBefore(() =>
    RAINBOW.map((colour, at) =>
      pompom(
        colour,
        -84 + (at % 3) * 84 + (Math.floor(at / 3) % 2) * 34 - (at > 5 ? 26 : 0),
        -64 + Math.floor(at / 3) * 66,
        32 + (at % 2) * 9,
      ),
    ).join(''),
  ),
  'modelling-dough': drawnBefore(() =>
    ['#d92d3a', '#f6c21d', '#2e8b4a', '#2563c9']
      .map((colour, at) =>
        placed(doughBlob(colour), -58 + (at % 2) * 116, -46 + Math.floor(at / 2) * 92, { tx: at * 40 }),
      )
      .join(''),
  ),
  'dough-block': drawn((tint) => [-60, 0, 60].map((y) => placed(block(tint, 190, 44, 34), -14, y + 10)).join('')),
  clay: drawnBefore(() => block('#e8ded0', 170, 110, 48) + placed(doughBlob('#d9ccb9'), -96, 74, { scale: 0.6 })),
  'modelling-tools': drawnBefore(() =>
    [
      'M-8 -42 Q0 -100 8 -42Z',
      'M-14 -42 Q-22 -92 0 -96 Q22 -92 14 -42 Q0 -66 -14 -42Z',
      'M-5 -42 L-3 -100 H3 L5 -42Z',
      'M-12 -42 L-12 -84 H12 L12 -42Z',
    ]
      .map((tip, at) => placed(modellingTool(tip), -84 + at * 56, at % 2 === 0 ? 0 : 10, { tx: -8 + at * 6 }))
      .join(''),
  ),
  plaster: drawn(paperSack, { scale: 1.05 }),
  hammer: object('hammer'),
  saw: object('carpentry-saw'),
  screwdriver: object('screwdriver'),
  clamp: object('clamp'),
  wrench: object('wrench'),
  toolbox: tintedObject('toolbox', 230),
  'nuts-bolts': lookUp('nut-and-bolt', 3, 130, 84),
  gears: group({ name: 'gear', x: 160, y: 136, size: 150 }, { name: 'gear', x: 258, y: 188, size: 110, tx: 20 }),
  hooks: lookUp('hook', 3, 140, 84),
} satisfies Record<string, Scene>;
