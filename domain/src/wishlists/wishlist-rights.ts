/** What somebody is to a list, the least first. A viewer holds a link and is no member. */
export const WISHLIST_LEVELS = ['viewer', 'commentator', 'editor', 'admin', 'creator'] as const;
export type WishlistLevel = (typeof WISHLIST_LEVELS)[number];

/** What a member can be. */
export type MemberLevel = Exclude<WishlistLevel, 'viewer'>;

/** What a link can make of whoever follows it. */
export const LINK_LEVELS = ['viewer', 'commentator', 'editor', 'admin'] as const;
export type LinkLevel = (typeof LINK_LEVELS)[number];

export const WISHLIST_ACTIONS = [
  'see',
  'put-into-cart',
  'copy',
  'claim',
  'comment',
  'set-standard',
  'leave',
  'edit-entries',
  'rename',
  'invite',
  'remove-member',
  'delete-any-comment',
  'release-claims',
  'revoke-links',
  'hand-over',
  'delete',
] as const;
export type WishlistAction = (typeof WISHLIST_ACTIONS)[number];

/** The specification names four levels and not what each may do (WISH-18): this table is the shop's own. */
const LEAST: Readonly<Record<WishlistAction, WishlistLevel>> = {
  see: 'viewer',
  'put-into-cart': 'viewer',
  copy: 'viewer',
  claim: 'viewer',
  comment: 'commentator',
  'set-standard': 'commentator',
  leave: 'commentator',
  'edit-entries': 'editor',
  rename: 'admin',
  invite: 'admin',
  'remove-member': 'admin',
  'delete-any-comment': 'admin',
  'release-claims': 'admin',
  'revoke-links': 'creator',
  'hand-over': 'creator',
  delete: 'creator',
};

const rank = (level: WishlistLevel): number => WISHLIST_LEVELS.indexOf(level);

/** Whether a level is above another one. */
export const isAbove = (level: WishlistLevel, other: WishlistLevel): boolean => rank(level) > rank(other);

/** Whether somebody of a level may do this with a list. Its creator leaves only after handing it over. */
export const may = (level: WishlistLevel, action: WishlistAction): boolean =>
  action === 'leave' ? level !== 'viewer' && level !== 'creator' : !isAbove(LEAST[action], level);

/** The Merkzettel belongs to its owner alone, and always. */
const NEVER_OF_THE_MERKZETTEL: readonly WishlistAction[] = [
  'leave',
  'rename',
  'invite',
  'remove-member',
  'revoke-links',
  'hand-over',
  'delete',
];

/** Whether somebody may do this with this list. */
export const mayWith = (
  { level, isDefault }: { readonly level: WishlistLevel; readonly isDefault: boolean },
  action: WishlistAction,
): boolean => may(level, action) && !(isDefault && NEVER_OF_THE_MERKZETTEL.includes(action));

/** Whether somebody may make others a level: nobody makes an equal, and only the creator makes an admin. */
export const mayMake = (level: WishlistLevel, made: WishlistLevel): boolean =>
  may(level, 'invite') && isAbove(level, made);

/** Whether somebody may remove a member of a level: only members below their own. */
export const mayRemove = (level: WishlistLevel, member: MemberLevel): boolean =>
  may(level, 'remove-member') && isAbove(level, member);

/** What somebody with the right has made of a member, over whom older links have no power from then on. */
export type SetLevel = Exclude<MemberLevel, 'creator'> | 'removed';

/**
 * What a link makes of somebody: no more than they were made since it exists, and nothing of those who were removed since. A link
 * that is made afterwards makes of them what it makes of everybody.
 */
export const levelOfLink = <Level extends LinkLevel>(
  link: Level,
  set: SetLevel | undefined,
): Level | Exclude<SetLevel, 'removed'> | undefined => {
  if (set === 'removed') return undefined;
  return set !== undefined && isAbove(link, set) ? set : link;
};

/** The level of somebody who joins by a link: it never lowers a member, and only a higher one raises them (WISH-19). Undefined: it leads them nowhere. */
export const levelAfterJoining = (
  now: MemberLevel | undefined,
  link: Exclude<LinkLevel, 'viewer'>,
  set?: SetLevel,
): MemberLevel | undefined => {
  const made = levelOfLink(link, set);
  return made === undefined || (now !== undefined && !isAbove(made, now)) ? now : made;
};

/** The four flags of a list, as the upstream states them. */
export interface RightsFlags {
  readonly isCreator: boolean;
  readonly isAdmin: boolean;
  readonly isEditor: boolean;
  readonly isCommentator: boolean;
}

export const flagsOf = (level: WishlistLevel): RightsFlags => ({
  isCreator: level === 'creator',
  isAdmin: level === 'admin',
  isEditor: level === 'editor',
  isCommentator: level === 'commentator',
});

/** The highest level that the flags grant. */
export const levelOf = ({ isCreator, isAdmin, isEditor, isCommentator }: RightsFlags): WishlistLevel => {
  if (isCreator) return 'creator';
  if (isAdmin) return 'admin';
  if (isEditor) return 'editor';
  return isCommentator ? 'commentator' : 'viewer';
};
