import { shade } from '../shades.ts';
import { ball, circle, ellipse, lettering, lit, path, placed, rect, stroke, tube } from '../svg.ts';

const WOOD = '#dcb27a';
const STEEL = '#9fa7b3';

export const desk = (colour: string): string =>
  stroke('M-96 -20 L-104 100 M96 -20 L104 100', STEEL, 10) +
  stroke('M-62 -34 L-66 70 M62 -34 L66 70', shade(STEEL, -0.3), 8) +
  rect(-80, 6, 160, 10, lit(shade(STEEL, 0.2)), { rx: 4 }) +
  path('M-88 -58 H88 L126 -26 H-126Z', lit(WOOD)) +
  rect(-126, -27, 252, 13, lit(colour), { rx: 4 }) +
  rect(-124, 96, 42, 11, colour, { rx: 5 }) +
  rect(82, 96, 42, 11, colour, { rx: 5 });

const legs = (xs: readonly number[], top: number, bottom: number): string =>
  xs.map((x) => rect(x - 7, top, 14, bottom - top, tube(WOOD), { rx: 5 })).join('');

export const groupTable = (colour: string): string =>
  legs([-62, 62], -20, 66) +
  legs([-106, 106], -6, 100) +
  path('M-84 -52 H84 L132 -14 H-132Z', lit(shade(colour, 0.3))) +
  rect(-132, -15, 264, 14, lit(shade(WOOD, -0.05)), { rx: 5 });

export const roundTable = (colour: string): string =>
  legs([-40, 40], 0, 72) +
  legs([-88, 88], -10, 98) +
  ellipse(0, -18, 132, 46, lit(WOOD)) +
  ellipse(0, -28, 132, 46, lit(shade(colour, 0.3)));

export const teacherDesk = (colour: string): string =>
  rect(-112, -30, 16, 128, lit(shade(colour, -0.2)), { rx: 3 }) +
  rect(-100, -22, 120, 74, lit(shade(colour, -0.35)), { rx: 2 }) +
  rect(20, -22, 96, 122, lit(colour), { rx: 5 }) +
  [-12, 26, 62]
    .map(
      (y) => rect(28, y, 80, 31, lit(shade(colour, 0.16)), { rx: 4 }) + rect(56, y + 12, 24, 6, '#6d747f', { rx: 3 }),
    )
    .join('') +
  rect(-126, -46, 252, 22, lit(shade(colour, 0.25)), { rx: 5 });

export const schoolChair = (colour: string): string =>
  stroke('M-52 20 L-60 108 M52 20 L60 108 M-40 10 L-34 84 M40 10 L34 84 M-44 8 L-50 -70 M44 8 L50 -70', STEEL, 8) +
  path('M-66 -112 Q0 -124 66 -112 L60 -42 Q0 -54 -60 -42Z', lit(colour)) +
  rect(-20, -94, 40, 12, shade(colour, -0.45), { rx: 6 }) +
  path('M-64 0 Q0 -14 64 0 L72 30 Q0 44 -72 30Z', lit(shade(colour, 0.08))) +
  path('M-72 30 Q0 44 72 30 V38 Q0 52 -72 38Z', shade(colour, -0.3));

export const officeChair = (colour: string): string =>
  stroke('M0 60 L-74 96 M0 60 L74 96 M0 60 L-28 108 M0 60 L28 108', '#3a3f4a', 10) +
  [
    [-74, 100],
    [74, 100],
    [-28, 112],
    [28, 112],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 9, '#1d2027'))
    .join('') +
  rect(-8, 26, 16, 44, tube('#6d747f')) +
  path('M-52 -116 Q0 -128 52 -116 Q62 -40 48 -6 H-48 Q-62 -40 -52 -116Z', lit(colour)) +
  stroke('M-34 -60 Q0 -50 34 -60 M-34 -28 Q0 -18 34 -28', shade(colour, -0.35), 4) +
  rect(-70, 2, 140, 32, lit(shade(colour, -0.1)), { rx: 15 }) +
  stroke('M-74 -2 V-34 H-58 M74 -2 V-34 H58', '#2b2f38', 10);

export const stool = (colour: string): string =>
  path('M-54 -70 H54 L22 0 Q18 30 64 84 Q70 98 0 98 Q-70 98 -64 84 Q-18 30 -22 0Z', tube(colour)) +
  ellipse(0, -70, 62, 19, lit(shade(colour, 0.25))) +
  ellipse(0, -70, 44, 11, shade(colour, -0.1));

export const cushion = (colour: string): string =>
  ellipse(0, 22, 124, 58, lit(shade(colour, -0.25))) +
  ellipse(0, 0, 124, 58, lit(colour)) +
  ellipse(0, 0, 108, 46, 'none', { stroke: shade(colour, 0.4), 'stroke-width': 3, 'stroke-dasharray': '8 6' }) +
  circle(0, 0, 11, ball(shade(colour, -0.2)));

export const shelf = (colour: string): string =>
  rect(-100, -116, 200, 228, lit(colour), { rx: 6 }) +
  [-104, -34, 36].map((y) => rect(-88, y, 176, 60, shade(colour, -0.5), { rx: 2 })).join('') +
  [
    [-80, -96, '#d92d3a', 16, 52],
    [-62, -90, '#f6c21d', 14, 46],
    [-46, -98, '#2563c9', 18, 54],
    [-26, -92, '#5fb03c', 14, 48],
    [30, -78, '#f4f1ea', 48, 34],
    [-76, -22, '#1fa6a2', 58, 48],
    [6, -28, '#f07f1c', 16, 54],
    [24, -24, '#7a3fb5', 18, 50],
    [-70, 52, '#f4f1ea', 60, 44],
    [10, 48, '#e5408c', 60, 48],
  ]
    .map(([x, y, fill, w, h]) => rect(Number(x), Number(y), Number(w), Number(h), lit(String(fill)), { rx: 2 }))
    .join('');

export const cupboard = (colour: string): string =>
  rect(-92, -118, 184, 226, lit(shade(colour, -0.15)), { rx: 5 }) +
  rect(-84, -110, 82, 206, lit(colour), { rx: 4 }) +
  rect(2, -110, 82, 206, lit(colour), { rx: 4 }) +
  [-14, 8].map((x) => rect(x, -18, 7, 40, lit('#8f97a3'), { rx: 3 })).join('') +
  rect(-92, 100, 184, 12, '#3a3f4a', { rx: 3 });

export const lockers = (colour: string): string =>
  rect(-104, -118, 208, 226, lit('#8f97a3'), { rx: 5 }) +
  [0, 1, 2, 3, 4, 5, 6, 7]
    .map((at) => {
      const x = -98 + (at % 4) * 50;
      const y = -112 + Math.floor(at / 4) * 108;
      return (
        rect(x, y, 46, 102, lit(shade(colour, at % 2 === 0 ? 0 : 0.22)), { rx: 3 }) +
        stroke(`M${x + 10} ${y + 14} h26 M${x + 10} ${y + 22} h26`, shade(colour, -0.4), 3) +
        circle(x + 37, y + 56, 4.5, '#2b2f38')
      );
    })
    .join('') +
  rect(-104, 104, 208, 10, '#3a3f4a', { rx: 3 });

export const storageBox = (colour: string): string =>
  path('M-104 -50 H104 L88 86 Q86 96 76 96 H-76 Q-86 96 -88 86Z', lit(colour)) +
  rect(-116, -66, 232, 24, lit(shade(colour, 0.2)), { rx: 9 }) +
  rect(-30, -24, 60, 18, shade(colour, -0.4), { rx: 9 }) +
  rect(-44, 20, 88, 38, '#fffdf7', { rx: 6 });

const board = (frame: string, face: string, inner: string): string =>
  rect(-136, -96, 272, 184, lit(frame), { rx: 8 }) +
  rect(-124, -84, 248, 160, lit(face), { rx: 3 }) +
  inner +
  rect(-66, 84, 132, 12, lit(shade(frame, -0.2)), { rx: 5 });

export const blackboard = (): string =>
  board(
    WOOD,
    '#2c6a56',
    stroke('M-104 -44 q20 -18 36 0 t36 0 M-104 -8 H-52 M-104 16 H-62', '#eef4ef', 4, { opacity: 0.85 }) +
      lettering('3 + 4 = 7', 44, 8, 28, '#f3f7f4') +
      rect(-36, 78, 30, 8, '#ffffff', { rx: 3 }) +
      rect(2, 76, 36, 10, '#f6c21d', { rx: 3 }),
  );

export const whiteboard = (colour: string): string =>
  board(
    '#c3c9d1',
    '#fcfdfd',
    stroke('M-90 40 L-40 -10 L4 20 L78 -50', colour, 6) +
      circle(-90, 40, 7, colour) +
      circle(78, -50, 7, colour) +
      rect(-44, 76, 50, 9, colour, { rx: 4 }) +
      rect(16, 74, 34, 12, '#2b2f38', { rx: 4 }),
  );

export const smallWhiteboard = (colour: string): string =>
  rect(-104, -84, 208, 160, lit(colour), { rx: 14 }) +
  rect(-92, -72, 184, 136, lit('#fcfdfd'), { rx: 6 }) +
  lettering('7 × 8', 0, 14, 52, shade(colour, -0.2)) +
  placed(rect(-8, -60, 16, 110, tube('#2b2f38'), { rx: 5 }) + rect(-8, -60, 16, 34, tube(colour), { rx: 5 }), 108, 36, {
    tx: 28,
  });

const note = (x: number, y: number, colour: string, tx: number): string =>
  placed(rect(-26, -26, 52, 52, lit(shade(colour, 0.45)), { rx: 2 }) + circle(0, -20, 6, ball('#d92d3a')), x, y, {
    tx,
  });

export const pinboard = (colour: string): string =>
  board(
    WOOD,
    '#c9955c',
    note(-80, -34, '#f6c21d', -6) +
      note(-12, -24, colour, 5) +
      note(66, -36, '#5bb3e6', -4) +
      note(-52, 38, '#8cc63f', 4) +
      note(36, 36, '#e5408c', -7),
  );

export const flipchart = (colour: string): string =>
  stroke('M-30 60 L-66 122 M30 60 L66 122 M0 60 V116', STEEL, 8) +
  rect(-88, -124, 176, 196, lit('#c3c9d1'), { rx: 6 }) +
  rect(-78, -110, 156, 174, lit('#fcfcfa'), { rx: 3 }) +
  rect(-88, -124, 176, 20, lit('#6d747f'), { rx: 6 }) +
  rect(-46, 0, 24, 44, lit(shade(colour, 0.2))) +
  rect(-12, -28, 24, 72, lit(colour)) +
  rect(22, -54, 24, 98, lit(shade(colour, -0.2))) +
  stroke('M-56 48 H58', '#545c6e', 4);

export const partition = (colour: string): string =>
  stroke('M-92 104 V-106 M92 104 V-106', STEEL, 9) +
  stroke('M-112 110 H-72 M72 110 H112', '#3a3f4a', 12) +
  rect(-92, -112, 184, 190, lit(colour), { rx: 6 }) +
  note(-40, -56, '#f6c21d', -5) +
  note(34, -40, '#fbfaf6', 4) +
  note(-10, 24, '#5bb3e6', -3);

export const coatRail = (): string =>
  rect(-136, -60, 272, 44, lit(WOOD), { rx: 10 }) +
  ['#d92d3a', '#f6c21d', '#2e8b4a', '#2563c9']
    .map(
      (colour, at) =>
        circle(-96 + at * 64, -38, 14, ball(colour)) +
        stroke(`M${-96 + at * 64} -16 v26 q0 18 18 18`, STEEL, 8) +
        circle(-78 + at * 64, 28, 8, ball(colour)),
    )
    .join('');

export const rug = (colour: string): string =>
  ellipse(0, 8, 138, 70, lit(shade(colour, -0.25))) +
  ellipse(0, 0, 138, 70, lit(colour)) +
  ellipse(0, 0, 106, 52, shade(colour, 0.35)) +
  ellipse(0, 0, 74, 35, lit(colour)) +
  ellipse(0, 0, 40, 18, shade(colour, 0.6));

export const rugRectangular = (colour: string): string =>
  path('M-96 -64 H96 L142 70 H-142Z', lit(colour)) +
  path('M-82 -50 H82 L118 54 H-118Z', shade(colour, 0.35)) +
  path('M-62 -34 H62 L90 38 H-90Z', lit(colour)) +
  ellipse(0, 4, 44, 20, shade(colour, 0.6));

export const mat = (colour: string, thickness = 26): string =>
  path('M-84 -50 H100 L136 20 H-132Z', lit(colour)) +
  path(`M-132 20 H136 V${20 + thickness} H-132Z`, lit(shade(colour, -0.28))) +
  stroke('M-40 -50 L-48 20 M36 -50 L50 20', shade(colour, -0.25), 3);
