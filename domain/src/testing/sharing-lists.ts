import type { ItemId } from '../catalogue/product.ts';
import type { Result } from '../shared/result.ts';
import { NO_FILTERS } from '../catalogue/listing-filters.ts';
import type { Shopper, WishlistId } from '../visit/shopper.ts';
import type { Wishlist, WishlistKind } from '../wishlists/wishlist.ts';
import type { ListedItem, WishlistChange } from '../wishlists/wishlist-change.ts';
import type { WishlistEntryId } from '../wishlists/wishlist-entry.ts';
import { LINK_LEVELS, type LinkLevel, type WishlistLevel } from '../wishlists/wishlist-rights.ts';
import type { ChangedWishlist, WishlistRefusal } from '../wishlists/wishlists.port.ts';
import { asSignedIn, openSession, valueOf } from './fixtures.ts';
import type { PortFixture } from './port-harness.ts';

/** A new customer with a session, known by a first and a last name. */
export const registered = async (
  fixture: Pick<PortFixture, 'shop' | 'anonymous'>,
  firstName = 'Lena',
  lastName = 'Muster',
  visitor?: Shopper,
): Promise<Shopper> => {
  const shopper = visitor ?? (await openSession(fixture, fixture.anonymous));
  const email = `${firstName}.${lastName}@schule.example`.toLowerCase();
  const typed = { email, password: 'Tafel7', salutation: 'mrs', firstName, lastName };
  return asSignedIn(shopper, 'customer', valueOf(await fixture.shop.sessions.registerCustomer(shopper, typed)));
};

/** An article that the tests know by its item alone. */
export const pieces = (itemId: ItemId, quantity = 1): ListedItem => ({ productId: '', itemId, quantity });

/** So many different articles, as the shop’s listings show them. */
export const manyItems = async (
  { shop, anonymous }: Pick<PortFixture, 'shop' | 'anonymous'>,
  count: number,
): Promise<readonly ListedItem[]> => {
  const found: ListedItem[] = [];
  for (const { id } of await shop.catalogue.navigation(anonymous))
    for (let page = 1, pages = 1; page <= pages && found.length < count; page += 1) {
      const listing = await shop.catalogue.category(anonymous, id, { page, sort: 'si', filters: NO_FILTERS });
      pages = listing?.totalPages ?? 0;
      found.push(...(listing?.products ?? []).map(({ bestItemId }) => pieces(bestItemId)));
    }
  return found.slice(0, count);
};

export const readList = async ({ shop }: Pick<PortFixture, 'shop'>, shopper: Shopper, id?: WishlistId) =>
  valueOf(await shop.wishlists.all(shopper, id)).list;

export const merkzettelIdOf = async ({ shop }: Pick<PortFixture, 'shop'>, shopper: Shopper): Promise<WishlistId> =>
  valueOf(await shop.wishlists.all(shopper)).collection.merkzettel.externalId;

/** Item and pieces of each entry, in order. */
export const linesOf = ({ entries }: Pick<Wishlist, 'entries'>): readonly (readonly [ItemId | undefined, number])[] =>
  entries.map(({ item, quantity }) => [item?.itemId, quantity]);

export const changeList = (
  { shop }: Pick<PortFixture, 'shop'>,
  shopper: Shopper,
  id: WishlistId,
  change: WishlistChange,
): Promise<Result<ChangedWishlist, WishlistRefusal>> => shop.wishlists.change(shopper, id, change);

/** A further list of a customer’s, by default with a name that none of theirs has. */
export const createdList = async (
  { shop }: Pick<PortFixture, 'shop'>,
  shopper: Shopper,
  items: readonly ListedItem[] = [],
  { name, kind = 'list' }: { readonly name?: string; readonly kind?: WishlistKind } = {},
): Promise<WishlistId> => {
  const { further } = valueOf(await shop.wishlists.all(shopper)).collection;
  const listName = name ?? `Klasse ${further.length + 3}b`;
  return valueOf(await shop.wishlists.create(shopper, { listName, listDescription: '', kind }, items)).list.externalId;
};

interface Listing {
  readonly id: WishlistId;
  readonly shopper: Shopper;
  readonly items: readonly ItemId[];
  /** Of the entries, in the order of the items. */
  readonly entryIds: readonly WishlistEntryId[];
}

/** A visitor’s Merkzettel with one piece of the first, two of the second ordinary article, and so on. */
export const listing = async (fixture: PortFixture, count = 3): Promise<Listing> => {
  const { shopper } = fixture;
  const items = fixture.goods.ordinary.slice(0, count);
  const id = await merkzettelIdOf(fixture, shopper);
  const listed = items.map((itemId, at) => pieces(itemId, at + 1));
  const { entries } = valueOf(await changeList(fixture, shopper, id, { do: 'add-items', items: listed }));
  return { id, shopper, items, entryIds: entries.map(({ externalId }) => externalId) };
};

/** Somebody with each level of one list: all but the creator came by links. */
export interface SharedList {
  readonly id: WishlistId;
  readonly people: Readonly<Record<WishlistLevel | 'stranger', Shopper>>;
  readonly tokens: Readonly<Record<LinkLevel, string>>;
  readonly memberIds: Readonly<Record<Exclude<WishlistLevel, 'viewer'>, string>>;
}

const NAMES = {
  viewer: 'Vera',
  commentator: 'Konrad',
  editor: 'Edda',
  admin: 'Ada',
  creator: 'Carla',
  stranger: 'Stine',
} as const;

export type People = SharedList['people'];

/** Six customers who may use a list together. */
export const registerPeople = async (fixture: Pick<PortFixture, 'shop' | 'anonymous'>): Promise<People> => {
  const as = (level: keyof People): Promise<Shopper> => registered(fixture, NAMES[level], 'Muster');
  return {
    viewer: await as('viewer'),
    commentator: await as('commentator'),
    editor: await as('editor'),
    admin: await as('admin'),
    creator: await as('creator'),
    stranger: await as('stranger'),
  };
};

export const sharedList = async (
  fixture: Pick<PortFixture, 'shop' | 'anonymous'>,
  items: readonly ListedItem[] = [],
  { kind = 'list', people }: { readonly kind?: WishlistKind; readonly people?: People } = {},
): Promise<SharedList> => {
  const { sharedWishlists, wishlists } = fixture.shop;
  const all = people ?? (await registerPeople(fixture));
  const { creator } = all;
  const id = await createdList(fixture, creator, items, { kind });
  const tokens = { viewer: '', commentator: '', editor: '', admin: '' };
  for (const level of LINK_LEVELS) tokens[level] = valueOf(await sharedWishlists.share(creator, id, level)).token;
  for (const level of ['commentator', 'editor', 'admin'] as const)
    valueOf(await sharedWishlists.join(all[level], tokens[level]));
  const { users } = valueOf(await wishlists.all(creator, id)).list;
  const memberId = (wanted: WishlistLevel): string => users.find(({ level }) => level === wanted)?.memberId ?? '';
  return {
    id,
    tokens,
    people: all,
    memberIds: {
      commentator: memberId('commentator'),
      editor: memberId('editor'),
      admin: memberId('admin'),
      creator: memberId('creator'),
    },
  };
};
