import { BRANDS, type BrandKey } from './brands.ts';
import type { Chance } from './seeded.ts';
import type { Pack, Range } from './range.ts';
import { TIER_FACTORS, type Series } from './series.ts';

/** One product of a range: who makes it, in which series, pack and motif. */
export interface Make {
  readonly brandId: BrandKey;
  readonly series: Series;
  readonly pack: Pack;
  readonly packAt: number;
  readonly motifAt?: number;
  /** Price against that of an ordinary make. */
  readonly factor: number;
  /** Place among all that the range could be made of; stays when others are left out. */
  readonly ordinal: number;
}

/** Nobody carries everything: so many of a hundred possible makes are listed. */
const LISTED_PERCENT = 78;

/** What the shop carries of a range: every pack at least once. */
export const makesOf = (range: Range, chance: Chance): readonly Make[] => {
  const all: Make[] = [];
  const motifs: readonly (number | undefined)[] = range.motifs === undefined ? [undefined] : range.motifs.map((_, at) => at);
  for (const brandId of range.makers) {
    for (const series of BRANDS[brandId].series) {
      const factor = BRANDS[brandId].factor * TIER_FACTORS[series.tier];
      for (const [packAt, pack] of range.packs.entries()) {
        for (const motifAt of motifs) {
          all.push({ brandId, series, pack, packAt, factor: factor * (range.motifs?.[motifAt ?? 0]?.factor ?? 1), ordinal: all.length, ...(motifAt === undefined ? {} : { motifAt }) });
        }
      }
    }
  }
  if (range.hasTitles === true) return all.filter((make) => isPublisher(make, range));
  return all.filter((make) => make.ordinal < range.packs.length || chance.happens(LISTED_PERCENT));
};

/** Makers take turns with the titles and bring them out in their first series. */
const isPublisher = ({ brandId, series, motifAt = 0 }: Make, { makers }: Range): boolean =>
  makers[motifAt % makers.length] === brandId && BRANDS[brandId].series[0].name === series.name;
