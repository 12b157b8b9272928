import type {
  WishlistCommentPartFragment,
  WishlistEntryPartFragment,
  WishlistPartFragment,
} from '../platform/generated/graphql.ts';
import { aCart, euros, NOTHING_TO_REPORT } from './a-cart.ts';
import { aTile } from './a-tile.ts';

type Entry = WishlistEntryPartFragment;
type List = WishlistPartFragment;

interface EntryTraits extends Partial<Omit<Entry, 'product' | 'item'>> {
  readonly product?: Partial<Entry['product']>;
  readonly item?: Partial<NonNullable<Entry['item']>> | null;
}

const { price, badges, delivery } = aTile();

/** What the shop offers in place of an article that is sold out. */
export const aReplacement: NonNullable<Entry['replacement']> = {
  productId: '300',
  itemId: '300-01',
  name: 'Farbstift',
  path: '/prod/300/',
  picture: null,
  price,
};

/** Two pencils on a list. */
export const anEntry = ({ product, item, ...overrides }: EntryTraits = {}): Entry => ({
  externalId: 'e1',
  quantity: 2,
  version: 1,
  product: {
    productId: '100',
    name: 'Bleistift',
    path: '/prod/100/',
    brand: 'Kritzel',
    hasMultipleItems: false,
    energyLabel: null,
    ...product,
  },
  orderNumber: '100-01',
  item:
    item === null
      ? null
      : {
          itemId: '100-01',
          name: 'Bleistift',
          path: '/prod/100/?varid=100-01',
          variants: [],
          maxQuantity: 999,
          minimumOrderQuantity: 1,
          price,
          badges,
          pictures: [],
          delivery,
          deliveryText: null,
          primeFaehig: false,
          deal: null,
          ...item,
        },
  isSaleable: true,
  gap: null,
  minimumToTell: null,
  replacement: null,
  total: euros(200),
  openTotal: null,
  comments: [],
  commentCount: 0,
  changed: { at: '2026-11-20T10:00:00Z', by: null },
  claims: null,
  ...overrides,
});

export const aRemovedEntry = (overrides: Partial<List['removed'][number]> = {}): List['removed'][number] => ({
  externalId: 'r1',
  name: 'Radierer',
  orderNumber: '200-01',
  quantity: 3,
  claimed: 0,
  bought: 0,
  index: 0,
  removed: { at: '2026-11-20T11:00:00Z', by: null },
  ...overrides,
});

/** A list that its creator has open. */
export const aList = (overrides: Partial<List> = {}): List => ({
  externalId: 'l1',
  name: 'Merkzettel',
  description: '',
  kind: 'list',
  isDefault: true,
  isStandardList: true,
  createdAt: '2026-11-01T10:00:00Z',
  level: 'creator',
  may: [
    'see',
    'put-into-cart',
    'copy',
    'claim',
    'comment',
    'set-standard',
    'edit-entries',
    'rename',
    'invite',
    'remove-member',
    'delete-any-comment',
    'release-claims',
    'revoke-links',
    'hand-over',
    'delete',
  ],
  entryCount: overrides.entries?.length ?? 1,
  commentCount: 0,
  users: [{ memberId: 'm1', name: 'Ada N.', level: 'creator', isSelf: true }],
  entries: [anEntry()],
  removed: [],
  links: [],
  openTotal: null,
  ...overrides,
});

/** The list without its entries, as the others are told from it. */
export const headOf = ({ entries: _entries, removed: _removed, links: _links, openTotal: _openTotal, ...head }: List) =>
  head;

/** What the gateway says of a visitor's lists, one of them open. */
export const ownLists = (open: List, further: readonly List[] = []) => ({
  ownWishlists: { lists: [headOf(open), ...further.map(headOf)], open, merge: null },
});

/** What the gateway says of a list to whoever has a link to it. */
export const sharedListOf = (list: List) => ({
  sharedWishlist: {
    externalId: list.externalId,
    listName: list.name,
    entryCount: list.entryCount,
    kind: list.kind,
    level: list.level,
    ownLevel: null,
    list,
    goneClaims: [],
  },
});

/** A list after a change. */
export const changedList = (
  open: List,
  told: {
    readonly entries?: readonly Entry[];
    readonly removed?: List['removed'];
    readonly gone?: readonly string[];
  },
) => ({
  __typename: 'WishlistChanged' as const,
  list: headOf(open),
  entries: [],
  removed: [],
  gone: [],
  items: { added: [], raised: [], unchanged: [], unknown: [], leftOut: [] },
  ...told,
});

/** What the gateway says of a class list to parents who have its link. */
export const classListOf = (entries: List['entries'], overrides: Partial<List> = {}) =>
  sharedListOf(aList({ kind: 'class-list', level: 'viewer', may: ['see', 'claim'], entries, ...overrides }));

/** What the gateway says of a list that was put into the basket. */
export const listInCart = (
  report: Partial<Record<keyof typeof NOTHING_TO_REPORT, readonly unknown[]>> = {},
  skipped: readonly unknown[] = [],
) => ({
  __typename: 'ListInCart' as const,
  cart: aCart(),
  report: { ...NOTHING_TO_REPORT, ...report },
  skipped,
  claims: [],
});

/** A comment on a list that its reader wrote. */
export const aComment = (overrides: Partial<WishlistCommentPartFragment> = {}): WishlistCommentPartFragment => ({
  id: 'c1',
  comment: 'Bis Freitag',
  name: 'Ada N.',
  writtenAt: '2026-11-20T10:00:00Z',
  positionId: null,
  allowedToDeleteByUser: true,
  ...overrides,
});
