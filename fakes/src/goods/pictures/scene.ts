import { COLOURS, type ColourKey } from '../colours.ts';
import { emoji } from './emoji.ts';
import { shade } from './shades.ts';
import { circle, lifted, placed } from './svg.ts';

/** Draws a product on the board in a colour. */
export type Scene = (tint: string) => string;

/** Colours for sets with many pieces. */
export const RAINBOW: readonly string[] = [
  '#d92d3a',
  '#f07f1c',
  '#f6c21d',
  '#5fb03c',
  '#1fa6a2',
  '#2563c9',
  '#7a3fb5',
  '#e5408c',
];

export const cssOf = (colour: ColourKey): string => COLOURS[colour].css;

/** A drawing that cannot be tinted gets a pale disc in the tint behind it instead. */
export const before = (tint: string, drawn: string): string => circle(200, 150, 128, shade(tint, 0.84)) + lifted(drawn);

/** One drawing of the icon set in its own colours. */
export const object =
  (name: string, size = 210, tx = 0): Scene =>
  (tint) =>
    before(tint, emoji(name, 200, 150, size, { tx }));

/** One drawing of the icon set, recoloured. */
export const tintedObject =
  (name: string, size = 220, tx = 0): Scene =>
  (tint) =>
    emoji(name, 200, 150, size, { tx, tint });

interface Placing {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly tx?: number;
}

/** Several drawings of the icon set, the last in front. */
export const group =
  (...parts: readonly Placing[]): Scene =>
  (tint) =>
    before(tint, parts.map(({ name, x, y, size, tx = 0 }) => emoji(name, x, y, size, { tx })).join(''));

/** The same drawing several times, from left to right. */
export const lookUp =
  (name: string, count: number, size: number, step: number, tx = 0): Scene =>
  (tint) =>
    before(
      tint,
      Array.from({ length: count }, (_, at) =>
        emoji(name, 200 + (at - (count - 1) / 2) * step, 150 + (at % 2) * 14 - 7, size, { tx }),
      ).join(''),
    );

/** The same drawing in several colours. */
export const manyColoured =
  (name: string, colours: readonly string[], size: number, step: number, tx = 0): Scene =>
  (tint) =>
    before(
      tint,
      colours
        .map((colour, at) =>
          emoji(name, 200 + (at - (colours.length - 1) / 2) * step, 150 + (at % 2) * 16 - 8, size, {
            tx,
            tint: colour,
          }),
        )
        .join(''),
    );

/** Something drawn around the origin, placed on the board. */
export const drawn =
  (draw: Scene, { scale = 1, tx = 0, y = 150 }: { scale?: number; tx?: number; y?: number } = {}): Scene =>
  (tint) =>
    placed(draw(tint), 200, y, { scale, tx });

/** The same in front of a pale disc: for things without a colour of their own. */
export const drawnBefore =
  (draw: Scene, more: { scale?: number; tx?: number; y?: number } = {}): Scene =>
  (tint) =>
    before(tint, drawn(draw, more)(tint));

/** A drawing with an emblem of the icon set on it. */
export const withEmblem =
  (draw: Scene, name: string, at: { x?: number; y?: number; size?: number; tx?: number } = {}): Scene =>
  (tint) =>
    placed(draw(tint), 200, 150) + emoji(name, 200 + (at.x ?? 0), 150 + (at.y ?? 0), at.size ?? 90, { tx: at.tx ?? 0 });

/** Uses the colours that suit an emblem's theme, whatever tint is requested. */
export const inColour =
  (colour: string, scene: Scene): Scene =>
  () =>
    scene(colour);
