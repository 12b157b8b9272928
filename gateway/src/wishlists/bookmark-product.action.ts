import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, ID, Mutation } from '@nestjs/graphql';
import { MOST_NAMED_WISHLISTS } from '@shop/domain/wishlists/wishlist';
import { bookmarkProduct, type BookmarkChange, type BookmarkRefusal } from '@shop/domain/wishlists/bookmark-product';
import { keyOfListRefusal } from '@shop/domain/wishlists/wishlist-refusal-key';
import type { ServerToast } from '@shop/domain/pages/page-contract';
import { HOME } from '@shop/domain/shared/paths';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { SHOP_ID } from '@shop/domain/shared/shop-id';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { ArrayMaxSize, IsBoolean, IsOptional } from 'class-validator';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsText } from '../shared/is-text.ts';
import { presentBookmarkList } from './present-wishlist.ts';
import { BookmarkResult, type BookmarkResultType } from './wishlist-results.types.ts';

/** Two ids. */
const MAX_ARTICLE = 150;

@ArgsType()
class BookmarkArgs {
  @IsShopId() @Field(() => ID) readonly productId: string;
  @IsShopId() @Field(() => ID) readonly itemId: string;
  @IsBoolean() @Field(() => Boolean, { description: 'How the bookmark is to be.' }) readonly isOn: boolean;
  @IsOptional()
  @ArrayMaxSize(MOST_NAMED_WISHLISTS)
  @IsShopId({ each: true })
  @Field(() => [ID], { nullable: true, description: 'All lists that are to hold it, as the visitor chose.' })
  readonly listIds?: readonly string[];
  @IsOptional()
  @IsText()
  @Field(() => String, { nullable: true, description: 'The name of a list that is made for it.' })
  readonly newListName?: string;
}

/** One form for all bookmarks of a page: the button that was pressed says which. */
class BookmarkForm {
  /** The product and its article: "product*article". */
  @IsText(MAX_ARTICLE) readonly article: string;
}

const readArticle = ({
  article,
}: BookmarkForm): { readonly productId: string; readonly itemId: string } | undefined => {
  const [productId = '', itemId = '', ...rest] = article.split('*');
  return rest.length === 0 && SHOP_ID.test(productId) && SHOP_ID.test(itemId) ? { productId, itemId } : undefined;
};

const toastOf = ({ did, productName, listName }: BookmarkChange): ServerToast => ({
  kind: 'success',
  messageKey: did === 'added' ? 'shop.wishlist.added' : 'shop.wishlist.removed',
  values: { name: productName, list: listName },
});

/** Of a list that is made, its name alone can be wrong. */
const messageKeyOf = (refusal: BookmarkRefusal, { shopper }: Visit): string =>
  refusal.because === 'invalid-form'
    ? (refusal.fieldErrors[0]?.message ?? 'shop.error.internal')
    : keyOfListRefusal(refusal, shopper);

/** Puts a product on a list of the visitor, or takes it off. */
@Action()
export class BookmarkProduct {
  @Mutation(() => BookmarkResult, {
    description:
      'Bookmarks a product, or takes the bookmark away. Refused with choose-list if the visitor is to choose.',
  })
  async bookmarkProduct(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { productId, itemId, isOn, listIds, newListName }: BookmarkArgs,
  ): Promise<BookmarkResultType> {
    const bookmarked = await bookmarkProduct(
      shop,
      visitor,
    )({ productId, itemId, isOn, canChoose: true, ...omitNil({ listIds, newListName }) });
    if (bookmarked.ok) {
      const { bookmarks, changes } = bookmarked.value;
      return { __typename: 'Bookmarked', lists: bookmarks.map(presentBookmarkList), changes };
    }
    const { refusal, bookmarks } = bookmarked.refusal;
    return {
      __typename: 'NotBookmarked',
      because: refusal.because,
      messageKey: messageKeyOf(refusal, visitor),
      lists: bookmarks.map(presentBookmarkList),
    };
  }

  @FormRoute('bookmark', HOME)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() form: BookmarkForm,
  ): Promise<FormReply> {
    const article = readArticle(form);
    if (article === undefined) return { toasts: [{ kind: 'error', messageKey: 'shop.wishlist.itemGone' }] };
    const bookmarked = await bookmarkProduct(shop, visitor)({ ...article, canChoose: false });
    return bookmarked.ok
      ? { toasts: bookmarked.value.changes.map(toastOf) }
      : { toasts: [{ kind: 'error', messageKey: messageKeyOf(bookmarked.refusal.refusal, visitor) }] };
  }
}
