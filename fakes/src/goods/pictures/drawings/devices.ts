import { shade } from '../shades.ts';
import { circle, ellipse, lettering, lit, path, placed, rect, stroke, tube } from '../svg.ts';

const STEEL = '#c3c9d1';
const DARK = '#2b2f38';

export const stapler = (colour: string): string =>
  rect(-122, 56, 244, 24, lit(DARK), { rx: 10 }) +
  path('M-104 20 H96 V38 H-104Z', lit(STEEL)) +
  path('M-120 26 Q-128 -6 -96 -14 L84 -56 Q112 -60 116 -34 Q118 -16 96 -8 L-92 30Z', lit(colour)) +
  path('M-84 -8 L84 -46', 'none', { stroke: shade(colour, 0.5), 'stroke-width': 7, 'stroke-linecap': 'round' }) +
  circle(-100, 36, 19, lit(shade(colour, -0.3))) +
  circle(-100, 36, 8, STEEL);

export const holePunch = (colour: string): string =>
  rect(-110, 44, 220, 30, lit(DARK), { rx: 10 }) +
  rect(-96, 6, 34, 44, lit(STEEL), { rx: 5 }) +
  rect(62, 6, 34, 44, lit(STEEL), { rx: 5 }) +
  path('M-104 8 Q-110 -52 0 -58 Q110 -52 104 8Z', lit(colour)) +
  path('M-74 -22 Q0 -46 74 -22', 'none', { stroke: shade(colour, 0.5), 'stroke-width': 8, 'stroke-linecap': 'round' });

export const letterTray = (colour: string): string =>
  [64, 20, -24]
    .map(
      (y) =>
        path(`M-112 ${y - 30} L-84 ${y - 52} H84 L112 ${y - 30} V${y} H-112Z`, shade(colour, -0.3)) +
        path(`M-88 ${y - 20} L-70 ${y - 46} H70 L88 ${y - 20}Z`, '#fbfaf6') +
        path(
          `M-112 ${y - 30} V${y + 6} H112 V${y - 30} L104 ${y - 14} H44 Q34 ${y - 2} 0 ${y - 2} Q-34 ${y - 2} -44 ${y - 14} H-104Z`,
          lit(colour),
        ),
    )
    .join('');

export const calculator = (colour: string): string =>
  rect(-72, -116, 152, 232, shade(colour, -0.4), { rx: 16 }) +
  rect(-76, -118, 152, 230, lit(colour), { rx: 16 }) +
  rect(-60, -102, 120, 52, lit('#cfe0d2'), { rx: 6 }) +
  lettering('128', 30, -66, 32, '#22302a') +
  Array.from({ length: 16 }, (_, at) =>
    rect(-60 + (at % 4) * 31, -34 + Math.floor(at / 4) * 34, 26, 26, lit(at % 4 === 3 ? '#f07f1c' : '#f1efe8'), {
      rx: 6,
    }),
  ).join('');

export const laminator = (colour: string): string =>
  path('M-74 -96 H74 V-10 H-74Z', '#fbfaf6', { stroke: '#d9d5cb', 'stroke-width': 2 }) +
  rect(-56, -80, 70, 12, lit(colour), { rx: 4 }) +
  stroke('M-56 -54 H56 M-56 -38 H40', '#b5bcc7', 4) +
  rect(-134, -18, 268, 84, lit('#e6e8ec'), { rx: 26 }) +
  rect(-96, -12, 192, 12, DARK, { rx: 5 }) +
  rect(-134, 40, 268, 28, lit(colour), { rx: 14 }) +
  circle(100, 22, 10, '#1a7f45') +
  rect(60, 14, 24, 16, DARK, { rx: 5 });

export const shredder = (colour: string): string =>
  Array.from({ length: 9 }, (_, at) => rect(-46 + at * 11, 56, 8, 46, '#f4f1ea')).join('') +
  path('M-50 -116 H50 V-56 H-50Z', '#fbfaf6', { stroke: '#d9d5cb', 'stroke-width': 2 }) +
  stroke('M-34 -98 H34 M-34 -82 H20', '#9db7d8', 4) +
  rect(-80, -10, 160, 122, lit('#dfe3e9'), { rx: 12, opacity: 0.9 }) +
  rect(-64, 8, 128, 86, lit('#b9c6d3'), { rx: 8, opacity: 0.85 }) +
  rect(-92, -62, 184, 60, lit(DARK), { rx: 16 }) +
  rect(-60, -54, 120, 10, '#0e1014', { rx: 5 }) +
  circle(70, -24, 7, colour);

export const wasteBin = (colour: string): string =>
  ellipse(0, -84, 86, 20, shade(colour, -0.45)) +
  path('M-86 -84 Q0 -56 86 -84 L64 96 Q62 110 0 110 Q-62 110 -64 96Z', tube(colour)) +
  path('M-86 -84 Q0 -56 86 -84', 'none', { stroke: shade(colour, 0.4), 'stroke-width': 7 }) +
  path('M-16 0 h32 M0 -16', 'none') +
  stroke('M-20 22 L0 -10 L20 22 Z', shade(colour, 0.65), 7);

export const firstAid = (): string =>
  rect(-34, -104, 68, 34, 'none', { rx: 12, stroke: '#a8162a', 'stroke-width': 12 }) +
  rect(-120, -80, 240, 168, lit('#d92d3a'), { rx: 22 }) +
  circle(0, 4, 56, '#ffffff') +
  rect(-12, -32, 24, 72, '#d92d3a', { rx: 3 }) +
  rect(-36, -8, 72, 24, '#d92d3a', { rx: 3 });

export const tablet = (colour: string): string =>
  rect(-96, -120, 192, 240, lit(colour), { rx: 24 }) +
  rect(-80, -104, 160, 208, '#16181d', { rx: 12 }) +
  rect(-72, -96, 144, 192, lit('#e8f0f7'), { rx: 6 }) +
  [
    ['#d92d3a', -44, -64],
    ['#f6c21d', 0, -64],
    ['#2e8b4a', 44, -64],
    ['#2563c9', -44, -20],
    ['#7a3fb5', 0, -20],
    ['#f07f1c', 44, -20],
  ]
    .map(([fill, x, y]) => rect(Number(x) - 16, Number(y) - 16, 32, 32, lit(String(fill)), { rx: 9 }))
    .join('') +
  rect(-56, 30, 112, 12, '#b5c4d3', { rx: 6 }) +
  rect(-56, 54, 76, 12, '#ccd7e2', { rx: 6 });

export const usbStick = (colour: string): string =>
  placed(
    rect(-32, -112, 64, 62, lit(STEEL), { rx: 5 }) +
      rect(-18, -98, 12, 16, '#6d747f', { rx: 2 }) +
      rect(6, -98, 12, 16, '#6d747f', { rx: 2 }) +
      rect(-44, -54, 88, 160, lit(colour), { rx: 18 }) +
      rect(-28, -26, 56, 62, shade(colour, 0.5), { rx: 8, opacity: 0.7 }) +
      circle(0, 82, 11, '#ffffff', { opacity: 0.9 }),
    0,
    0,
    { tx: 32, scale: 0.95 },
  );

export const projector = (): string =>
  path('M70 -8 L196 -72 V74 L70 28Z', '#fff3c4', { opacity: 0.55 }) +
  rect(-120, -54, 224, 118, lit('#eef0f3'), { rx: 22 }) +
  rect(-120, 34, 224, 30, lit('#c9ced6'), { rx: 14 }) +
  circle(56, 2, 44, lit('#3a3f4a')) +
  circle(56, 2, 33, '#14161b') +
  circle(56, 2, 22, lit('#4d79b8')) +
  circle(46, -8, 7, '#ffffff', { opacity: 0.8 }) +
  stroke('M-98 -24 H-34 M-98 -8 H-34 M-98 8 H-34', '#b5bcc7', 6) +
  rect(-96, 60, 30, 12, DARK, { rx: 4 }) +
  rect(54, 60, 30, 12, DARK, { rx: 4 });

export const flatTv = (colour: string): string =>
  rect(-140, -96, 280, 170, lit(DARK), { rx: 8 }) +
  rect(-132, -88, 264, 152, lit(shade(colour, 0.25)), { rx: 3 }) +
  path('M-132 64 L-60 -20 L-14 28 L48 -48 L132 44 V64Z', shade(colour, -0.3), { opacity: 0.75 }) +
  circle(86, -54, 16, '#f6c21d') +
  stroke('M-60 74 L-76 100 M60 74 L76 100', '#6d747f', 9);

export const loudspeaker = (colour: string): string =>
  rect(-66, -116, 132, 230, lit(DARK), { rx: 26 }) +
  circle(0, -54, 32, lit('#4b515d')) +
  circle(0, -54, 14, lit(colour)) +
  circle(0, 40, 50, lit('#4b515d')) +
  circle(0, 40, 32, lit('#23262d')) +
  circle(0, 40, 15, lit(colour));

export const headphones = (colour: string): string =>
  stroke('M-84 36 V-14 A84 84 0 0 1 84 -14 V36', '#2b2f38', 20) +
  stroke('M-84 0 V-14 A84 84 0 0 1 84 -14 V0', colour, 12) +
  [-84, 84]
    .map(
      (x) =>
        rect(x - 24, 2, 48, 94, lit(colour), { rx: 22 }) +
        rect(x < 0 ? x + 12 : x - 30, 8, 18, 82, '#3a3f4a', { rx: 9 }) +
        circle(x, 49, 11, shade(colour, 0.45)),
    )
    .join('');
