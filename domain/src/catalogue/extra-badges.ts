import type { Badges } from './product.ts';

/** Badges that other marks already show (specification B9). The specification masks the name of the first. */
const EXCLUDED_BADGES: ReadonlySet<string> = new Set(['product', 'classic', 'top-rated']);

/** The most extra badges by place (specification B9). */
const MOST_EXTRA_BADGES = { listing: 1, product: 3 } as const;

/** The extra badges that a place shows, the first ones. */
export const shownExtraBadges = (extra: Badges['extra'], place: keyof typeof MOST_EXTRA_BADGES): Badges['extra'] =>
  extra.filter(({ id }) => !EXCLUDED_BADGES.has(id)).slice(0, MOST_EXTRA_BADGES[place]);
