import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, ID, Mutation } from '@nestjs/graphql';
import { WISHLIST } from '@shop/domain/shared/paths';
import type { Result } from '@shop/domain/shared/result';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { shareWishlist, type ShareRefusal } from '@shop/domain/wishlists/share-wishlist';
import type { WishlistHead } from '@shop/domain/wishlists/wishlist';
import { wishlistPath } from '@shop/domain/wishlists/wishlist-paths';
import { listSaved, memberChanged } from '@shop/domain/wishlists/change-messages';
import { readOwnWishlists } from '@shop/domain/wishlists/read-own-wishlists';
import { keyOfListRefusal } from '@shop/domain/wishlists/wishlist-refusal-key';
import { IsIn, ValidateIf } from 'class-validator';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { wordScalar } from '../graphql/word-scalar.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { presentHead } from './present-wishlist.ts';
import { presentRefusal } from './present-results.ts';
import { WishlistHeadResult, type WishlistHeadResultType } from './wishlist-results.types.ts';
import { WishlistLevelScalar } from './wishlist.types.ts';

const MEMBER_CHANGES = ['set-level', 'remove', 'hand-over'] as const;
const LEVELS = ['commentator', 'editor', 'admin'] as const;
const MemberChangeScalar = wordScalar('MemberChange', MEMBER_CHANGES, 'What happens to a member of a list.');

@ArgsType()
class ChangeMemberArgs {
  @IsShopId() @Field(() => ID) readonly wishlistId: string;
  @IsShopId() @Field(() => ID) readonly memberId: string;
  @IsIn(MEMBER_CHANGES) @Field(() => MemberChangeScalar) readonly do: (typeof MEMBER_CHANGES)[number];
  @ValidateIf((args: ChangeMemberArgs) => args.do === 'set-level')
  @IsIn(LEVELS)
  @Field(() => WishlistLevelScalar, { nullable: true })
  readonly level: (typeof LEVELS)[number];
}

/** Gives a member of a list another level, removes them, or makes them its creator. */
@Action()
export class ChangeWishlistMember {
  @Mutation(() => WishlistHeadResult)
  async changeWishlistMember(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() args: ChangeMemberArgs,
  ): Promise<WishlistHeadResultType> {
    const changed = await this.change(shop, visitor, args);
    return changed.ok
      ? { __typename: 'WishlistHeadChanged', list: presentHead(changed.value) }
      : presentRefusal(changed.refusal, visitor.shopper);
  }

  @FormRoute('change-wishlist-member', WISHLIST)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() args: ChangeMemberArgs,
  ): Promise<FormReply> {
    // A removed member has no name any more.
    const name = await this.nameOf(shop, visitor, args);
    const changed = await this.change(shop, visitor, args);
    const path = wishlistPath(args.wishlistId);
    if (!changed.ok)
      return {
        path,
        toasts: [{ kind: 'error', messageKey: keyOfListRefusal(changed.refusal, visitor.shopper) }],
      };
    const list = changed.value;
    return { path, toasts: [name === '' ? listSaved(list) : memberChanged(args, { list: list.name, name })] };
  }

  private async nameOf(shop: Shop, visitor: Visit, { wishlistId, memberId }: ChangeMemberArgs): Promise<string> {
    const lists = await readOwnWishlists(shop, visitor)(wishlistId);
    const members = lists.ok ? (lists.value?.list.users ?? []) : [];
    return members.find((member) => member.memberId === memberId)?.name ?? '';
  }

  private change(
    shop: Shop,
    visitor: Visit,
    { wishlistId, memberId, do: what, level }: ChangeMemberArgs,
  ): Promise<Result<WishlistHead, ShareRefusal>> {
    const shared = shareWishlist(shop, visitor);
    switch (what) {
      case 'set-level':
        return shared.setLevel(wishlistId, { memberId, level });
      case 'remove':
        return shared.removeMember(wishlistId, memberId);
      case 'hand-over':
        return shared.handOver(wishlistId, memberId);
    }
  }
}
