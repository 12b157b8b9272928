import type { CartClosed, CartReport } from '@shop/domain/carts/carts.port';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { Result } from '@shop/domain/shared/result';
import type { EntryGap } from '@shop/domain/wishlists/wishlist-entry';
import type { ListInCart, SkippedEntry, WishlistNotFound } from '@shop/domain/wishlists/wishlists.port';
import { readCart } from '../carts/read-cart.ts';
import { readReport } from '../carts/read-updated-cart.ts';
import type {
  AddProductsToCartFromTeaserWishlistMutation,
  AddWishlistToCartMutation,
  WishlistEntryGap,
} from '../generated/operation-types.ts';
import { readChoiceResult } from '../shared/read-mutation-result.ts';
import type { RefusalTable } from '../shared/read-mutation-result.ts';
import { readId } from '../shared/read-text.ts';
import { enumReader } from '../shared/read-word.ts';
import { LIST_UNKNOWN } from './read-changed-wishlist.ts';
import { readClaim } from './read-entry.ts';
import { readGranted } from './read-granted.ts';

type Reply = AddWishlistToCartMutation['addWishlistToCart'];
type TeaserReply = AddProductsToCartFromTeaserWishlistMutation['addProductsToCartFromTeaserWishlist'];

const GAP_OF: Readonly<Record<WishlistEntryGap, EntryGap>> = {
  NO_LONGER_LISTED: 'no-longer-listed',
  NO_LONGER_SOLD: 'no-longer-sold',
  CHOOSE_VARIANT: 'choose-variant',
  SOLD_OUT: 'sold-out',
  NO_QUANTITY: 'no-quantity',
  NOTHING_OPEN: 'nothing-open',
};

/** Whatever else it lacks, it cannot be bought now. */
const readGap = enumReader('WishlistEntryGap', GAP_OF, 'sold-out');

const readSkipped = ({ entryId, name, gap, path }: Reply['skippedEntries'][number]): SkippedEntry => ({
  entryId: readId(entryId),
  gap: readGap(gap),
  ...omitNil({ name, path }),
});

export const CART_REFUSALS: RefusalTable<CartClosed> = { ALREADY_SUBMITTED: () => ({ because: 'already-submitted' }) };

const LIST_IN_CART_REFUSALS: RefusalTable<CartClosed | WishlistNotFound> = {
  ...CART_REFUSALS,
  ...LIST_UNKNOWN,
};

export const readListInCart = (reply: Reply): Result<ListInCart, CartClosed | WishlistNotFound> =>
  readGranted(readChoiceResult(reply, LIST_IN_CART_REFUSALS), reply.cart, (cart) => ({
    cart: readCart(cart.id, cart),
    report: readReport(reply.attainableInfos),
    skipped: reply.skippedEntries.map(readSkipped),
    claims: reply.claims.map(readClaim),
  }));

/** What became of a teaser list's articles; the cart is read afterwards. */
export const readTeaserInCart = (reply: TeaserReply): Result<CartReport, CartClosed> =>
  readGranted(readChoiceResult(reply, CART_REFUSALS), reply, ({ successfullyAdded, ...infos }) =>
    readReport({ ...infos, added: successfullyAdded, mergeUndone: false }),
  );
