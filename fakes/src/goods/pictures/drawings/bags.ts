import { shade } from '../shades.ts';
import { circle, ellipse, lit, path, rect, stroke, tube } from '../svg.ts';

/** School satchel with two locks; the emblem is drawn after. */
export const satchel = (colour: string): string =>
  stroke('M-34 -106 Q0 -134 34 -106', shade(colour, -0.45), 12) +
  rect(-100, -106, 200, 214, lit(shade(colour, -0.15)), { rx: 34 }) +
  rect(-118, 12, 30, 76, lit(shade(colour, -0.25)), { rx: 12 }) +
  rect(88, 12, 30, 76, lit(shade(colour, -0.25)), { rx: 12 }) +
  path('M-104 -74 Q-102 -108 -66 -108 H66 Q102 -108 104 -74 V30 Q104 44 90 44 H-90 Q-104 44 -104 30Z', lit(colour)) +
  stroke('M-92 -66 V24 M92 -66 V24', '#f2f25a', 7, { opacity: 0.9 }) +
  rect(-84, 58, 168, 42, lit(shade(colour, -0.05)), { rx: 14 }) +
  stroke('M-70 66 H70', '#e4e7ec', 4, { 'stroke-dasharray': '4 4' }) +
  [-58, 58]
    .map((x) => rect(x - 13, 30, 26, 34, lit('#d5d9df'), { rx: 6 }) + rect(x - 7, 42, 14, 8, '#7d8590', { rx: 3 }))
    .join('') +
  rect(-100, 100, 200, 12, '#2b2f38', { rx: 6 });

export const gymBag = (colour: string): string =>
  stroke('M-58 -96 Q-102 0 -84 96 M58 -96 Q102 0 84 96', '#f4f1ea', 6) +
  path('M-56 -76 Q0 -92 56 -76 L94 92 Q94 108 76 108 H-76 Q-94 108 -94 92Z', lit(colour)) +
  path(
    'M-56 -76 Q-30 -58 -20 -80 Q0 -58 20 -80 Q32 -58 56 -76 L64 -106 Q36 -92 20 -106 Q0 -92 -20 -106 Q-36 -92 -64 -106Z',
    lit(shade(colour, -0.12)),
  ) +
  stroke('M-58 -76 Q0 -88 58 -76', '#fffdf7', 5) +
  rect(-42, 24, 84, 46, lit(shade(colour, 0.25)), { rx: 8 }) +
  rect(-28, 40, 56, 14, '#fffdf7', { rx: 4 });

export const cottonBag = (colour: string): string =>
  stroke('M-44 -58 Q-44 -120 0 -120 Q44 -120 44 -58', '#e0d3b8', 12) +
  path('M-84 -62 H84 L92 108 H-92Z', lit('#efe6d2')) +
  path('M-84 -62 H84 L85 -46 H-85Z', '#d9ccae') +
  circle(0, 24, 34, shade(colour, 0.25)) +
  path('M-14 30 L-2 42 L18 12', 'none', {
    stroke: '#fffdf7',
    'stroke-width': 8,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

export const bottle = (colour: string): string =>
  stroke('M-18 -104 Q0 -130 18 -104', '#2b2f38', 8) +
  rect(-30, -106, 60, 36, tube('#2b2f38'), { rx: 10 }) +
  path('M-26 -70 H26 Q46 -58 46 -34 V96 Q46 112 30 112 H-30 Q-46 112 -46 96 V-34 Q-46 -58 -26 -70Z', tube(colour)) +
  rect(-46, 92, 92, 20, tube('#c3c9d1'), { rx: 9 }) +
  rect(-28, 8, 56, 34, '#fffdf7', { rx: 7, opacity: 0.9 });

export const lunchBox = (colour: string): string =>
  rect(-112, -22, 224, 104, lit(shade(colour, 0.2)), { rx: 24 }) +
  path('M-116 -20 Q-116 -66 -76 -66 H76 Q116 -66 116 -20 V-6 H-116Z', lit(colour)) +
  rect(-118, -14, 236, 14, shade(colour, -0.3), { rx: 7 }) +
  [-64, 64].map((x) => rect(x - 18, -26, 36, 40, lit('#fbfaf6'), { rx: 9 })).join('') +
  ellipse(-40, -50, 50, 7, '#ffffff', { opacity: 0.35 });

export const steelBox = (): string =>
  rect(-108, -20, 216, 96, lit('#c3c9d1'), { rx: 16 }) +
  rect(-112, -58, 224, 46, lit('#d5dae1'), { rx: 16 }) +
  rect(-112, -20, 224, 8, '#8f97a3') +
  [-70, 70].map((x) => rect(x - 12, -34, 24, 46, lit('#9fa7b3'), { rx: 5 })).join('');

/** School cone, opening up; the emblem is drawn after. */
export const schoolCone = (colour: string): string =>
  path('M-70 -64 Q-84 -110 -30 -120 Q0 -128 32 -120 Q84 -108 70 -64Z', lit('#f6d9a8')) +
  path('M-76 -66 H76 L8 118 Q0 126 -8 118Z', lit(colour)) +
  path('M-76 -66 H-26 L-2 124 L-8 118Z', shade(colour, 0.2), { opacity: 0.6 }) +
  path('M28 -66 H76 L8 118 L2 124Z', shade(colour, -0.25), { opacity: 0.5 }) +
  path(
    'M-82 -74 q14 -14 27 0 q14 -14 27 0 q14 -14 28 0 q14 -14 27 0 q14 -14 27 0 q14 -14 27 0 v22 H-82Z',
    lit(shade(colour, 0.5)),
  ) +
  path('M0 -92 q-40 -30 -44 -4 q2 22 44 8 q42 14 44 -8 q-4 -26 -44 4Z', lit('#d92d3a')) +
  circle(0, -90, 9, '#a8162a');

export const paperBag = (colour: string): string =>
  path(
    'M-66 -86 l11 -12 11 12 11 -12 11 12 11 -12 11 12 11 -12 11 12 11 -12 11 12 11 -12 11 12 L74 106 H-74Z',
    lit(colour),
  ) +
  path('M-66 -86 L-74 106 H-40 L-34 -90Z', shade(colour, -0.2), { opacity: 0.4 }) +
  circle(6, 10, 34, '#fffdf7') +
  path('M6 -14 l7 16 17 2 -13 11 4 17 -15 -9 -15 9 4 -17 -13 -11 17 -2Z', '#f6c21d');
