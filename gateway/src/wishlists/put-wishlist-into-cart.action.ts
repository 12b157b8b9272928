import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, ID, Mutation } from '@nestjs/graphql';
import { WISHLIST } from '@shop/domain/shared/paths';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { PIECES_WANTED, type PiecesWanted } from '@shop/domain/wishlists/class-list';
import { putListIntoCart } from '@shop/domain/wishlists/put-list-into-cart';
import { keyOfListRefusal } from '@shop/domain/wishlists/wishlist-refusal-key';
import { ArrayMaxSize, IsIn, IsOptional } from 'class-validator';
import { MOST_WISHLIST_ENTRIES, WISHLIST_TOKEN_MAX_LENGTH } from '@shop/domain/wishlists/wishlist';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { wordScalar } from '../graphql/word-scalar.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsOptionalText, IsText } from '../shared/is-text.ts';
import { listInCartToasts } from './list-in-cart-toasts.ts';
import { presentListInCart, presentRefusal } from './present-results.ts';
import { ListInCartResult, type ListInCartResultType } from './wishlist-results.types.ts';

const PiecesWantedScalar = wordScalar('PiecesWanted', PIECES_WANTED, 'Which pieces of a class list are wanted.');

@ArgsType()
class PutWishlistIntoCartArgs {
  @IsShopId() @Field(() => ID) readonly wishlistId: string;
  @IsOptional()
  @IsText(WISHLIST_TOKEN_MAX_LENGTH)
  @Field(() => String, { nullable: true, description: 'Of the link, for those who are no members.' })
  readonly token?: string;
  @IsOptional()
  @ArrayMaxSize(MOST_WISHLIST_ENTRIES)
  @IsShopId({ each: true })
  @Field(() => [ID], { nullable: true, description: 'All entries if none is named.' })
  readonly entryIds?: readonly string[];
  @IsOptional()
  @Field(() => PiecesWantedScalar, { nullable: true, description: 'Only of a class list.' })
  readonly pieces?: PiecesWanted;
}

class PutWishlistIntoCartForm {
  @IsShopId() readonly wishlistId: string;
  @IsOptional() @IsText(WISHLIST_TOKEN_MAX_LENGTH) readonly token?: string;
  /** All entries if none is named. */
  @IsOptional() @IsShopId() readonly entryId?: string;
  /** Only of a class list. */
  @IsOptional() @IsIn(PIECES_WANTED) readonly pieces?: PiecesWanted;
  /** Path of the page that holds the form. */
  @IsOptionalText() readonly from?: string;
}

/** Puts entries of a list into the visitor's basket; the list stays as it is. */
@Action()
export class PutWishlistIntoCart {
  @Mutation(() => ListInCartResult)
  async putWishlistIntoCart(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { wishlistId, token, entryIds, pieces }: PutWishlistIntoCartArgs,
  ): Promise<ListInCartResultType> {
    const { storefront } = visitor.shopper;
    const put = await putListIntoCart(shop, visitor)(
      { listId: wishlistId, ...omitNil({ token }) },
      omitNil({ entryIds, pieces }),
    );
    return put.ok ? presentListInCart(put.value, storefront) : presentRefusal(put.refusal, visitor.shopper);
  }

  @FormRoute('put-wishlist-into-cart', WISHLIST)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { wishlistId, token, entryId, pieces }: PutWishlistIntoCartForm,
  ): Promise<FormReply> {
    const wanted = omitNil({ entryIds: entryId === undefined ? undefined : [entryId], pieces });
    const put = await putListIntoCart(shop, visitor)({ listId: wishlistId, ...omitNil({ token }) }, wanted);
    return {
      toasts: put.ok
        ? listInCartToasts(put.value, wanted)
        : [{ kind: 'error', messageKey: keyOfListRefusal(put.refusal, visitor.shopper) }],
    };
  }
}
