import { shade } from '../shades.ts';
import { ball, circle, ellipse, lettering, lit, path, placed, rect, stroke, tube } from '../svg.ts';

/** Round paper lantern on a stick; the emblem is drawn after. */
export const lantern = (colour: string): string =>
  stroke('M60 -126 L0 -96', '#a8763c', 7) +
  circle(0, 10, 102, '#ffe9a8', { opacity: 0.4 }) +
  circle(0, 10, 92, ball(colour)) +
  stroke('M-60 -60 Q0 -48 60 -60 M-60 80 Q0 68 60 80', shade(colour, -0.25), 3, { opacity: 0.6 }) +
  rect(-40, -92, 80, 16, lit(shade(colour, -0.4)), { rx: 7 }) +
  rect(-40, 94, 80, 16, lit(shade(colour, -0.4)), { rx: 7 }) +
  circle(0, 10, 60, '#fff7dc', { opacity: 0.8 });

export const lanternStick = (colour: string): string =>
  placed(
    rect(-10, -104, 20, 178, tube(colour), { rx: 8 }) +
      rect(-12, 40, 24, 72, tube('#2b2f38'), { rx: 10 }) +
      circle(0, 66, 5, '#d92d3a') +
      stroke('M0 -104 V-124 Q30 -134 36 -104 V-84', '#8f97a3', 4),
    -30,
    10,
    { tx: 22 },
  ) +
  circle(70, -46, 40, '#ffe9a8', { opacity: 0.5 }) +
  circle(70, -46, 18, ball('#ffd75e'));

export const adventBoxes = (): string =>
  Array.from({ length: 12 }, (_, at) => {
    const x = -124 + (at % 4) * 63;
    const y = -100 + Math.floor(at / 4) * 68;
    const colour = ['#b3202f', '#1f5c4b', '#f4ead2', '#c79a45'][(at * 5 + Math.floor(at / 4)) % 4] ?? '#b3202f';
    return (
      rect(x + 3, y + 4, 56, 60, shade(colour, -0.35), { rx: 6 }) +
      rect(x, y, 56, 60, lit(colour), { rx: 6 }) +
      lettering(String(((at * 7) % 24) + 1), x + 28, y + 40, 27, colour === '#f4ead2' ? '#b3202f' : '#fff7e6')
    );
  }).join('');

export const adventBags = (): string =>
  stroke('M-140 -90 Q0 -64 140 -90', '#a8763c', 4) +
  Array.from({ length: 8 }, (_, at) => {
    const x = -112 + (at % 4) * 74;
    const y = -66 + Math.floor(at / 4) * 96 + (at % 2) * 8;
    const colour = ['#b3202f', '#e9dcc0', '#1f5c4b'][at % 3] ?? '#b3202f';
    return (
      path(
        `M${x - 24} ${y + 6} Q${x} ${y - 4} ${x + 24} ${y + 6} L${x + 30} ${y + 66} Q${x} ${y + 78} ${x - 30} ${y + 66}Z`,
        lit(colour),
      ) +
      path(
        `M${x - 20} ${y + 4} L${x - 26} ${y - 12} Q${x} ${y - 2} ${x + 26} ${y - 12} L${x + 20} ${y + 4}Z`,
        shade(colour, -0.15),
      ) +
      lettering(String(at * 3 + 1), x, y + 50, 26, colour === '#e9dcc0' ? '#b3202f' : '#fff7e6')
    );
  }).join('');

export const bauble = (colour: string): string =>
  circle(0, 16, 96, ball(colour)) +
  rect(-20, -98, 40, 26, tube('#d8b25a'), { rx: 6 }) +
  stroke('M0 -98 q-14 -22 0 -26 q14 4 0 26', '#b98f35', 5) +
  path('M-84 8 Q0 44 84 8', 'none', { stroke: shade(colour, 0.65), 'stroke-width': 7, opacity: 0.75 }) +
  ellipse(-34, -22, 18, 26, '#ffffff', { opacity: 0.4, transform: 'rotate(30 -34 -22)' });

export const candle = (colour: string, height = 150): string =>
  path('M0 -34 Q-15 -10 0 2 Q15 -10 0 -34Z', '#ffc531', { transform: `translate(0 ${-height / 2 - 8})` }) +
  path('M0 -22 Q-7 -8 0 0 Q7 -8 0 -22Z', '#fff3c4', { transform: `translate(0 ${-height / 2 - 8})` }) +
  rect(-2, -height / 2 - 10, 4, 14, '#3a2c1c') +
  rect(-34, -height / 2, 68, height, tube(colour), { rx: 6 }) +
  ellipse(0, -height / 2 + 3, 34, 9, shade(colour, 0.35));

export const beeswax = (): string => {
  const cells = Array.from({ length: 40 }, (_, at) => {
    const x = -102 + (at % 8) * 28 + (Math.floor(at / 8) % 2) * 14;
    const y = -52 + Math.floor(at / 8) * 25;
    return `M${x} ${y} l11 -7 11 7 v13 l-11 7 -11 -7Z`;
  });
  return (
    path('M-126 -76 H118 L126 76 H-118Z', lit('#eeb54a')) +
    stroke(cells.join(' '), '#c98a20', 2) +
    placed(rect(-18, -70, 36, 140, tube('#f0bb54'), { rx: 5 }) + stroke('M0 -70 V-90', '#fbf3df', 4), 96, 20, {
      tx: 18,
    })
  );
};

export const bunting = (colour: string): string =>
  stroke('M-150 -64 Q0 10 150 -64', '#f4f1ea', 6) +
  [colour, '#f6c21d', '#2e8b4a', '#d92d3a', '#2563c9']
    .map((fill, at) => {
      const x = -108 + at * 54;
      const y = -46 + Math.sin(((at + 1) / 6) * Math.PI) * 26;
      return path(`M${x - 25} ${y - 3} L${x + 25} ${y + 3} L${x} ${y + 78}Z`, lit(fill));
    })
    .join('');

export const ribbonReel = (colour: string): string =>
  circle(0, 0, 98, lit(colour)) +
  circle(0, 0, 98, 'none', { stroke: shade(colour, -0.3), 'stroke-width': 5 }) +
  [78, 64, 50]
    .map((r) => circle(0, 0, r, 'none', { stroke: shade(colour, 0.35), 'stroke-width': 3, opacity: 0.7 }))
    .join('') +
  circle(0, 0, 34, lit('#fbfaf6')) +
  circle(0, 0, 14, '#cfc8b8') +
  path('M70 68 Q110 84 96 120 L116 116 Q134 78 92 52Z', lit(shade(colour, 0.12)));

export const wrappingRoll = (colour: string): string =>
  placed(
    rect(-128, -34, 256, 68, lit(colour), { rx: 8 }) +
      Array.from({ length: 14 }, (_, at) =>
        circle(-112 + (at % 7) * 37, -14 + Math.floor(at / 7) * 28, 7, shade(colour, 0.65)),
      ).join('') +
      ellipse(-128, 0, 14, 34, shade(colour, 0.55)) +
      ellipse(-128, 0, 6, 16, '#8a6a44'),
    0,
    0,
    { tx: -24 },
  );

export const balloon = (colour: string, x: number, y: number, tx = 0): string =>
  placed(
    stroke('M0 84 q-16 26 2 46 t-4 44', shade(colour, -0.1), 4) +
      path('M-9 92 L0 78 L9 92Z', shade(colour, -0.3)) +
      path('M0 82 Q-64 40 -64 -18 A64 66 0 0 1 64 -18 Q64 40 0 82Z', ball(colour)) +
      ellipse(-26, -42, 13, 20, '#ffffff', { opacity: 0.45, transform: 'rotate(28 -26 -42)' }),
    x,
    y,
    { tx },
  );
