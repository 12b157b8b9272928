import { fanOf, pencilCase, potOf, softCase, trayOf, tubOf } from '../drawings/holders.ts';
import {
  ballpoint,
  canisterSharpener,
  chalkStick,
  crayonStick,
  deskSharpener,
  drawingCompass,
  eraser,
  feltTip,
  fineliner,
  gelPen,
  highlighter,
  inkBottle,
  inkCartridge,
  marker,
  pencilStick,
} from '../drawings/pens.ts';
import { emoji } from '../emoji.ts';
import { drawn, drawnBefore, group, inColour, RAINBOW, type Scene, tintedObject, withEmblem } from '../scene.ts';
import { shade } from '../shades.ts';
import { placed } from '../svg.ts';

const PASTELS = ['#f6d65a', '#f59ac1', '#a9dc8b', '#8fcbee'];

const leaning = (draw: Scene, tx = 38, scale = 1.12): Scene => drawn(draw, { tx, scale });
const pencilCaseWith = (name: string, colour: string): Scene =>
  inColour(colour, withEmblem(pencilCase, name, { y: -14, size: 118 }));

export const WRITING_SCENES = {
  'writing-mix': (tint) =>
    placed(
      potOf(tint, [pencilStick('#d92d3a'), feltTip('#2563c9'), pencilStick('#f6c21d'), pencilStick('#2e8b4a')]),
      150,
      190,
      { scale: 0.95 },
    ) +
    emoji('straight-ruler', 284, 150, 130) +
    emoji('fountain-pen', 270, 214, 92),
  pencil: leaning(pencilStick),
  pencils: drawn((tint) =>
    fanOf([tint, shade(tint, -0.2), shade(tint, 0.2), tint, shade(tint, -0.2)].map(pencilStick), 56),
  ),
  'chunky-pencils': drawn(() =>
    fanOf(
      RAINBOW.slice(0, 6).map((colour) => crayonStick(colour)),
      70,
    ),
  ),
  'coloured-pencils': drawn((tint) => trayOf(tint, RAINBOW.map(pencilStick))),
  'coloured-pencils-tub': drawn((tint) => tubOf(tint, [...RAINBOW, ...RAINBOW].map(pencilStick))),
  'wax-crayons': drawn((tint) => trayOf(tint, RAINBOW.map(crayonStick))),
  chalks: drawnBefore(() => fanOf(RAINBOW.slice(0, 6).map(chalkStick), 60)),
  eraser: drawn(eraser, { scale: 1.15 }),
  sharpener: drawn(canisterSharpener, { scale: 1.2 }),
  'desk-sharpener': drawn(deskSharpener, { scale: 1.1 }),
  'fountain-pen': tintedObject('fountain-pen', 230),
  'ink-cartridges': drawn((tint) =>
    [-70, -35, 0, 35, 70]
      .map((x, at) => placed(inkCartridge(tint), x, at % 2 === 0 ? -6 : 12, { scale: 1.25 }))
      .join(''),
  ),
  'ink-bottle': drawn(inkBottle, { scale: 1.1 }),
  ballpoint: leaning(ballpoint, 42, 1.1),
  'gel-pens': drawn((tint) => trayOf(tint, RAINBOW.map(gelPen))),
  'felt-tips': drawn((tint) => trayOf(tint, RAINBOW.map(feltTip))),
  fineliner: leaning(fineliner, 40, 1.12),
  'fineliner-set': drawn((tint) => trayOf(tint, [...RAINBOW, '#8a5a34', '#25272c'].map(fineliner))),
  highlighter: leaning(highlighter, 34, 1.1),
  'highlighter-set': drawnBefore(() => fanOf(PASTELS.map(highlighter), 66)),
  'board-marker': leaning((tint) => marker(tint), 36, 1.1),
  'permanent-marker': leaning((tint) => marker(tint, '#3a3f4a'), -32, 1.1),
  ruler: tintedObject('straight-ruler', 240),
  rulers: group(
    { name: 'straight-ruler', x: 160, y: 140, size: 190 },
    { name: 'triangular-ruler', x: 254, y: 172, size: 150 },
  ),
  'board-ruler': tintedObject('straight-ruler', 258, 45),
  'set-square': tintedObject('triangular-ruler', 210),
  'drawing-compass': drawn(drawingCompass, { scale: 1.15 }),
  'pencil-case': drawn(pencilCase),
  'pencil-case-dino': pencilCaseWith('t-rex', '#8cc63f'),
  'pencil-case-rocket': pencilCaseWith('rocket', '#1f2f5c'),
  'pencil-case-butterfly': pencilCaseWith('butterfly', '#e88ab8'),
  'pencil-case-football': pencilCaseWith('soccer-ball', '#2e8b4a'),
  'pencil-case-unicorn': pencilCaseWith('unicorn', '#9b6fd0'),
  'soft-case': drawn(softCase, { scale: 1.05 }),
  'pen-pot': (tint) =>
    placed(
      potOf(tint, [pencilStick('#d92d3a'), feltTip('#2563c9'), pencilStick('#f6c21d'), pencilStick('#2e8b4a')]),
      200,
      194,
      { scale: 1.05 },
    ),
  'pen-pot-three': (tint) =>
    [112, 200, 288]
      .map((x, at) =>
        placed(potOf(tint, [pencilStick(RAINBOW[at] ?? tint), pencilStick(RAINBOW[at + 3] ?? tint)], 86), x, 196, {
          scale: 0.95,
        }),
      )
      .join(''),
} satisfies Record<string, Scene>;
