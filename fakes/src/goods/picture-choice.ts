import { isColour, type ColourKey } from './colours.ts';
import type { GoodsItem } from './goods.ts';
import type { Make } from './makes.ts';
import type { Range } from './range.ts';

/** Tints for products that have no colour of their own, so that neighbours in a list differ. */
const TINTS: readonly [ColourKey, ...ColourKey[]] = ['blue', 'orange'];

/** A picture is a drawing in a colour: `pencil-set_blue`. */
export const pictureName = (scene: string, tint: ColourKey): string => `${scene}_${tint}`;

/** Main picture first. */
export const picturesOf = (range: Range, make: Make, chosen: GoodsItem['variants']): readonly string[] => {
  const motif = make.motifAt === undefined ? undefined : range.motifs?.[make.motifAt];
  const scene = motif?.scene ?? make.pack.scene ?? range.scene;
  const colour = chosen.find(({ attribute }) => attribute === 'colour')?.value;
  if (colour !== undefined && isColour(colour)) return [pictureName(scene, colour)];
  if (motif?.scene !== undefined) return [pictureName(scene, TINTS[0])];
  return [pictureName(scene, TINTS[make.ordinal % TINTS.length] ?? TINTS[0])];
};
