import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, Mutation } from '@nestjs/graphql';
import { MOST_WISHLIST_ENTRIES } from '@shop/domain/wishlists/wishlist';
import { HOME } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { putTeaserListIntoCart } from '@shop/domain/wishlists/put-list-into-cart';
import { keyOfListRefusal } from '@shop/domain/wishlists/wishlist-refusal-key';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsOptional, ValidateNested } from 'class-validator';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsText } from '../shared/is-text.ts';
import { ListedItemInput } from './change-wishlist.action.ts';
import { teaserListInCartToasts } from './list-in-cart-toasts.ts';
import { presentListInCart, presentRefusal } from './present-results.ts';
import { ListInCartResult, type ListInCartResultType } from './wishlist-results.types.ts';

@ArgsType()
class PutTeaserListIntoCartArgs {
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_WISHLIST_ENTRIES)
  @ValidateNested({ each: true })
  @Type(() => ListedItemInput)
  @Field(() => [ListedItemInput], { description: 'With the quantities of the page.' })
  readonly items: readonly ListedItemInput[];
}

class PutTeaserListIntoCartForm {
  @IsShopId() readonly externalId: string;
  /** Path of the page that holds the form. */
  @IsOptional() @IsText() readonly from?: string;
}

/** Puts a list of editors into the visitor's basket. */
@Action()
export class PutTeaserListIntoCart {
  @Mutation(() => ListInCartResult)
  async putTeaserListIntoCart(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { items }: PutTeaserListIntoCartArgs,
  ): Promise<ListInCartResultType> {
    const { storefront } = visitor.shopper;
    const put = await putTeaserListIntoCart(shop, visitor)(items);
    return put.ok ? presentListInCart(put.value, storefront) : presentRefusal(put.refusal, visitor.shopper);
  }

  /** The list as editors wrote it. */
  @FormRoute('put-teaser-list-into-cart', HOME)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { externalId }: PutTeaserListIntoCartForm,
  ): Promise<FormReply> {
    const list = await shop.teaserLists.find(visitor.shopper, externalId);
    const items = (list?.entries ?? []).map(({ product: { productId }, item, quantity }) => ({
      productId,
      itemId: item?.itemId ?? productId,
      quantity,
    }));
    if (items.length === 0) return { toasts: [{ kind: 'error', messageKey: 'shop.wishlist.notFound' }] };
    const put = await putTeaserListIntoCart(shop, visitor)(items);
    return {
      toasts: put.ok
        ? teaserListInCartToasts(put.value)
        : [{ kind: 'error', messageKey: keyOfListRefusal(put.refusal, visitor.shopper) }],
    };
  }
}
