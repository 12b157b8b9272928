import { WISHLIST_MAX_QUANTITY } from '../carts/quantity.ts';
import type { MessageKey } from '../shared/message-keys.ts';
import type { MemberChange } from './share-wishlist.ts';
import { namesOf } from './told-of-added.ts';
import type { WishlistChangeKind } from './wishlist-change.ts';
import type { WishlistEntryId } from './wishlist-entry.ts';

/** Pieces of a removed entry that people had claimed: those that are not bought, and those that are. */
interface RemovedPieces {
  readonly claimed: number;
  readonly bought: number;
}

/** What of removed entries was claimed, and how much of that is bought; undefined if nothing was. */
export const takenOfRemoved = (removed: readonly RemovedPieces[]) => {
  const bought = removed.reduce((pieces, entry) => pieces + entry.bought, 0);
  const taken = removed.reduce((pieces, entry) => pieces + entry.claimed, bought);
  return taken === 0 ? undefined : { taken: String(taken), bought: String(bought) };
};

/** A list after a change, as far as messages tell of it. */
interface ToldChange {
  readonly list: { readonly name: string };
  readonly entries: readonly { readonly product: { readonly name: string }; readonly quantity: number }[];
  readonly removed: readonly ({ readonly name: string } & RemovedPieces)[];
  readonly gone: readonly string[];
}

/** Says what was done, or was not. */
export interface ListMessage {
  readonly kind: 'success' | 'warning';
  readonly messageKey: MessageKey;
  readonly values: Readonly<Record<string, string>>;
}

const done = (messageKey: MessageKey, values: ListMessage['values']): readonly ListMessage[] => [
  { kind: 'success', messageKey, values },
];

const REMOVED = { one: 'shop.wishlist.removed', several: 'shop.wishlist.removedSeveral' } as const;
const REMOVED_CLAIMED = {
  one: 'shop.wishlist.removedClaimed',
  several: 'shop.wishlist.removedSeveralClaimed',
} as const;

/** Also says how many pieces people wanted to bring, who are told as well, and how many they have bought. */
const removalMessages = (list: string, removed: ToldChange['removed']): readonly ListMessage[] => {
  const [first] = removed;
  if (first === undefined) return [];
  const taken = takenOfRemoved(removed);
  const keys = taken === undefined ? REMOVED : REMOVED_CLAIMED;
  return done(removed.length === 1 ? keys.one : keys.several, {
    name: first.name,
    list,
    ...(removed.length === 1 ? {} : { pieces: String(removed.length) }),
    ...taken,
  });
};

/** What a change did to a list's entries, for whoever made it. Each message names the article and the list (WISH-21). */
export const changeMessages = (
  kind: WishlistChangeKind,
  { list: { name: list }, entries, removed, gone }: ToldChange,
): readonly ListMessage[] => {
  const [entry] = entries;
  switch (kind) {
    case 'remove-entry':
    case 'remove-entries':
      return removalMessages(list, removed);
    case 'restore-entry':
      return entry === undefined ? [] : done('shop.wishlist.restored', { name: entry.product.name, list });
    case 'replace-item':
      if (entry !== undefined && gone.length > 0)
        return done(entry.quantity < WISHLIST_MAX_QUANTITY ? 'shop.wishlist.together' : 'shop.wishlist.togetherMost', {
          name: entry.product.name,
          list,
          pieces: String(entry.quantity),
        });
      return entry === undefined ? [] : done('shop.wishlist.saved', { name: entry.product.name, list });
    case 'change-quantity':
      return entry === undefined ? [] : done('shop.wishlist.saved', { name: entry.product.name, list });
    case 'restore-entries':
    case 'add-items':
    case 'copy-entries':
    case 'move-entries':
    case 'place-entry':
    case 'dismiss-removed':
      return [];
  }
};

/** What came back of entries that were to be restored, and which did not, and why. */
export const restoreMessages = (
  asked: readonly { readonly externalId: WishlistEntryId; readonly name: string }[],
  { list: { name: list }, entries, removed, gone }: ToldChange,
): readonly ListMessage[] => {
  const [first] = entries;
  const goneNames = asked.filter(({ externalId }) => gone.includes(externalId)).map(({ name }) => name);
  const told = (names: readonly string[]) => ({ list, count: String(names.length), names: namesOf(names) });
  return [
    ...(first === undefined
      ? []
      : done(entries.length === 1 ? 'shop.wishlist.restored' : 'shop.wishlist.restoredSeveral', {
          name: first.product.name,
          list,
          ...(entries.length === 1 ? {} : { count: String(entries.length) }),
        })),
    ...(removed.length > 0
      ? [
          {
            kind: 'warning',
            messageKey: 'shop.wishlist.leftOut',
            values: told(removed.map(({ name }) => name)),
          } as const,
        ]
      : []),
    ...(goneNames.length > 0
      ? [{ kind: 'warning', messageKey: 'shop.wishlist.notRestorable', values: told(goneNames) } as const]
      : []),
  ];
};

interface PlacedIn {
  readonly name: string;
  readonly entries: readonly { readonly externalId: WishlistEntryId; readonly product: { readonly name: string } }[];
}

/** Where an entry stands now among the others of its list. */
export const placeMessages = (entryId: WishlistEntryId, { name: list, entries }: PlacedIn): readonly ListMessage[] => {
  const at = entries.findIndex(({ externalId }) => externalId === entryId);
  const name = entries[at]?.product.name;
  if (name === undefined) return [];
  if (at === 0) return done('shop.wishlist.placedFirst', { name, list });
  return at === entries.length - 1
    ? done('shop.wishlist.placedLast', { name, list })
    : done('shop.wishlist.placed', { name, list, place: String(at + 1), most: String(entries.length) });
};

const COPIED = { one: 'shop.wishlist.copied', several: 'shop.wishlist.copiedSeveral' } as const;
const MOVED = { one: 'shop.wishlist.moved', several: 'shop.wishlist.movedSeveral' } as const;
const MOVED_CLAIMED = { one: 'shop.wishlist.movedClaimed', several: 'shop.wishlist.movedSeveralClaimed' } as const;

interface Transferred {
  /** The name of the list to which they were to go. */
  readonly list: string;
  /** Of all that were to go there. */
  readonly names: readonly string[];
  /** For how many of them the list was too full. */
  readonly leftOut: number;
  /** Those that left their list. */
  readonly removed: readonly RemovedPieces[];
}

/** What was copied or moved to another list. Claims do not move with it, so they are told as for what is removed. */
export const transferMessages = (
  kind: 'copy-entries' | 'move-entries',
  { list, names, leftOut, removed }: Transferred,
): readonly ListMessage[] => {
  const count = names.length - leftOut;
  const taken = kind === 'move-entries' ? takenOfRemoved(removed) : undefined;
  const movedKeys = taken === undefined ? MOVED : MOVED_CLAIMED;
  const keys = kind === 'copy-entries' ? COPIED : movedKeys;
  const [name = ''] = names;
  return [
    ...(count > 0
      ? done(names.length === 1 ? keys.one : keys.several, {
          list,
          ...(names.length === 1 ? { name } : { count: String(count) }),
          ...taken,
        })
      : []),
    ...(leftOut > 0
      ? [{ kind: 'warning', messageKey: 'shop.wishlist.noRoom', values: { list, count: String(leftOut) } } as const]
      : []),
  ];
};

/** So many pieces of an article on a class list are open again; 0 if all were bought, or open, already. */
export const claimsReleased = ({ quantity, name }: { readonly quantity: number; readonly name: string }) =>
  quantity > 0
    ? ({
        kind: 'success',
        messageKey: 'shop.wishlist.released',
        values: { name, pieces: String(quantity) },
      } as const)
    : ({ kind: 'info', messageKey: 'shop.wishlist.nothingReleased', values: { name } } as const);

/** A list's name, description or place among the lists have changed. */
export const listSaved = ({ name: list }: { readonly name: string }): ListMessage => ({
  kind: 'success',
  messageKey: 'shop.wishlist.listSaved',
  values: { list },
});

const MEMBER_MADE = {
  commentator: 'shop.wishlist.member.commentator',
  editor: 'shop.wishlist.member.editor',
  admin: 'shop.wishlist.member.admin',
  remove: 'shop.wishlist.member.removed',
  'hand-over': 'shop.wishlist.member.owner',
} as const;

/** What became of a member of a list, by their name. */
export const memberChanged = (
  change: MemberChange,
  values: { readonly list: string; readonly name: string },
): ListMessage => ({
  kind: 'success',
  messageKey: MEMBER_MADE[change.do === 'set-level' ? change.level : change.do],
  values,
});
