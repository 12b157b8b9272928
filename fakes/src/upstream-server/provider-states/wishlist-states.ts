import type { ItemId } from '@shop/domain/catalogue/product';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { Shopper, WishlistId } from '@shop/domain/visit/shopper';
import { MOST_OWN_CLAIMS } from '@shop/domain/wishlists/class-list';
import {
  MOST_WISHLIST_ENTRIES,
  MOST_WISHLIST_MEMBERS,
  WISHLIST_KINDS,
  type WishlistKind,
} from '@shop/domain/wishlists/wishlist';
import type { ListedItem } from '@shop/domain/wishlists/wishlist-change';
import { MOST_COMMENTS } from '@shop/domain/wishlists/wishlist-comment';
import { ENTRY_GAPS, type EntryGap } from '@shop/domain/wishlists/wishlist-entry';
import { LINK_LEVELS, type LinkLevel } from '@shop/domain/wishlists/wishlist-rights';
import { loseProduct } from '../../catalogue/lost-products.ts';
import { setStock } from '../../catalogue/stock.ts';
import { ORDINARY, selectItem, selectItems } from '../../goods/select-items.ts';
import { parseInput } from '../../qa/read-input.ts';
import { logInAs } from '../../scenarios/steps.ts';
import { fields, oneOf, optional } from '../../schemas/schemas.ts';
import { TEASER_LISTS } from '../../wishlists/teaser-list-table.ts';
import { inCapitals } from '../shared/known-word.ts';
import { signedIn } from './customer-states.ts';
import { withShopper, type ProviderState, type StateContext, valueOrThrow } from './provider-state.ts';

const PIECES = 3;

/** Words of the params are the upstream's. */
const wordOf = <Word extends string>(words: readonly Word[]) => optional(oneOf(words.map((word) => inCapitals(word))));
const readWord = <Word extends string>(
  words: readonly Word[],
  said: string | null | undefined,
  otherwise: Word,
): Word => words.find((word) => inCapitals(word) === said) ?? otherwise;

const listed = ({ goods }: StateContext, itemId: ItemId, quantity = PIECES): ListedItem => ({
  productId: goods.item(itemId)?.productId ?? '',
  itemId,
  quantity,
});

const createList = async (
  context: StateContext,
  items: readonly ListedItem[],
  kind: WishlistKind = 'list',
  {
    shopper = context.shopper,
    listName = 'Klasse 3b',
  }: { readonly shopper?: Shopper; readonly listName?: string } = {},
): Promise<WishlistId> => {
  const form = { listName, listDescription: 'Für das neue Schuljahr', kind };
  return valueOrThrow(await context.shop.wishlists.create(shopper, form, items)).list.externalId;
};

/** The first article of a list with a gap. */
const withGap = (context: StateContext, gap: EntryGap): ListedItem => {
  if (gap === 'no-quantity') return listed(context, selectItem(context.goods, ORDINARY), 0);
  if (gap !== 'choose-variant') return listed(context, selectItem(context.goods, ORDINARY));
  const { productId } = listed(context, selectItem(context.goods, { severalItems: true, stock: 10 }));
  return { productId, itemId: productId, quantity: PIECES };
};

const openGap = ({ world }: StateContext, gap: EntryGap, { productId, itemId }: ListedItem): void => {
  if (gap === 'sold-out') world.run((tx) => setStock(tx, itemId, 0));
  if (gap === 'no-longer-sold') world.run((tx) => loseProduct(tx, productId));
};

/** A list of two articles with a comment, a removed entry and a link, beside an empty one. */
const wishlistExists: ProviderState = async (context, params) => {
  const said = parseInput(fields({ kind: wordOf(WISHLIST_KINDS), gap: wordOf(ENTRY_GAPS) }), params);
  const customer = await signedIn(context);
  const { shop, shopper } = customer;
  const [first = '', second = '', third = '', fourth = ''] = selectItems(customer.goods, 4, ORDINARY);
  const gap = ENTRY_GAPS.find((word) => inCapitals(word) === said.gap);
  const article = gap === undefined ? listed(customer, first) : withGap(customer, gap);
  const items = [article, listed(customer, second), listed(customer, third)];
  const kind = gap === 'nothing-open' ? 'class-list' : readWord(WISHLIST_KINDS, said.kind, 'list');
  const wishlistId = await createList(customer, items, kind);
  const otherWishlistId = await createList(customer, [], 'list', { listName: 'Klasse 4b' });
  const { list } = valueOrThrow(await shop.wishlists.all(shopper, wishlistId));
  const [entryId = '', otherEntryId = '', removedEntryId = ''] = list.entries.map(({ externalId }) => externalId);
  valueOrThrow(await shop.wishlists.change(shopper, wishlistId, { do: 'remove-entry', entryId: removedEntryId }));
  const comment = valueOrThrow(await shop.wishlists.comment(shopper, wishlistId, { text: 'Bitte in Blau', entryId }));
  valueOrThrow(await shop.sharedWishlists.share(shopper, wishlistId, 'editor'));
  if (gap !== undefined) openGap(customer, gap, article);
  if (gap === 'nothing-open')
    valueOrThrow(
      await shop.sharedWishlists.claim(
        shopper,
        { listId: wishlistId },
        { entryId: otherEntryId, quantity: PIECES, evenIfTaken: false },
      ),
    );
  return withShopper(customer, shopper, {
    wishlistId,
    otherWishlistId,
    entryId,
    otherEntryId,
    removedEntryId,
    commentId: comment.id,
    otherItemId: second,
    itemId: fourth,
    productId: listed(customer, fourth).productId,
  });
};

const merkzettelWithArticle: ProviderState = async (context) => {
  const { shop, shopper, goods } = context;
  const item = listed(context, selectItem(goods, ORDINARY));
  const { merkzettel } = valueOrThrow(await shop.wishlists.all(shopper)).collection;
  const { entries } = valueOrThrow(
    await shop.wishlists.change(shopper, merkzettel.externalId, { do: 'add-items', items: [item] }),
  );
  return withShopper(context, shopper, {
    wishlistId: merkzettel.externalId,
    entryId: entries[0]?.externalId ?? '',
    itemId: item.itemId,
    productId: item.productId,
  });
};

const visitorOf = async ({ shop, anonymous }: StateContext): Promise<Shopper> => ({
  ...anonymous,
  ...(await shop.sessions.open(anonymous)),
});

const otherCustomer = async (context: StateContext): Promise<Shopper> =>
  logInAs(context, await visitorOf(context), 'new');

/** Somebody else's list, and a link to it. */
const sharedByOther = async (context: StateContext, kind: WishlistKind, level: LinkLevel) => {
  const owner = await otherCustomer(context);
  const item = listed(context, selectItem(context.goods, ORDINARY));
  const wishlistId = await createList(context, [item], kind, { shopper: owner });
  const { token } = valueOrThrow(await context.shop.sharedWishlists.share(owner, wishlistId, level));
  const { list } = valueOrThrow(await context.shop.wishlists.all(owner, wishlistId));
  return { wishlistId, wishlistToken: token, entryId: list.entries[0]?.externalId ?? '' };
};

const wishlistShared: ProviderState = async (context, params) => {
  const said = parseInput(fields({ kind: wordOf(WISHLIST_KINDS), level: wordOf(LINK_LEVELS) }), params);
  const kind = readWord(WISHLIST_KINDS, said.kind, 'list');
  const shared = await sharedByOther(context, kind, readWord(LINK_LEVELS, said.level, 'commentator'));
  return withShopper(context, context.shopper, shared);
};

const callerJoined: ProviderState = async (context) => {
  const { wishlistToken, ...shared } = await sharedByOther(context, 'list', 'commentator');
  valueOrThrow(await context.shop.sharedWishlists.join(context.shopper, wishlistToken));
  return withShopper(context, context.shopper, shared);
};

/** Another customer is on the list of `a wishlist exists`. */
const memberJoined: ProviderState = async (before) => {
  const context = before.ids['wishlistId'] === undefined ? await wishlistExists(before, {}) : before;
  const { shop, shopper, ids } = context;
  const wishlistId = String(ids['wishlistId']);
  const { token } = valueOrThrow(await shop.sharedWishlists.share(shopper, wishlistId, 'commentator'));
  valueOrThrow(await shop.sharedWishlists.join(await otherCustomer(context), token));
  const { users } = valueOrThrow(await shop.wishlists.all(shopper, wishlistId)).list;
  return withShopper(context, shopper, { memberId: users.find(({ isSelf }) => !isSelf)?.memberId ?? '' });
};

const piecesClaimed: ProviderState = async (context) => {
  const { shop, shopper } = context;
  const { wishlistId, wishlistToken, entryId } = await sharedByOther(context, 'class-list', 'viewer');
  const { claim } = valueOrThrow(
    await shop.sharedWishlists.claim(
      shopper,
      { listId: wishlistId, token: wishlistToken },
      { entryId, quantity: 1, evenIfTaken: false },
    ),
  );
  return withShopper(context, shopper, { wishlistId, wishlistToken, entryId, claimCode: claim.code });
};

const claimedRemoved: ProviderState = async (before, params) => {
  const context = await piecesClaimed(before, params);
  const { shop, ids } = context;
  const change = { do: 'remove-entry', entryId: String(ids['entryId']) } as const;
  valueOrThrow(await shop.wishlists.change(await otherCustomer(context), String(ids['wishlistId']), change));
  return context;
};

const allClaims: ProviderState = async (context) => {
  const customer = await signedIn(context);
  const { shop, shopper, goods } = customer;
  const article = listed(customer, selectItem(goods, ORDINARY), MOST_OWN_CLAIMS + 1);
  const wishlistId = await createList(customer, [article], 'class-list');
  const { list } = valueOrThrow(await shop.wishlists.all(shopper, wishlistId));
  const entryId = list.entries[0]?.externalId ?? '';
  for (let claims = 0; claims < MOST_OWN_CLAIMS; claims += 1)
    valueOrThrow(
      await shop.sharedWishlists.claim(shopper, { listId: wishlistId }, { entryId, quantity: 1, evenIfTaken: false }),
    );
  return withShopper(customer, shopper, { wishlistId, entryId });
};

/** A visitor had an article on the Merkzettel, and logged in. */
const merkzettelMerged: ProviderState = async (context) => {
  const customer = await signedIn(await merkzettelWithArticle(context, {}));
  const { merge } = valueOrThrow(await customer.shop.wishlists.all(customer.shopper)).collection;
  return withShopper(customer, customer.shopper, omitNil({ mergeId: merge?.id }));
};

const wishlistFull: ProviderState = async (context) => {
  const customer = await signedIn(context);
  const { shop, shopper } = customer;
  const [itemId = '', another = '', ...items] = selectItems(customer.goods, MOST_WISHLIST_ENTRIES + 2, {});
  const wishlistId = await createList(
    customer,
    items.map((id) => listed(customer, id)),
  );
  const { list } = valueOrThrow(await shop.wishlists.all(shopper, wishlistId));
  const [entryId = '', removedEntryId = ''] = list.entries.map(({ externalId }) => externalId);
  for (const change of [
    { do: 'remove-entry', entryId: removedEntryId },
    { do: 'add-items', items: [listed(customer, another)] },
  ] as const)
    valueOrThrow(await shop.wishlists.change(shopper, wishlistId, change));
  return withShopper(customer, shopper, {
    wishlistId,
    entryId,
    removedEntryId,
    itemId,
    productId: listed(customer, itemId).productId,
  });
};

const allComments: ProviderState = async (context) => {
  const customer = await signedIn(context);
  const wishlistId = await createList(customer, []);
  for (let written = 0; written < MOST_COMMENTS; written += 1)
    valueOrThrow(await customer.shop.wishlists.comment(customer.shopper, wishlistId, { text: 'Danke!' }));
  return withShopper(customer, customer.shopper, { wishlistId });
};

const allMembers: ProviderState = async (context) => {
  const shared = await sharedByOther(context, 'list', 'commentator');
  for (let members = 1; members < MOST_WISHLIST_MEMBERS; members += 1)
    valueOrThrow(await context.shop.sharedWishlists.join(await visitorOf(context), shared.wishlistToken));
  return withShopper(context, context.shopper, shared);
};

/** The editors' list of the storefront, and another variant for one of its entries. */
const teaserWishlist: ProviderState = async (context) => {
  const { shop, shopper, goods } = context;
  const wanted = TEASER_LISTS.find(({ isB2b }) => isB2b === shopper.storefront.isB2b);
  const list = await shop.teaserLists.find(shopper, wanted?.externalId ?? '');
  const entry = list?.entries.find(({ product }) => product.hasMultipleItems);
  const productId = entry?.product.productId;
  return withShopper(
    context,
    shopper,
    omitNil({
      wishlistId: list?.externalId,
      entryId: entry?.externalId,
      productId,
      itemId: goods.product(productId ?? '')?.items[0]?.itemId,
    }),
  );
};

/** Lists of customers and visitors, and of editors. */
export const WISHLIST_STATES = {
  'a wishlist exists': wishlistExists,
  'a Merkzettel with an article': merkzettelWithArticle,
  'a wishlist was shared': wishlistShared,
  'the caller joined a wishlist': callerJoined,
  'a member joined the wishlist': memberJoined,
  'pieces were claimed': piecesClaimed,
  'claimed pieces were removed': claimedRemoved,
  'a login merged the Merkzettel': merkzettelMerged,
  'wishlist full': wishlistFull,
  'wishlist with all comments': allComments,
  'wishlist with all members': allMembers,
  'wishlist with all claims of the caller': allClaims,
  'teaser wishlist': teaserWishlist,
} as const satisfies Readonly<Record<string, ProviderState>>;
