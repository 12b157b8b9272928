import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hexOf, hslOf, type Hsl } from './shades.ts';
import { placed } from './svg.ts';

interface IconFile {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** The icon set has no drawing with this name. */
class UnknownEmoji extends Error {
  override readonly name = 'UnknownEmoji';
}

const readIcons = (): IconFile => {
  const file: IconFile = JSON.parse(
    readFileSync(fileURLToPath(import.meta.resolve('@iconify-json/fluent-emoji/icons.json')), 'utf8'),
  );
  return file;
};

const icons = readIcons();
const HEX = /#[0-9a-f]{6}\b|#[0-9a-f]{3}\b/gi;

/** The distance on the colour wheel from one hue to another, -180 to 180. */
const turnTo = (from: number, to: number): number => ((to - from + 540) % 360) - 180;
const distance = (a: number, b: number): number => Math.abs(turnTo(a, b));

/** The colour that covers most of a drawing, measured by its gradient stops. */
const mainColour = (body: string): Hsl => {
  const colours = [...body.matchAll(HEX)]
    .map(([hex]) => hslOf(hex))
    .filter(({ saturation, lightness }) => saturation > 0.25 && lightness > 0.15 && lightness < 0.92);
  const near = ({ hue }: Hsl): readonly Hsl[] => colours.filter((other) => distance(hue, other.hue) < 30);
  const crowd = colours.map(near).reduce((most, group) => (group.length > most.length ? group : most), []);
  const mean = (of: (colour: Hsl) => number): number =>
    crowd.reduce((sum, colour) => sum + of(colour), 0) / Math.max(1, crowd.length);
  return {
    hue: crowd[0]?.hue ?? 0,
    saturation: mean(({ saturation }) => saturation),
    lightness: mean(({ lightness }) => lightness),
  };
};

/** Hues this close to the main one count as its shades. */
const REACH = 50;

/** Light and shadow along an edge: a filter whose matrix names a colour by its three shares. */
const GLOW = /values="0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) /g;

const shareOf = (hex: string, at: number): string =>
  String(Number.parseInt(hex.slice(1 + at * 2, 3 + at * 2), 16) / 255);
const hexOfShares = (shares: readonly string[]): string =>
  `#${shares
    .map((share) =>
      Math.round(Number(share) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Replaces a drawing's main colour and all similar ones. Other colours stay. */
const tinted = (body: string, target: string): string => {
  const from = mainColour(body);
  const to = hslOf(target);
  const turned = (hex: string): string => {
    const colour = hslOf(hex);
    if (colour.saturation < 0.12 || distance(colour.hue, from.hue) > REACH) return hex;
    return hexOf({
      hue: (to.hue + turnTo(from.hue, colour.hue) * 0.15 + 360) % 360,
      saturation: Math.min(1, colour.saturation * (to.saturation / Math.max(0.2, from.saturation))),
      lightness: Math.min(0.97, Math.max(0.05, to.lightness + (colour.lightness - from.lightness) * 0.8)),
    });
  };
  const withGlow = body.replaceAll(GLOW, (_, ...shares: readonly string[]) => {
    const hex = turned(hexOfShares(shares.slice(0, 3)));
    return `values="0 0 0 0 ${shareOf(hex, 0)} 0 0 0 0 ${shareOf(hex, 1)} 0 0 0 0 ${shareOf(hex, 2)} `;
  });
  return withGlow.replaceAll(HEX, turned);
};

let drawn = 0;

/** A drawing of the icon set, `size` wide and around its centre; `tint` recolours its main colour. */
export const emoji = (
  name: string,
  x: number,
  y: number,
  size: number,
  { tx = 0, tint }: { tx?: number; tint?: string } = {},
): string => {
  const icon = icons.icons[name];
  if (icon === undefined) throw new UnknownEmoji(name);
  drawn += 1;
  const body = icon.body.replaceAll(/(id="|url\(#|href="#)/g, `$1icon${drawn}-`);
  const coloured = tint === undefined ? body : tinted(body, tint);
  return placed(
    `<svg x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" viewBox="0 0 32 32">${coloured}</svg>`,
    x,
    y,
    { tx },
  );
};
