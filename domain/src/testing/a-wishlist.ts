import type { Wishlist } from '../wishlists/wishlist.ts';

/** A list of its creator's own. */
export const aWishlist = ({ entries = [], ...traits }: Partial<Wishlist> = {}): Wishlist => ({
  externalId: 'list-1',
  name: 'Klasse 1b',
  description: '',
  kind: 'list',
  isDefault: false,
  isStandardList: false,
  active: true,
  createdAt: '2026-11-01T08:00:00.000Z',
  level: 'creator',
  entryCount: entries.length,
  commentCount: 0,
  users: [],
  entries,
  removed: [],
  links: [],
  ...traits,
});
