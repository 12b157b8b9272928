import type { Texts } from './goods.ts';

/** The positioning of a series; decides its price and a sentence of the description. */
export type Tier = 'everyday' | 'classic' | 'premium' | 'eco';

export interface Series {
  readonly name: string;
  readonly tier: Tier;
}

export const series = (name: string, tier: Tier): Series => ({ name, tier });

/** Price of a tier relative to an ordinary one. */
export const TIER_FACTORS: Readonly<Record<Tier, number>> = { everyday: 0.86, classic: 1, premium: 1.34, eco: 1.12 };

/** A sentence on the series; `{brand}` and `{series}` are filled in. */
export const TIER_SENTENCES: Readonly<Record<Tier, Texts>> = {
  everyday: {
    de: '{series} ist die preiswerte Reihe von {brand} für jeden Schultag, auch im Klassensatz.',
    en: '{series} is the good-value range by {brand} for every school day, in class sets too.',
  },
  classic: {
    de: '{series} ist die bewährte Reihe von {brand}, seit Jahren nachkaufbar.',
    en: '{series} is the tried and tested range by {brand}, available again year after year.',
  },
  premium: {
    de: 'In der Reihe {series} verarbeitet {brand} ausgesuchtes Material, das besonders lange hält.',
    en: 'For the {series} range, {brand} uses selected materials that last especially long.',
  },
  eco: {
    de: 'Die Reihe {series} von {brand} kommt ohne Kunststoff in der Verpackung aus und wird in Europa gefertigt.',
    en: 'The {series} range by {brand} does without plastic packaging and is made in Europe.',
  },
};
