import { isColour, type ColourKey } from './colours.ts';
import type { GoodsItem } from './goods.ts';
import type { ProductSpec } from './product-specs.ts';
import type { ProductTemplate } from './product-template.ts';

/** Tints for products without a colour of their own, so that neighbours in a list differ. */
const TINTS: readonly [ColourKey, ...ColourKey[]] = ['blue', 'orange'];

/** A picture is a drawing in a colour: `pencils_blue`. */
export const pictureName = (scene: string, tint: ColourKey): string => `${scene}_${tint}`;

/** The same drawing as a close-up on coloured paper. */
export const studioName = (scene: string, tint: ColourKey): string => `${pictureName(scene, tint)}_studio`;

/** Main picture first. Goods without colours of their own also get a studio picture. */
export const picturesOf = (
  template: ProductTemplate,
  spec: ProductSpec,
  chosen: GoodsItem['variants'],
): readonly string[] => {
  const motif = spec.motifAt === undefined ? undefined : template.motifs?.[spec.motifAt];
  const scene = motif?.scene ?? spec.pack.scene ?? template.scene;
  const colour = chosen.find(({ attribute }) => attribute === 'colour')?.value;
  if (colour !== undefined && isColour(colour)) return [pictureName(scene, colour)];
  const tint = (motif?.scene === undefined ? TINTS[spec.ordinal % TINTS.length] : undefined) ?? TINTS[0];
  return [pictureName(scene, tint), studioName(scene, tint)];
};

const coloursOf = ({ variants }: ProductTemplate): readonly ColourKey[] =>
  variants
    ?.find(({ attribute }) => attribute === 'colour')
    ?.values.map(({ value }) => value)
    .filter(isColour) ?? [];

/** Every picture that a product of a template may show, listed in the shop or not. */
export const possiblePictures = (template: ProductTemplate): readonly string[] => {
  const own = (template.motifs ?? []).flatMap(({ scene }) => scene ?? []);
  const shared = [template.scene, ...template.packs.flatMap(({ scene }) => scene ?? [])];
  const colours = coloursOf(template);
  if (colours.length > 0)
    return [...own, ...shared].flatMap((scene) => colours.map((colour) => pictureName(scene, colour)));
  const both = (scene: string, tint: ColourKey): readonly string[] => [
    pictureName(scene, tint),
    studioName(scene, tint),
  ];
  return [
    ...own.flatMap((scene) => both(scene, TINTS[0])),
    ...shared.flatMap((scene) => TINTS.flatMap((tint) => both(scene, tint))),
  ];
};

/** The picture of a shelf is that of its first template. */
export const shelfPicture = (template: ProductTemplate): string =>
  pictureName(
    template.motifs?.[0]?.scene ?? template.packs[0].scene ?? template.scene,
    coloursOf(template)[0] ?? TINTS[0],
  );
