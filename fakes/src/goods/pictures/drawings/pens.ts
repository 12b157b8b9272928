import { shade } from '../shades.ts';
import { ball, circle, ellipse, lit, path, placed, rect, stroke, tube } from '../svg.ts';

const WOOD = '#e8c79a';
const STEEL = '#b9c0ca';
const DARK = '#2b2f38';

/** Upright, point up, 30 wide and 200 high. */
export const pencilStick = (colour: string): string =>
  rect(-14, -52, 28, 152, tube(colour), { rx: 3 }) +
  path('M-14 -50 L0 -104 L14 -50 Q7 -58 0 -50 Q-7 -58 -14 -50Z', tube(WOOD)) +
  path('M-5.2 -84 L0 -104 L5.2 -84Z', colour) +
  rect(-14, 88, 28, 12, shade(colour, -0.35), { rx: 3 });

export const crayonStick = (colour: string): string =>
  path('M-9 -70 L-5 -96 H5 L9 -70Z', tube(colour)) +
  rect(-16, -72, 32, 172, tube(colour), { rx: 4 }) +
  rect(-16, -46, 32, 118, tube(shade(colour, 0.3))) +
  stroke('M-16 -36 H16 M-16 62 H16', shade(colour, -0.35), 4);

export const chalkStick = (colour: string): string =>
  rect(-15, -80, 30, 160, tube(shade(colour, 0.4)), { rx: 6 }) + ellipse(0, -78, 15, 5, shade(colour, 0.65));

/** Felt tip with its cap on, 200 high. */
export const feltTip = (colour: string): string =>
  rect(-13, -20, 26, 118, tube('#f3f1ec'), { rx: 4 }) +
  rect(-14, -98, 28, 84, tube(colour), { rx: 9 }) +
  rect(-13, 84, 26, 14, tube(colour), { rx: 5 }) +
  rect(6, -84, 5, 56, shade(colour, -0.22), { rx: 2.5 });

/** Thin pen with an open, metal-clad tip. */
export const fineliner = (colour: string): string =>
  path('M-2 -104 H2 L3 -90 H-3Z', DARK) +
  path('M-4 -90 H4 L8 -66 H-8Z', tube(STEEL)) +
  rect(-9, -68, 18, 168, tube('#e9b634'), { rx: 3 }) +
  rect(-9, -68, 18, 34, tube(colour)) +
  rect(-9, 80, 18, 22, tube(colour), { rx: 4 });

export const gelPen = (colour: string): string =>
  path('M-2 -106 H2 L7 -78 H-7Z', tube(STEEL)) +
  rect(-10, -80, 20, 176, tube(shade(colour, 0.5)), { rx: 5, opacity: 0.75 }) +
  rect(-4, -70, 8, 150, colour, { rx: 3, opacity: 0.8 }) +
  rect(-11, -76, 22, 46, tube(shade(colour, 0.1)), { rx: 5, opacity: 0.75 }) +
  rect(-10, 74, 20, 26, tube(colour), { rx: 6 });

export const highlighter = (colour: string): string =>
  path('M-9 -92 L9 -100 V-74 H-9Z', shade(colour, 0.15)) +
  path('M-15 -76 H15 L22 -44 H-22Z', tube(DARK)) +
  rect(-26, -46, 52, 140, tube(colour), { rx: 9 }) +
  rect(-26, 66, 52, 28, tube(DARK), { rx: 8 }) +
  rect(-14, -20, 28, 66, shade(colour, 0.55), { rx: 5, opacity: 0.55 });

export const marker = (colour: string, barrel = '#f3f1ec'): string =>
  path('M-6 -102 Q0 -108 6 -102 V-84 H-6Z', colour) +
  path('M-10 -86 H10 L16 -62 H-16Z', tube(DARK)) +
  rect(-19, -64, 38, 156, tube(barrel), { rx: 6 }) +
  rect(-19, -24, 38, 74, tube(colour)) +
  rect(-19, 72, 38, 26, tube(colour), { rx: 7 });

export const ballpoint = (colour: string): string =>
  rect(-4, -112, 8, 22, tube(STEEL), { rx: 3 }) +
  rect(-12, -94, 24, 150, tube(colour), { rx: 7 }) +
  rect(-13, 6, 26, 52, tube(DARK), { rx: 5 }) +
  path('M-12 56 H12 L3 96 H-3Z', tube(STEEL)) +
  rect(8, -90, 6, 68, tube(STEEL), { rx: 3 });

export const inkCartridge = (colour: string): string =>
  rect(-13, -46, 26, 100, tube(shade(colour, 0.15)), { rx: 9, opacity: 0.92 }) +
  rect(-7, -62, 14, 18, tube('#e6e8ec'), { rx: 4 }) +
  circle(0, -60, 4, '#8f97a3');

export const inkBottle = (colour: string): string =>
  path('M-78 88 Q-88 20 -46 -14 V-34 H46 V-14 Q88 20 78 88 Q76 98 62 98 H-62 Q-76 98 -78 88Z', lit('#dfeaf2'), {
    opacity: 0.9,
  }) +
  path('M-72 84 Q-78 40 -62 20 H62 Q78 40 72 84 Q70 90 60 90 H-60 Q-70 90 -72 84Z', lit(colour)) +
  rect(-52, -74, 104, 44, tube(DARK), { rx: 9 }) +
  rect(-42, 34, 84, 40, '#fffdf7', { rx: 5 }) +
  stroke('M-28 48 H28 M-18 60 H18', colour, 4);

export const eraser = (colour: string): string =>
  placed(
    rect(-96, -34, 192, 68, lit('#fbfaf6'), { rx: 12 }) +
      rect(-96, -34, 128, 68, lit(colour), { rx: 8 }) +
      rect(-84, -10, 92, 6, shade(colour, 0.55), { rx: 3 }) +
      rect(-84, 6, 60, 6, shade(colour, 0.55), { rx: 3 }),
    0,
    0,
    { tx: -14 },
  );

export const canisterSharpener = (colour: string): string =>
  rect(-56, -34, 112, 116, lit(shade(colour, 0.35)), { rx: 20, opacity: 0.85 }) +
  path('M-44 24 q20 -22 40 2 q24 -20 48 6 v30 q0 12 -12 12 h-64 q-12 0 -12 -12z', '#e0b987', { opacity: 0.7 }) +
  rect(-60, -70, 120, 44, lit(colour), { rx: 14 }) +
  circle(-22, -48, 12, DARK) +
  circle(-22, -48, 7, '#0e1014') +
  circle(20, -48, 16, DARK) +
  circle(20, -48, 10, '#0e1014');

export const deskSharpener = (colour: string): string =>
  rect(-70, -50, 110, 130, lit(colour), { rx: 18 }) +
  rect(-56, 14, 82, 52, lit('#dfe6ec'), { rx: 8, opacity: 0.85 }) +
  circle(-15, -18, 20, DARK) +
  circle(-15, -18, 9, '#0e1014') +
  stroke('M40 -14 H78 V-58', STEEL, 11) +
  circle(78, -64, 15, ball(shade(colour, -0.3))) +
  rect(-84, 76, 140, 14, lit(DARK), { rx: 6 });

export const drawingCompass = (colour: string): string =>
  path('M-5 -70 L-46 94 L-40 98 L10 -62Z', lit(STEEL)) +
  path('M5 -70 L46 84 L38 92 L-10 -62Z', lit(STEEL)) +
  path('M30 62 L50 56 L48 98 L42 108 L38 96Z', colour) +
  rect(-8, -112, 16, 36, tube(DARK), { rx: 5 }) +
  circle(0, -66, 19, ball(colour)) +
  stroke('M-30 26 H32', shade(STEEL, -0.3), 5) +
  circle(2, 26, 8, ball(colour));
