import { shade } from '../shades.ts';
import { ball, circle, ellipse, lit, path, placed, rect, stroke, tube } from '../svg.ts';

const WOOD = '#e2bd8a';
const STEEL = '#b9c0ca';

export const paintBox = (colours: readonly string[], colour: string): string =>
  path('M-132 -18 L-116 -112 H116 L132 -18Z', lit(shade(colour, 0.15))) +
  path('M-114 -26 L-102 -98 H102 L114 -26Z', '#fbfaf6') +
  [-68, 0, 68].map((x) => ellipse(x, -62, 27, 22, '#e9e6dd')).join('') +
  rect(-134, -22, 268, 122, lit(colour), { rx: 12 }) +
  rect(-124, -14, 248, 104, shade(colour, -0.45), { rx: 8 }) +
  colours
    .map(
      (paint, at) =>
        circle(-99 + (at % 6) * 39.6, 13 + Math.floor(at / 6) * 50, 17.5, '#f4f1e9') +
        circle(-99 + (at % 6) * 39.6, 13 + Math.floor(at / 6) * 50, 14.5, ball(paint)),
    )
    .join('');

export const paintBottle = (colour: string): string =>
  path('M-22 -112 H22 L26 -72 H-26Z', tube('#f4f1ea')) +
  path('M-58 -34 Q-58 -70 -26 -74 H26 Q58 -70 58 -34 V102 Q58 114 46 114 H-46 Q-58 114 -58 102Z', tube(colour)) +
  rect(-58, -8, 116, 74, '#fffdf7', { opacity: 0.94 }) +
  circle(0, 22, 20, ball(colour)) +
  rect(-34, 50, 68, 7, shade(colour, -0.2), { rx: 3 });

export const paintTube = (colour: string): string =>
  rect(-18, -118, 36, 30, tube('#2b2f38'), { rx: 5 }) +
  path('M-22 -90 H22 L46 -62 L56 96 H-56 L-46 -62Z', tube('#eceae3')) +
  path('M-48 -34 H48 L54 58 H-54Z', tube(colour)) +
  rect(-58, 92, 116, 20, tube(STEEL), { rx: 3 }) +
  rect(-26, -4, 52, 8, shade(colour, 0.7), { rx: 4 }) +
  rect(-18, 14, 36, 6, shade(colour, 0.7), { rx: 3 });

export const paintJar = (colour: string): string =>
  rect(-40, -36, 80, 84, tube(colour), { rx: 12 }) +
  rect(-46, -58, 92, 28, tube('#fbfaf6'), { rx: 8 }) +
  rect(-40, -8, 80, 30, '#fffdf7', { opacity: 0.9 }) +
  circle(0, 7, 10, colour);

export const drawingPad = (colour: string): string =>
  rect(-112, -84, 232, 178, '#d9d4c6', { rx: 4 }) +
  rect(-118, -90, 232, 178, lit('#fdfcf8'), { rx: 4 }) +
  rect(-118, -90, 232, 40, lit(colour), { rx: 4 }) +
  rect(-100, -78, 90, 14, shade(colour, 0.62), { rx: 5 }) +
  stroke('M-86 56 Q-50 -10 -16 30 T50 12 T92 30', shade(colour, 0.1), 5, { opacity: 0.65 }) +
  circle(66, -18, 16, '#f6c21d', { opacity: 0.8 });

export const canvas = (colour: string): string =>
  path('M-100 -104 H96 L108 -94 V104 H-88 L-100 94Z', lit('#cfc8b8')) +
  rect(-100, -104, 196, 198, lit('#fdfcf8'), { rx: 2 }) +
  path('M-70 50 Q-20 -74 40 -30 T84 -60', 'none', {
    stroke: colour,
    'stroke-width': 24,
    'stroke-linecap': 'round',
    opacity: 0.85,
  }) +
  path('M-60 74 Q0 30 70 62', 'none', { stroke: shade(colour, 0.5), 'stroke-width': 16, 'stroke-linecap': 'round' });

export const easel = (colour: string): string =>
  stroke('M0 -118 L-74 116 M0 -118 L74 116', WOOD, 12) +
  stroke('M0 -118 L0 100', shade(WOOD, -0.25), 10) +
  rect(-78, 34, 156, 14, lit(WOOD), { rx: 4 }) +
  placed(canvas(colour), 0, -26, { scale: 0.6 });

export const origamiBoat = (colour: string): string =>
  path('M0 -86 L66 20 H-66Z', lit(shade(colour, 0.35))) +
  path('M0 -86 L66 20 H0Z', lit(colour)) +
  path('M-132 0 L-72 82 H72 L132 0 L60 28 L0 20 L-60 28Z', lit(colour)) +
  path('M-132 0 L0 20 L0 82 H-72Z', lit(shade(colour, 0.25))) +
  path('M132 0 L0 20 L72 82Z', shade(colour, -0.1), { opacity: 0.5 });

export const craftPunch = (colour: string): string =>
  rect(-72, -40, 144, 120, lit(shade(colour, 0.1)), { rx: 20 }) +
  rect(-82, -86, 164, 62, lit(colour), { rx: 26 }) +
  rect(-54, 6, 108, 62, '#fffdf7', { rx: 12 });

export const stamp = (colour: string): string =>
  circle(0, -66, 30, ball(WOOD)) +
  path('M-14 -44 H14 L20 8 H-20Z', tube(WOOD)) +
  rect(-46, 4, 92, 34, lit(WOOD), { rx: 8 }) +
  rect(-42, 36, 84, 16, lit(colour), { rx: 4 });

export const glueStick = (colour: string): string =>
  rect(-36, -46, 72, 148, tube(colour), { rx: 9 }) +
  rect(-36, -10, 72, 76, '#fffdf7', { opacity: 0.92 }) +
  rect(-28, -96, 56, 54, tube('#fbfaf3'), { rx: 12 }) +
  rect(-40, 88, 80, 24, tube(shade(colour, -0.3)), { rx: 7 }) +
  circle(0, 18, 16, colour) +
  rect(-20, 42, 40, 6, shade(colour, -0.2), { rx: 3 });

export const glueBottle = (colour: string): string =>
  path('M-8 -118 H8 L16 -78 H-16Z', tube('#e0484f')) +
  path('M-24 -80 H24 Q60 -70 60 -28 V96 Q60 110 46 110 H-46 Q-60 110 -60 96 V-28 Q-60 -70 -24 -80Z', tube('#fbfaf6')) +
  rect(-60, -18, 120, 84, lit(colour)) +
  rect(-36, 2, 72, 14, '#fffdf7', { rx: 6 }) +
  rect(-24, 28, 48, 8, shade(colour, 0.6), { rx: 4 });

export const tapeRing = (colour: string, core = '#e8dcc4'): string =>
  circle(0, 0, 94, lit(colour)) +
  circle(0, 0, 94, 'none', { stroke: shade(colour, -0.2), 'stroke-width': 3 }) +
  circle(0, 0, 58, lit(core)) +
  circle(0, 0, 48, '#ffffff') +
  stroke('M66 66 L112 78 L104 92', shade(colour, 0.12), 10, { opacity: 0.9 });

export const feltSheets = (colour: string): string =>
  [0.35, 0.16, 0]
    .map((light, at) =>
      path(
        `M${-116 + at * 8} ${-60 + at * 26} Q-60 ${-76 + at * 26} 0 ${-62 + at * 26} T${108 + at * 6} ${-64 + at * 26} L${116 + at * 6} ${42 + at * 18} Q50 ${56 + at * 18} 0 ${44 + at * 18} T${-108 + at * 8} ${48 + at * 18}Z`,
        lit(shade(colour, light)),
      ),
    )
    .join('');

export const bead = (colour: string, x: number, y: number, r = 24): string =>
  circle(x, y, r, ball(colour)) + ellipse(x + r * 0.15, y - r * 0.1, r * 0.28, r * 0.2, shade(colour, -0.5));

export const button = (colour: string, x: number, y: number, r = 30): string =>
  circle(x, y, r, lit(colour)) +
  circle(x, y, r * 0.72, 'none', { stroke: shade(colour, -0.22), 'stroke-width': 3 }) +
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ]
    .map(([dx = 0, dy = 0]) => circle(x + dx * r * 0.22, y + dy * r * 0.22, r * 0.11, shade(colour, -0.6)))
    .join('');

export const craftStick = (colour: string): string => rect(-13, -106, 26, 212, tube(colour), { rx: 13 });

/** Threads in three lengths around a middle: a fluffy edge. */
export const pompom = (colour: string, x: number, y: number, r = 34): string => {
  const tufts = (count: number, reach: number, start: number): string =>
    Array.from({ length: count }, (_, at) => {
      const angle = ((at + start) / count) * Math.PI * 2;
      const length = r * reach * (1 + (at % 3) * 0.05);
      return `M${x} ${y} L${(x + Math.cos(angle) * length).toFixed(1)} ${(y + Math.sin(angle) * length).toFixed(1)}`;
    }).join(' ');
  return (
    stroke(tufts(64, 0.98, 0), shade(colour, -0.2), 2.6) +
    stroke(tufts(56, 0.86, 0.5), colour, 3) +
    stroke(tufts(40, 0.6, 0.2), shade(colour, 0.22), 3)
  );
};

export const doughBlob = (colour: string): string =>
  path('M-54 20 Q-62 -38 -14 -46 Q36 -56 54 -12 Q68 34 28 48 Q-30 58 -54 20Z', ball(colour)) +
  path('M-30 -16 Q-18 -32 4 -32', 'none', {
    stroke: shade(colour, 0.6),
    'stroke-width': 7,
    'stroke-linecap': 'round',
    opacity: 0.7,
  });

export const block = (colour: string, width = 150, height = 96, depth = 52): string =>
  path(
    `M${-width / 2} ${-height / 2} l${depth} ${-depth * 0.6} h${width} l${-depth} ${depth * 0.6}Z`,
    lit(shade(colour, 0.22)),
  ) +
  path(
    `M${width / 2} ${-height / 2} l${depth} ${-depth * 0.6} v${height} l${-depth} ${depth * 0.6}Z`,
    lit(shade(colour, -0.2)),
  ) +
  rect(-width / 2, -height / 2, width, height, lit(colour));

export const modellingTool = (tip: string): string =>
  rect(-8, -30, 16, 128, tube(WOOD), { rx: 7 }) + rect(-9, -42, 18, 20, tube(STEEL), { rx: 3 }) + path(tip, lit(STEEL));

export const paperSack = (colour: string): string =>
  path('M-74 -98 Q0 -110 74 -98 L84 96 Q84 110 70 110 H-70 Q-84 110 -84 96Z', lit('#eee6d3')) +
  rect(-78, -104, 156, 20, lit('#d8ccb0'), { rx: 4 }) +
  rect(-60, -34, 120, 82, lit(colour), { rx: 8 }) +
  rect(-40, -16, 80, 12, '#fffdf7', { rx: 5 }) +
  rect(-28, 8, 56, 8, shade(colour, 0.6), { rx: 4 });

/** Kit or game box, lid up; the emblem is drawn after. */
export const box = (colour: string): string =>
  path('M-132 -92 L-112 -112 H132 L112 -92Z', lit(shade(colour, 0.35))) +
  path('M112 -92 L132 -112 V74 L112 98Z', lit(shade(colour, -0.3))) +
  rect(-132, -92, 244, 190, lit(colour), { rx: 3 }) +
  rect(-132, 68, 244, 30, shade(colour, -0.25)) +
  rect(-116, 77, 84, 11, shade(colour, 0.55), { rx: 5 });
