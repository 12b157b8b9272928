import { shade } from '../shades.ts';
import { circle, ellipse, lettering, lit, path, placed, rect, stroke, tube } from '../svg.ts';

const PAPER = '#fbfaf6';
const STEEL = '#b9c0ca';

const lines = (x: number, y: number, width: number, count: number, step: number, colour: string): string =>
  stroke(Array.from({ length: count }, (_, at) => `M${x} ${y + at * step} h${width}`).join(' '), colour, 1.6, {
    opacity: 0.7,
  });

/** Cover with a label; pages are visible on the right. */
export const exerciseBook = (colour: string, label = ''): string =>
  rect(-78, -104, 164, 212, '#e9e5da', { rx: 8 }) +
  rect(-78, -106, 160, 212, PAPER, { rx: 8 }) +
  rect(-84, -108, 162, 214, lit(colour), { rx: 8 }) +
  rect(-84, -108, 16, 214, shade(colour, -0.22), { rx: 6 }) +
  rect(-48, -74, 106, 62, '#fffdf7', { rx: 6 }) +
  lines(-40, -58, 90, 3, 16, shade(colour, -0.2)) +
  (label === '' ? '' : circle(44, 74, 20, '#fffdf7') + lettering(label, 44, 82, 22, shade(colour, -0.3)));

export const collegePad = (colour: string): string =>
  rect(-84, -100, 172, 214, '#e0dccf', { rx: 6 }) +
  rect(-84, -104, 168, 212, PAPER, { rx: 6 }) +
  lines(-68, -24, 136, 7, 18, '#9db7d8') +
  rect(-84, -104, 168, 66, lit(colour), { rx: 6 }) +
  rect(-60, -92, 78, 12, shade(colour, 0.6), { rx: 5 }) +
  Array.from({ length: 11 }, (_, at) => rect(-76 + at * 14.4, -118, 6, 28, tube(STEEL), { rx: 3 })).join('');

/** Packed paper, seen from the corner. */
export const ream = (colour: string): string =>
  path('M-120 -6 L16 -66 L128 -22 L-6 44Z', lit(shade(colour, 0.82))) +
  path('M-120 -6 L-6 44 V96 L-120 42Z', lit(shade(colour, 0.5))) +
  path('M128 -22 L-6 44 V96 L128 28Z', lit(shade(colour, 0.62))) +
  path('M-62 -32 L54 16 V66 L36 75 V24 L-84 -22Z', lit(colour)) +
  stroke('M-6 52 L128 -14 M-6 62 L128 -4 M-6 72 L128 6 M-6 82 L128 16', shade(colour, 0.3), 1, { opacity: 0.5 });

export const paperBox = (colour: string): string =>
  path('M-128 -30 L0 -82 L128 -30 L0 24Z', lit('#d9b68a')) +
  path('M-128 -30 L0 24 V114 L-128 58Z', lit('#c39a68')) +
  path('M128 -30 L0 24 V114 L128 58Z', lit('#ad8352')) +
  path('M-30 -70 L98 -18 V4 L88 0 V-10 L-42 -62Z', '#f0e3c9') +
  path('M-104 10 L-30 42 V80 L-104 48Z', lit(colour)) +
  path('M-92 26 L-44 46 V52 L-92 32Z', '#fffdf7');

/** A pad of sheets with a printed grid. */
export const gridPad = (colour: string, width = 172, height = 216): string => {
  const step = 12;
  const across = Array.from(
    { length: Math.floor(width / step) },
    (_, at) => `M${-width / 2 + at * step} ${-height / 2 + 24} V${height / 2}`,
  );
  const down = Array.from(
    { length: Math.floor((height - 24) / step) + 1 },
    (_, at) => `M${-width / 2} ${-height / 2 + 24 + at * step} H${width / 2}`,
  );
  return (
    rect(-width / 2 + 3, -height / 2 + 6, width, height, '#d9d4c6', { rx: 4 }) +
    rect(-width / 2, -height / 2, width, height, PAPER, { rx: 4 }) +
    stroke([...across, ...down].join(' '), shade(colour, 0.45), 1) +
    rect(-width / 2, -height / 2, width, 24, lit(colour), { rx: 4 })
  );
};

export const leverArch = (colour: string): string =>
  path('M-66 -104 L62 -112 L92 -100 V100 L-40 112 L-66 100Z', lit(shade(colour, -0.3))) +
  path('M-40 -98 L92 -106 V98 L-40 112Z', lit(colour)) +
  path('M-66 -104 L-40 -98 V112 L-66 102Z', lit(shade(colour, -0.2))) +
  path('M-62 -74 L-45 -70 V-4 L-62 -10Z', '#fffdf7') +
  circle(-53, 46, 9, '#1a1c22') +
  circle(-53, 46, 6, STEEL) +
  rect(-18, -60, 84, 50, shade(colour, 0.12), { rx: 4, transform: 'skewY(-3)' });

export const flatFile = (colour: string): string =>
  rect(-84, -102, 176, 214, lit(shade(colour, -0.25)), { rx: 6 }) +
  rect(-88, -108, 172, 214, lit(colour), { rx: 6 }) +
  rect(-88, -108, 30, 214, shade(colour, -0.16), { rx: 6 }) +
  rect(-48, -108, 132, 214, '#ffffff', { rx: 4, opacity: 0.22 }) +
  rect(-82, -60, 18, 112, '#fffdf7', { rx: 3 }) +
  path('M-48 -108 L84 -108 L20 106 L-48 106Z', '#ffffff', { opacity: 0.12 });

export const magazineFile = (colour: string): string =>
  path('M-70 -60 L34 -104 V-70 L66 -60 V104 H-70Z', lit(shade(colour, -0.3))) +
  Array.from({ length: 5 }, (_, at) =>
    rect(
      -58 + at * 20,
      -92 + (at % 2) * 10,
      15,
      150,
      shade(['#e8e3d6', '#f6c21d', '#5bb3e6', '#e8e3d6', '#d92d3a'][at] ?? PAPER, 0.1),
      { rx: 2 },
    ),
  ).join('') +
  path('M-78 -30 L70 20 V112 H-78Z', lit(colour)) +
  circle(-6, 44, 14, shade(colour, -0.42)) +
  rect(-34, 70, 60, 26, '#fffdf7', { rx: 4 });

export const dividers = (colours: readonly string[]): string =>
  [...colours]
    .reverse()
    .map((colour, back) => {
      const at = colours.length - 1 - back;
      return (
        rect(-92 + at * 5, -98 + at * 5, 150, 200, PAPER, { rx: 4, stroke: '#d9d4c6', 'stroke-width': 1 }) +
        rect(56 + at * 5, -92 + at * (190 / colours.length), 30, 180 / colours.length - 4, lit(colour), { rx: 5 })
      );
    })
    .join('');

export const punchedPocket = (colour: string): string =>
  rect(-70, -100, 164, 210, '#dfe9f1', { rx: 4, opacity: 0.9 }) +
  rect(-58, -96, 140, 192, PAPER, { rx: 3 }) +
  lines(-44, -70, 112, 9, 18, shade(colour, 0.35)) +
  rect(-44, -78, 60, 14, lit(colour), { rx: 3 }) +
  rect(-92, -100, 26, 210, '#c8d8e4', { rx: 4 }) +
  [-80, -48, -16, 16, 48, 80].map((y) => circle(-79, y + 5, 5, '#ffffff')).join('') +
  path('M-70 -100 H94 L30 110 H-70Z', '#ffffff', { opacity: 0.22 });

export const bookCover = (colour: string): string =>
  placed(exerciseBook(shade(colour, 0.55)), 10, -6, { tx: 6 }) +
  placed(
    rect(-92, -112, 184, 224, lit(colour), { rx: 6, opacity: 0.86 }) +
      rect(-92, -112, 26, 224, shade(colour, -0.2), { rx: 5, opacity: 0.7 }) +
      rect(-40, -84, 100, 38, '#fffdf7', { rx: 4 }) +
      path('M-60 -112 H92 L14 112 H-60Z', '#ffffff', { opacity: 0.13 }),
    -8,
    4,
    { tx: -5 },
  );

/** A sheet of small labels. */
export const labelSheet = (fill: (at: number) => string): string =>
  rect(-88, -108, 180, 220, '#ded9cb', { rx: 6 }) +
  rect(-92, -112, 180, 220, '#f4f1e9', { rx: 6 }) +
  Array.from({ length: 15 }, (_, at) =>
    rect(-84 + (at % 3) * 56, -102 + Math.floor(at / 3) * 42, 50, 34, fill(at), { rx: 6 }),
  ).join('');

export const sheetStack = (colours: readonly string[]): string =>
  colours
    .map((colour, at) =>
      path(`M-124 ${30 - at * 9} L-4 ${-26 - at * 9} L124 ${22 - at * 9} L2 ${82 - at * 9}Z`, lit(colour), {
        stroke: shade(colour, -0.2),
        'stroke-width': 0.8,
      }),
    )
    .join('');

export const sheetFan = (colours: readonly string[]): string =>
  colours
    .map((colour, at) =>
      placed(
        rect(-52, -190, 104, 200, lit(colour), { rx: 4, stroke: shade(colour, -0.16), 'stroke-width': 0.8 }),
        0,
        96,
        { tx: (at - (colours.length - 1) / 2) * (104 / colours.length) },
      ),
    )
    .join('');

export const rolled = (colour: string): string =>
  rect(-110, -30, 220, 60, lit(colour), { rx: 6 }) +
  ellipse(-110, 0, 13, 30, shade(colour, -0.25)) +
  ellipse(-110, 0, 7, 18, shade(colour, 0.35)) +
  ellipse(110, 0, 13, 30, lit(shade(colour, 0.2))) +
  stroke('M-60 -30 V30 M60 -30 V30', shade(colour, -0.15), 2);

export const stickyNotes = (colour: string): string =>
  path('M-88 -84 H88 V96 H-88Z', shade(colour, -0.3)) +
  stroke('M-88 90 H88 M-88 94 H88', shade(colour, 0.3), 1.5) +
  path('M-88 -92 H88 V52 Q70 84 34 86 H-88Z', lit(shade(colour, 0.2))) +
  path('M34 86 Q44 62 88 52 Q70 84 34 86Z', shade(colour, -0.18)) +
  lines(-60, -48, 112, 3, 30, shade(colour, -0.45));

/** A book seen from the front. Draw its cover picture afterwards. */
export const bookFront = (colour: string): string =>
  path('M-76 -112 H86 V104 H-64 Q-84 104 -84 92 V-100 Q-84 -112 -76 -112Z', lit(shade(colour, -0.35))) +
  rect(-72, 88, 154, 20, '#f4f0e4', { rx: 3 }) +
  stroke('M-68 94 H80 M-68 100 H80', '#d5cfbe', 1.2) +
  path('M-76 -114 H84 V90 H-72 Q-84 90 -84 100 V-104 Q-84 -114 -76 -114Z', lit(colour)) +
  rect(-84, -110, 18, 200, shade(colour, -0.2), { opacity: 0.7 });

export const envelope = (colour: string): string =>
  rect(-112, -70, 224, 148, lit(shade(colour, 0.72)), { rx: 8 }) +
  path('M-112 70 L-20 -2 H20 L112 70 V74 Q112 78 106 78 H-106 Q-112 78 -112 74Z', lit(shade(colour, 0.6))) +
  path('M-110 -66 Q-106 -70 -100 -70 H100 Q106 -70 110 -66 L12 22 Q0 32 -12 22Z', lit(shade(colour, 0.82)), {
    stroke: shade(colour, 0.45),
    'stroke-width': 1.5,
  });

export const paddedBag = (): string =>
  rect(-76, -100, 164, 210, '#a87b48', { rx: 8 }) +
  rect(-84, -106, 164, 210, lit('#d3a56c'), { rx: 8 }) +
  rect(-84, -106, 164, 40, lit('#c2935a'), { rx: 8 }) +
  rect(-54, -20, 104, 62, '#fffdf7', { rx: 4 }) +
  lines(-44, -4, 78, 3, 16, '#8f97a3');
