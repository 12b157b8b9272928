import type { LinkLevel, MemberLevel, RightsFlags } from '@shop/domain/wishlists/wishlist-rights';
import { levelOf } from '@shop/domain/wishlists/wishlist-rights';
import type { WishlistLinkLevel, WishlistMemberLevel } from '../generated/operation-types.ts';
import { enumReader } from '../shared/read-word.ts';
import { Unreadable } from '../shared/unreadable.ts';

const LEVEL_OF: Readonly<Record<WishlistLinkLevel, LinkLevel>> = {
  VIEWER: 'viewer',
  COMMENTATOR: 'commentator',
  EDITOR: 'editor',
  ADMIN: 'admin',
};

/** Of a level that is not known, the least is promised. */
export const readLinkLevel = enumReader('WishlistLinkLevel', LEVEL_OF, 'viewer');

/** Members have one of the four rights at least. */
export const readMemberLevel = (rights: RightsFlags): MemberLevel => {
  const level = levelOf(rights);
  if (level === 'viewer') throw new Unreadable('a member without rights');
  return level;
};

export const writeLinkLevel = (level: LinkLevel): WishlistLinkLevel => {
  switch (level) {
    case 'viewer':
      return 'VIEWER';
    case 'commentator':
    case 'editor':
    case 'admin':
      return writeMemberLevel(level);
  }
};

export const writeMemberLevel = (level: Exclude<LinkLevel, 'viewer'>): WishlistMemberLevel => {
  switch (level) {
    case 'commentator':
      return 'COMMENTATOR';
    case 'editor':
      return 'EDITOR';
    case 'admin':
      return 'ADMIN';
  }
};
