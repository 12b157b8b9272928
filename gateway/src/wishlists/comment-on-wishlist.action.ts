import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, ID, Mutation } from '@nestjs/graphql';
import { WISHLIST } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { changeWishlist } from '@shop/domain/wishlists/change-wishlist';
import { wishlistPath } from '@shop/domain/wishlists/wishlist-paths';
import { keyOfListRefusal } from '@shop/domain/wishlists/wishlist-refusal-key';
import { withListName } from '@shop/domain/wishlists/with-list-name';
import { IsOptional } from 'class-validator';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { formEchoOf } from '../request/form-echo-of.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsLongText } from '../shared/is-text.ts';
import { presentFormRefusal } from '../shared/present-refusal.ts';
import { presentRefusal } from './present-results.ts';
import { CommentResult, type CommentResultType } from './wishlist-results.types.ts';

@ArgsType()
class CommentOnWishlistArgs {
  @IsShopId() @Field(() => ID) readonly wishlistId: string;
  @IsOptional()
  @IsShopId()
  @Field(() => ID, { nullable: true, description: 'The entry that it is about; null: the whole list.' })
  readonly entryId?: string;
  @IsLongText() @Field(() => String) readonly listComment: string = '';
}

/** Writes a comment about a list or one of its entries, for its members. */
@Action()
export class CommentOnWishlist {
  @Mutation(() => CommentResult)
  async commentOnWishlist(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { wishlistId, entryId, listComment }: CommentOnWishlistArgs,
  ): Promise<CommentResultType> {
    const written = await changeWishlist(shop, visitor).comment(wishlistId, listComment, entryId ?? undefined);
    if (written.ok) return { __typename: 'CommentWritten', comment: written.value };
    return written.refusal.because === 'invalid-form'
      ? presentFormRefusal(written.refusal)
      : presentRefusal(written.refusal, visitor.shopper);
  }

  @FormRoute('comment-on-wishlist', WISHLIST)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { wishlistId, entryId, listComment }: CommentOnWishlistArgs,
  ): Promise<FormReply> {
    const path = wishlistPath(wishlistId);
    const { comment } = changeWishlist(shop, visitor);
    const written = await withListName(shop, visitor)(wishlistId, () => comment(wishlistId, listComment, entryId));
    if (written.ok) {
      const values = { list: written.value.name };
      return { path, toasts: [{ kind: 'success', messageKey: 'shop.wishlist.commentSaved', values }] };
    }
    const { refusal } = written;
    return refusal.because === 'invalid-form'
      ? {
          path,
          toasts: [{ kind: 'error', messageKey: 'shop.wishlist.commentNotSaved' }],
          echo: formEchoOf(`comment ${entryId ?? wishlistId}`, { listComment }, refusal),
        }
      : { path, toasts: [{ kind: 'error', messageKey: keyOfListRefusal(refusal, visitor.shopper) }] };
  }
}
