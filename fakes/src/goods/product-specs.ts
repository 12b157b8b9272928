import { BRANDS, type BrandKey } from './brands.ts';
import type { Random } from './seeded-random.ts';
import type { Pack, ProductTemplate } from './product-template.ts';
import { TIER_FACTORS, type Series } from './series.ts';

/** One product of a template: its brand, series, pack and motif. */
export interface ProductSpec {
  readonly brandId: BrandKey;
  readonly series: Series;
  readonly pack: Pack;
  readonly packAt: number;
  readonly motifAt?: number;
  /** Price factor against an ordinary product. */
  readonly factor: number;
  /** Position among all combinations of the template; does not depend on which of them are listed. */
  readonly ordinal: number;
}

/** No shop carries everything: this percentage of the possible products is listed. */
const LISTED_PERCENT = 78;

/** The products of a template that the shop lists: every pack at least once. */
export const productSpecsOf = (template: ProductTemplate, random: Random): readonly ProductSpec[] => {
  const all: ProductSpec[] = [];
  const motifs: readonly (number | undefined)[] =
    template.motifs === undefined ? [undefined] : template.motifs.map((_, at) => at);
  for (const brandId of template.makers) {
    for (const series of BRANDS[brandId].series) {
      const factor = BRANDS[brandId].factor * TIER_FACTORS[series.tier];
      for (const [packAt, pack] of template.packs.entries()) {
        for (const motifAt of motifs) {
          all.push({
            brandId,
            series,
            pack,
            packAt,
            factor: factor * (template.motifs?.[motifAt ?? 0]?.factor ?? 1),
            ordinal: all.length,
            ...(motifAt === undefined ? {} : { motifAt }),
          });
        }
      }
    }
  }
  if (template.hasTitles === true) return all.filter((spec) => isPublisher(spec, template));
  return all.filter((spec) => spec.ordinal < template.packs.length || random.happens(LISTED_PERCENT));
};

/** Titles are distributed over the brands, and appear in their first series. */
const isPublisher = ({ brandId, series, motifAt = 0 }: ProductSpec, { makers }: ProductTemplate): boolean =>
  makers[motifAt % makers.length] === brandId && BRANDS[brandId].series[0].name === series.name;
