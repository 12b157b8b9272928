import type { GoodsVariantAttribute, Texts } from './goods.ts';

interface Colour {
  readonly label: Texts;
  readonly css: string;
}

/** Colours of goods; `css` fills the swatch and tints the picture. */
export const COLOURS = {
  red: { label: { de: 'Rot', en: 'Red' }, css: '#d92d3a' },
  orange: { label: { de: 'Orange', en: 'Orange' }, css: '#f07f1c' },
  yellow: { label: { de: 'Gelb', en: 'Yellow' }, css: '#f6c21d' },
  lime: { label: { de: 'Hellgrün', en: 'Light green' }, css: '#8cc63f' },
  green: { label: { de: 'Grün', en: 'Green' }, css: '#2e8b4a' },
  turquoise: { label: { de: 'Türkis', en: 'Turquoise' }, css: '#1fa6a2' },
  sky: { label: { de: 'Hellblau', en: 'Light blue' }, css: '#5bb3e6' },
  blue: { label: { de: 'Blau', en: 'Blue' }, css: '#2563c9' },
  navy: { label: { de: 'Dunkelblau', en: 'Navy' }, css: '#1f2f5c' },
  violet: { label: { de: 'Violett', en: 'Purple' }, css: '#7a3fb5' },
  pink: { label: { de: 'Pink', en: 'Pink' }, css: '#e5408c' },
  brown: { label: { de: 'Braun', en: 'Brown' }, css: '#8a5a34' },
  black: { label: { de: 'Schwarz', en: 'Black' }, css: '#25272c' },
  grey: { label: { de: 'Grau', en: 'Grey' }, css: '#8b929c' },
  white: { label: { de: 'Weiß', en: 'White' }, css: '#f4f4f1' },
} as const satisfies Record<string, Colour>;

export type ColourKey = keyof typeof COLOURS;

const COLOUR_NAME: Texts = { de: 'Farbe', en: 'Colour' };

export const isColour = (value: string): value is ColourKey => value in COLOURS;

/** A choice among colours, shown as swatches. */
export const inColours = (...keys: readonly ColourKey[]): GoodsVariantAttribute => ({
  attribute: 'colour',
  name: COLOUR_NAME,
  type: 'tile',
  values: keys.map((value) => ({ value, ...COLOURS[value] })),
});
