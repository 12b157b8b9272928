import { shade } from '../shades.ts';
import { ball, circle, ellipse, lettering, lit, path, placed, rect, stroke, tube } from '../svg.ts';

const WOOD = '#dcb27a';

export const counter = (colour: string, x: number, y: number): string =>
  ellipse(x, y + 8, 34, 22, shade(colour, -0.35)) + ellipse(x, y, 34, 22, lit(colour));

export const clockFace = (colour: string): string =>
  circle(0, 0, 112, lit(colour)) +
  circle(0, 0, 94, '#fffdf7') +
  Array.from({ length: 12 }, (_, at) => {
    const angle = ((at + 1) / 12) * Math.PI * 2;
    return lettering(
      String(at + 1),
      Math.sin(angle) * 76,
      8 - Math.cos(angle) * 76,
      22,
      at % 2 === 0 ? '#d92d3a' : '#1d3f72',
    );
  }).join('') +
  stroke('M0 0 L-30 -34', '#d92d3a', 11) +
  stroke('M0 0 L24 -56', '#1d3f72', 8) +
  circle(0, 0, 9, DARK);

const DARK = '#2b2f38';

export const letterTile = (letter: string, colour: string, x: number, y: number, tx = 0): string =>
  placed(
    rect(-34, -34, 68, 74, shade(colour, -0.35), { rx: 12 }) +
      rect(-34, -38, 68, 70, lit(colour), { rx: 12 }) +
      lettering(letter, 0, 15, 50, '#fffdf7'),
    x,
    y,
    { tx },
  );

export const woodenLetter = (letter: string, x: number, y: number, tx = 0): string =>
  placed(
    rect(-34, -34, 68, 74, shade(WOOD, -0.35), { rx: 8 }) +
      rect(-34, -38, 68, 70, lit(WOOD), { rx: 8 }) +
      lettering(letter, 0, 15, 50, '#6b431c'),
    x,
    y,
    { tx },
  );

export const woodenBlocks = (tint: string): string =>
  rect(-116, 36, 74, 66, lit(WOOD), { rx: 5 }) +
  rect(-37, 36, 74, 66, lit(tint), { rx: 5 }) +
  rect(42, 36, 74, 66, lit('#d92d3a'), { rx: 5 }) +
  path('M-80 34 V-32 H80 V34 H40 V22 Q40 -8 0 -8 Q-40 -8 -40 22 V34Z', lit('#f6c21d')) +
  path('M-64 -36 L0 -104 L64 -36Z', lit('#2e8b4a')) +
  circle(79, 69, 14, shade(WOOD, 0.3));

const studs = (xs: readonly number[], y: number, colour: string): string =>
  xs.map((x) => rect(x - 15, y - 12, 30, 16, tube(colour), { rx: 5 })).join('');

export const bricks = (colour: string): string =>
  studs([-78, -34, 10, 54], 26, colour) +
  rect(-104, 34, 184, 62, lit(colour), { rx: 7 }) +
  studs([-22, 22, 66], -48, shade(colour, 0.2)) +
  rect(-48, -40, 140, 62, lit(shade(colour, 0.2)), { rx: 7 }) +
  studs([-62, -18], -108, shade(colour, -0.15)) +
  rect(-88, -100, 96, 56, lit(shade(colour, -0.15)), { rx: 7 });

const pane = (d: string, colour: string): string =>
  path(d, colour, { opacity: 0.62, stroke: shade(colour, -0.2), 'stroke-width': 6, 'stroke-linejoin': 'round' });

export const magneticTiles = (): string =>
  pane('M-96 98 H-6 V8 H-96Z', '#2563c9') +
  pane('M-2 98 H88 V8 H-2Z', '#f07f1c') +
  pane('M-96 4 H-6 L-51 -78Z', '#d92d3a') +
  pane('M-2 4 H88 L43 -78Z', '#2e8b4a') +
  pane('M-48 -80 H40 L-4 -112Z', '#f6c21d');

export const chessBoard = (): string =>
  path('M-90 -20 H90 L136 78 H-136Z', lit('#7a4c24')) +
  Array.from({ length: 24 }, (_, at) => {
    const row = Math.floor(at / 6);
    const column = at % 6;
    const left = (y: number): number => -86 - (y + 16) * 0.44;
    const top = -16 + row * 22;
    const cell = (x: number, y: number): string => `${(left(y) + ((-2 * left(y)) / 6) * x).toFixed(1)} ${y}`;
    return path(
      `M${cell(column, top)} L${cell(column + 1, top)} L${cell(column + 1, top + 22)} L${cell(column, top + 22)}Z`,
      (row + column) % 2 === 0 ? '#f0dcb8' : '#8f5b2e',
    );
  }).join('');

export const plainBall = (colour: string): string => circle(0, 0, 104, ball(colour));

export const ribbedBall = (colour: string): string =>
  circle(0, 0, 112, ball(colour)) +
  [-52, -20, 14, 48]
    .map((y) =>
      stroke(
        `M${-Math.sqrt(112 ** 2 - y ** 2).toFixed(1)} ${y} Q0 ${y + 26} ${Math.sqrt(112 ** 2 - y ** 2).toFixed(1)} ${y}`,
        shade(colour, -0.25),
        3,
        { opacity: 0.6 },
      ),
    )
    .join('');

export const fabricBall = (colour: string): string =>
  circle(0, 0, 100, ball(colour)) +
  stroke('M-100 0 Q0 44 100 0 M0 -100 Q-50 0 0 100 M0 -100 Q50 0 0 100', shade(colour, 0.6), 4, {
    'stroke-dasharray': '9 7',
  });

export const hoop = (colour: string): string =>
  ellipse(0, 0, 126, 102, 'none', { stroke: shade(colour, -0.25), 'stroke-width': 18 }) +
  ellipse(0, -3, 126, 102, 'none', { stroke: colour, 'stroke-width': 12 }) +
  path('M-108 -56 A126 102 0 0 1 -20 -104', 'none', {
    stroke: shade(colour, 0.6),
    'stroke-width': 5,
    'stroke-linecap': 'round',
  });

export const skippingRope = (colour: string): string =>
  stroke('M-84 -60 Q-150 80 -30 66 Q40 58 -10 10 Q-40 -30 20 -40 Q120 -50 92 60', shade(colour, 0.2), 11) +
  stroke('M-84 -60 Q-150 80 -30 66 Q40 58 -10 10 Q-40 -30 20 -40 Q120 -50 92 60', shade(colour, 0.6), 3, {
    'stroke-dasharray': '6 8',
  }) +
  placed(rect(-13, -50, 26, 74, tube(WOOD), { rx: 11 }) + rect(-13, -26, 26, 10, colour), -82, -66, { tx: 16 }) +
  placed(rect(-13, -24, 26, 74, tube(WOOD), { rx: 11 }) + rect(-13, 12, 26, 10, colour), 92, 70, { tx: 8 });

export const balanceBoard = (colour: string): string =>
  path('M-60 6 Q0 92 60 6Z', lit('#3a3f4a')) +
  ellipse(0, 10, 130, 46, lit(shade(colour, -0.3))) +
  ellipse(0, -4, 130, 46, lit(colour)) +
  [
    [-50, -14],
    [0, -24],
    [50, -14],
    [-28, 8],
    [28, 8],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 15, 6, shade(colour, 0.45)))
    .join('');

export const cone = (colour: string): string =>
  path('M-18 -108 Q0 -118 18 -108 L66 72 H-66Z', tube(colour)) +
  path('M-34 -44 H34 L48 8 H-48Z', tube('#fbfaf6')) +
  path('M-112 92 L-86 66 H86 L112 92 Q112 104 100 104 H-100 Q-112 104 -112 92Z', lit(shade(colour, -0.1)));

export const bugJar = (): string =>
  path('M-78 -56 H78 L66 92 Q64 106 50 106 H-50 Q-64 106 -66 92Z', '#eef6fb', {
    opacity: 0.9,
    stroke: '#a9c3d4',
    'stroke-width': 4,
  }) +
  rect(-88, -88, 176, 40, lit('#2e8b4a'), { rx: 14 }) +
  ellipse(0, -88, 60, 14, lit('#cfe5f3')) +
  path('M-60 -30 Q-50 40 -46 80', 'none', {
    stroke: '#ffffff',
    'stroke-width': 9,
    'stroke-linecap': 'round',
    opacity: 0.8,
  });

export const globeStand = (): string =>
  path('M-30 92 H30 L44 112 H-44Z', lit(WOOD)) + stroke('M58 -98 A112 112 0 0 1 0 96', '#b98a4e', 9);

export const modelStand = (): string => rect(-5, 40, 10, 60, tube('#9fa7b3')) + ellipse(0, 104, 58, 14, lit('#3a3f4a'));

export const bib = (colour: string): string =>
  path(
    'M-66 -104 H-34 Q-30 -58 0 -58 Q30 -58 34 -104 H66 Q60 -40 92 -24 V98 Q92 108 82 108 H-82 Q-92 108 -92 98 V-24 Q-60 -40 -66 -104Z',
    lit(colour),
  ) +
  stroke('M-92 20 H92', '#fffdf7', 12, { 'stroke-linecap': 'butt', opacity: 0.85 }) +
  stroke(
    'M-34 -102 Q-30 -54 0 -54 Q30 -54 34 -102 M-66 -102 Q-60 -40 -90 -24 M66 -102 Q60 -40 90 -24',
    shade(colour, -0.3),
    5,
  );

export const kickScooter = (colour: string): string =>
  [-84, 88]
    .map((x) => circle(x, 84, 30, lit(DARK)) + circle(x, 84, 19, '#dfe3e9') + circle(x, 84, 7, shade(colour, -0.2)))
    .join('') +
  stroke('M88 84 L42 -92', '#9fa7b3', 10) +
  stroke('M78 48 L52 -54', colour, 15) +
  stroke('M-84 84 L-52 68 H44 Q64 68 76 44', colour, 15) +
  stroke('M16 -98 L66 -86', '#9fa7b3', 9) +
  stroke('M8 -100 L24 -96 M58 -88 L74 -84', DARK, 15);
