import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, ID, Mutation } from '@nestjs/graphql';
import { WISHLIST } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { claimsReleased } from '@shop/domain/wishlists/change-messages';
import { releaseClaims } from '@shop/domain/wishlists/release-claims';
import { wishlistPath } from '@shop/domain/wishlists/wishlist-paths';
import { keyOfListRefusal } from '@shop/domain/wishlists/wishlist-refusal-key';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { presentRefusal } from './present-results.ts';
import { ReleaseClaimsResult, type ReleaseClaimsResultType } from './wishlist-results.types.ts';

@ArgsType()
class ReleaseClaimsArgs {
  @IsShopId() @Field(() => ID) readonly wishlistId: string;
  @IsShopId() @Field(() => ID) readonly entryId: string;
}

/** Opens what was claimed of a class list's entry and not bought to everybody again. */
@Action()
export class ReleaseClaims {
  @Mutation(() => ReleaseClaimsResult)
  async releaseClaims(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { wishlistId, entryId }: ReleaseClaimsArgs,
  ): Promise<ReleaseClaimsResultType> {
    const released = await releaseClaims(shop, visitor)(wishlistId, entryId);
    return released.ok
      ? { __typename: 'ClaimsReleased', quantity: released.value.quantity }
      : presentRefusal(released.refusal, visitor.shopper);
  }

  @FormRoute('release-claims', WISHLIST)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { wishlistId, entryId }: ReleaseClaimsArgs,
  ): Promise<FormReply> {
    const released = await releaseClaims(shop, visitor)(wishlistId, entryId);
    if (!released.ok) {
      const { refusal } = released;
      const toasts = [{ kind: 'error', messageKey: keyOfListRefusal(refusal, visitor.shopper) }] as const;
      return { path: refusal.because === 'no-such-list' ? WISHLIST : wishlistPath(wishlistId), toasts };
    }
    const { quantity, entry } = released.value;
    return { path: wishlistPath(wishlistId), toasts: [claimsReleased({ quantity, name: entry.product.name })] };
  }
}
