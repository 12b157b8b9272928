import type { Badges } from './product.ts';

/** Badges that other marks already show (LIST-10). The specification masks the name of the first. */
const EXCLUDED_BADGES: ReadonlySet<string> = new Set(['product', 'classic', 'top-rated']);

/** The most extra badges by place (LIST-10). */
const MOST_EXTRA_BADGES = { listing: 1, product: 3 } as const;

export type BadgePlace = keyof typeof MOST_EXTRA_BADGES;

/** The extra badges that a place shows, the first ones. */
export const shownExtraBadges = (extra: Badges['extra'], place: BadgePlace): Badges['extra'] =>
  extra.filter(({ id }) => !EXCLUDED_BADGES.has(id)).slice(0, MOST_EXTRA_BADGES[place]);
