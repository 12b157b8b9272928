import { shade } from './shades.ts';

/** Pictures are drawn on this board, 4:3. */
export const BOARD = { width: 400, height: 300 } as const;

type Attributes = Readonly<Record<string, string | number>>;

const element = (name: string, attributes: Attributes, inner = ''): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('')}>${inner}</${name}>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string => element('rect', { x, y, width, height, fill, ...more });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string =>
  element('circle', { cx, cy, r, fill, ...more });

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): string =>
  element('ellipse', { cx, cy, rx, ry, fill, ...more });

export const path = (d: string, fill: string, more: Attributes = {}): string => element('path', { d, fill, ...more });

export const stroke = (d: string, colour: string, width: number, more: Attributes = {}): string =>
  path(d, 'none', {
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

export const lettering = (
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  more: Attributes = {},
): string =>
  element(
    'text',
    {
      x,
      y,
      'font-size': size,
      fill,
      'text-anchor': 'middle',
      'font-family': 'sans-serif',
      'font-weight': 700,
      ...more,
    },
    text,
  );

/** Moves, rotates and scales what was drawn around the origin. */
export const placed = (
  inner: string,
  x: number,
  y: number,
  { tx = 0, scale = 1 }: { tx?: number; scale?: number } = {},
): string => `<g transform="translate(${x} ${y}) rotate(${tx}) scale(${scale})">${inner}</g>`;

/** Fills that `withGradients` supplies: light from the upper left, along a tube, on a ball. */
export const lit = (hex: string): string => `url(#lit-${hex.slice(1)})`;
export const tube = (hex: string): string => `url(#tube-${hex.slice(1)})`;
export const ball = (hex: string): string => `url(#ball-${hex.slice(1)})`;

const stop = (offset: number, colour: string): string => `<stop offset="${offset}" stop-color="${colour}"/>`;

const GRADIENTS: Readonly<Record<string, (id: string, hex: string) => string>> = {
  lit: (id, hex) =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="0.6" y2="1">${stop(0, shade(hex, 0.28))}${stop(0.5, hex)}${stop(1, shade(hex, -0.16))}</linearGradient>`,
  tube: (id, hex) =>
    `<linearGradient id="${id}">${stop(0, shade(hex, -0.18))}${stop(0.3, shade(hex, 0.34))}${stop(0.55, hex)}${stop(1, shade(hex, -0.26))}</linearGradient>`,
  ball: (id, hex) =>
    `<radialGradient id="${id}" cx="0.36" cy="0.3" r="0.75">${stop(0, shade(hex, 0.55))}${stop(0.45, hex)}${stop(1, shade(hex, -0.34))}</radialGradient>`,
};

/** A soft shadow beneath something on the board. */
const LIFT =
  '<filter id="lift" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="6" stdDeviation="6" flood-color="#1c2333" flood-opacity="0.2"/></filter>';

export const lifted = (drawn: string): string => `<g filter="url(#lift)">${drawn}</g>`;

export const isLifted = (drawn: string): boolean => drawn.includes('url(#lift)');

/** A whole picture: the drawing with its gradients. Gets a shadow, unless parts of it have one already. */
export const svgOf = (drawn: string, width: number, height: number): string => {
  const used = new Set(
    [...drawn.matchAll(/url\(#((lit|tube|ball)-([0-9a-f]{6}))\)/g)].map(
      ([, id = '', kind = '', hex = '']) => `${kind} ${id} ${hex}`,
    ),
  );
  const gradients = [...used].map((one) => {
    const [kind = '', id = '', hex = ''] = one.split(' ');
    return GRADIENTS[kind]?.(id, `#${hex}`) ?? '';
  });
  const whole = isLifted(drawn) ? drawn : lifted(drawn);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${LIFT}${gradients.join('')}</defs>${whole}</svg>`;
};
