import { shade } from '../shades.ts';
import { circle, ellipse, lit, path, placed, rect, stroke, tube } from '../svg.ts';

/** Pencil case with a zip all round, 260 wide. */
export const pencilCase = (colour: string): string =>
  rect(-128, -84, 256, 172, lit(shade(colour, -0.18)), { rx: 24 }) +
  rect(-122, -84, 244, 160, lit(colour), { rx: 22 }) +
  rect(-110, -72, 220, 136, 'none', {
    rx: 16,
    stroke: shade(colour, 0.45),
    'stroke-width': 3,
    'stroke-dasharray': '7 6',
  }) +
  stroke('M-122 62 Q0 84 122 62', '#f3d37a', 5) +
  rect(96, 58, 12, 26, lit('#c9ced6'), { rx: 4 });

export const softCase = (colour: string): string =>
  path('M-130 20 Q-132 -44 -84 -48 H84 Q132 -44 130 20 Q128 66 92 66 H-92 Q-128 66 -130 20Z', lit(colour)) +
  path('M-126 -8 Q0 -30 126 -8 L128 6 Q0 -14 -128 6Z', shade(colour, -0.28)) +
  stroke('M-116 -4 Q0 -24 116 -4', '#e4e7ec', 4, { 'stroke-dasharray': '4 4' }) +
  rect(92, -8, 14, 34, lit('#c9ced6'), { rx: 5 }) +
  rect(-92, 22, 66, 26, lit(shade(colour, 0.4)), { rx: 5 });

/** Open cylinder. Draw its contents first. */
export const pot = (colour: string, width = 120, height = 120): string =>
  path(
    `M${-width / 2} ${-height / 2} L${-width / 2 + 6} ${height / 2 - 8} Q0 ${height / 2 + 12} ${width / 2 - 6} ${height / 2 - 8} L${width / 2} ${-height / 2} Q0 ${-height / 2 + 26} ${-width / 2} ${-height / 2}Z`,
    tube(colour),
  ) +
  path(`M${-width / 2} ${-height / 2} Q0 ${-height / 2 + 26} ${width / 2} ${-height / 2}`, 'none', {
    stroke: shade(colour, 0.5),
    'stroke-width': 4,
  });

const potRim = (colour: string, width = 120, height = 120): string =>
  ellipse(0, -height / 2, width / 2, 13, shade(colour, -0.4));

/** Things standing in a pot, fanned a little. */
export const potOf = (colour: string, sticks: readonly string[], width = 120): string =>
  potRim(colour, width) +
  sticks
    .map((stick, at) =>
      placed(stick, (at - (sticks.length - 1) / 2) * (width / (sticks.length + 1)), -50 - (at % 2) * 14, {
        tx: (at - (sticks.length - 1) / 2) * 5,
        scale: 0.8,
      }),
    )
    .join('') +
  pot(colour, width);

/** A flat tin with a row of sticks in it. */
export const trayOf = (colour: string, sticks: readonly string[]): string => {
  const step = 236 / sticks.length;
  return (
    rect(-138, -96, 276, 204, lit(shade(colour, -0.1)), { rx: 16 }) +
    rect(-126, -86, 252, 184, shade(colour, 0.78), { rx: 10 }) +
    sticks
      .map((stick, at) => placed(stick, -118 + step * (at + 0.5), 6, { scale: Math.min(0.86, step / 31) }))
      .join('') +
    rect(-138, 44, 276, 64, lit(colour), { rx: 14 }) +
    rect(-60, 64, 120, 10, shade(colour, 0.55), { rx: 5 })
  );
};

/** Upright cardboard or plastic box with sticks looking out. */
export const tubOf = (colour: string, sticks: readonly string[]): string =>
  rect(-104, -26, 208, 20, shade(colour, -0.42), { rx: 10 }) +
  sticks
    .map((stick, at) =>
      placed(stick, -92 + (184 / (sticks.length - 1)) * at, -18 - (at % 3) * 12, {
        tx: (at - sticks.length / 2) * 1.6,
        scale: 0.72,
      }),
    )
    .join('') +
  path('M-110 -18 H110 L96 106 Q94 114 86 114 H-86 Q-94 114 -96 106Z', lit(colour)) +
  rect(-54, 22, 108, 50, '#fffdf7', { rx: 8, opacity: 0.92 }) +
  circle(-30, 47, 11, shade(colour, 0.1)) +
  rect(-10, 40, 50, 7, shade(colour, -0.1), { rx: 3 }) +
  rect(-10, 53, 34, 7, shade(colour, 0.3), { rx: 3 });

/** Sticks in a fan, points outwards. */
export const fanOf = (sticks: readonly string[], spread = 70): string =>
  sticks
    .map((stick, at) =>
      placed(placed(stick, 0, -74, { scale: 0.98 }), 0, 92, {
        tx: (at - (sticks.length - 1) / 2) * (spread / Math.max(1, sticks.length - 1)),
      }),
    )
    .join('');
