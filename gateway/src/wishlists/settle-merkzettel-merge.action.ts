import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, ID, Mutation } from '@nestjs/graphql';
import type { ServerToast } from '@shop/domain/pages/page-contract';
import { WISHLIST } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { settleMerge } from '@shop/domain/wishlists/settle-merge';
import { keyOfListRefusal } from '@shop/domain/wishlists/wishlist-refusal-key';
import { IsBoolean, IsIn } from 'class-validator';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { presentRefusal } from './present-results.ts';
import { WishlistDoneResult, type WishlistDoneResultType } from './wishlist-results.types.ts';

@ArgsType()
class SettleMergeArgs {
  @IsShopId() @Field(() => ID) readonly mergeId: string;
  @IsBoolean()
  @Field(() => Boolean, { description: 'Whether what the login added becomes a list of its own.' })
  readonly undo: boolean;
}

class SettleMergeForm {
  @IsShopId() readonly mergeId: string;
  @IsIn(['undo', 'dismiss']) readonly do: 'undo' | 'dismiss';
}

/** Undoes what a login added to the Merkzettel, or puts the notice about it away. */
@Action()
export class SettleMerkzettelMerge {
  @Mutation(() => WishlistDoneResult)
  async settleMerkzettelMerge(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { mergeId, undo }: SettleMergeArgs,
  ): Promise<WishlistDoneResultType> {
    const settled = await settleMerge(shop, visitor)(mergeId, undo ? 'undo' : 'dismiss');
    return settled.ok
      ? { __typename: 'WishlistDone', messageKey: settled.value }
      : presentRefusal(settled.refusal, visitor.shopper);
  }

  @FormRoute('settle-merkzettel-merge', WISHLIST)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { mergeId, do: what }: SettleMergeForm,
  ): Promise<FormReply> {
    const settled = await settleMerge(shop, visitor)(mergeId, what);
    const toast: ServerToast = settled.ok
      ? { kind: 'success', messageKey: settled.value }
      : { kind: 'error', messageKey: keyOfListRefusal(settled.refusal, visitor.shopper) };
    return { toasts: what === 'undo' ? [toast] : [] };
  }
}
