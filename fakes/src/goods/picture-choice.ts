import { isColour, type ColourKey } from './colours.ts';
import type { GoodsItem } from './goods.ts';
import type { Make } from './makes.ts';
import type { Range } from './range.ts';

/** Tints for products that have no colour of their own, so that neighbours in a list differ. */
const TINTS: readonly [ColourKey, ...ColourKey[]] = ['blue', 'orange'];

/** A picture is a drawing in a colour: `pencil-set_blue`. */
export const pictureName = (scene: string, tint: ColourKey): string => `${scene}_${tint}`;

/** Main picture first. Goods without colours of their own are shown in a studio as well. */
export const picturesOf = (range: Range, make: Make, chosen: GoodsItem['variants']): readonly string[] => {
  const motif = make.motifAt === undefined ? undefined : range.motifs?.[make.motifAt];
  const scene = motif?.scene ?? make.pack.scene ?? range.scene;
  const colour = chosen.find(({ attribute }) => attribute === 'colour')?.value;
  if (colour !== undefined && isColour(colour)) return [pictureName(scene, colour)];
  const tint = motif?.scene === undefined ? TINTS[make.ordinal % TINTS.length] : undefined;
  const main = pictureName(scene, tint ?? TINTS[0]);
  return [main, `${main}_studio`];
};

/** The picture of a shelf is one of its first range's. */
export const shelfPicture = (range: Range): string => {
  const colour = range.variants?.find(({ attribute }) => attribute === 'colour')?.values[0]?.value;
  return pictureName(range.motifs?.[0]?.scene ?? range.packs[0].scene ?? range.scene, colour !== undefined && isColour(colour) ? colour : TINTS[0]);
};
