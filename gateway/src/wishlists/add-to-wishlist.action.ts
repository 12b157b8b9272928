import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, ID, Mutation } from '@nestjs/graphql';
import { WISHLIST } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { addToList, type ListSource, type ListTarget } from '@shop/domain/wishlists/add-to-list';
import {
  MOST_WISHLIST_ENTRIES,
  WISHLIST_KINDS,
  type WishlistKind,
  WISHLIST_TOKEN_MAX_LENGTH,
} from '@shop/domain/wishlists/wishlist';
import { toldOfAdded } from '@shop/domain/wishlists/told-of-added';
import { wishlistPath } from '@shop/domain/wishlists/wishlist-paths';
import { keyOfListRefusal } from '@shop/domain/wishlists/wishlist-refusal-key';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsBoolean, IsIn, IsOptional, ValidateIf, ValidateNested } from 'class-validator';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { wordScalar } from '../graphql/word-scalar.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { formEchoOf } from '../request/form-echo-of.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsLongText, IsText } from '../shared/is-text.ts';
import { presentFormRefusal } from '../shared/present-refusal.ts';
import { ListedItemInput } from './change-wishlist.action.ts';
import { presentChange, presentRefusal } from './present-results.ts';
import { WishlistChangeResult, type WishlistChangeResultType } from './wishlist-results.types.ts';
import { WishlistKindScalar } from './wishlist.types.ts';

const SOURCES = ['order', 'cart', 'saved-lines', 'link', 'items'] as const satisfies readonly ListSource['from'][];
const ListSourceScalar = wordScalar('ListSource', SOURCES, 'Where articles for a list come from.');

/** Whether the source is of such a kind: others do not have the field. */
const Of = (...kinds: readonly ListSource['from'][]): PropertyDecorator =>
  ValidateIf((source: { readonly source: ListSource['from'] }) => kinds.includes(source.source));

@ArgsType()
class AddToWishlistArgs {
  @IsIn(SOURCES) @Field(() => ListSourceScalar) readonly source: ListSource['from'];
  @Of('order') @IsShopId() @Field(() => ID, { nullable: true }) readonly orderId: string;
  @Of('link') @IsText(WISHLIST_TOKEN_MAX_LENGTH) @Field(() => String, { nullable: true }) readonly token: string;
  @Of('items')
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_WISHLIST_ENTRIES)
  @ValidateNested({ each: true })
  @Type(() => ListedItemInput)
  @Field(() => [ListedItemInput], { nullable: true })
  readonly items: readonly ListedItemInput[];
  @IsOptional()
  @IsShopId()
  @Field(() => ID, { nullable: true, description: 'The list to add to; null: a new one.' })
  readonly wishlistId?: string;
  @IsOptional()
  @IsBoolean()
  @Field(() => Boolean, { nullable: true, description: 'Instead of a list: the Merkzettel, which everybody has.' })
  readonly toMerkzettel?: boolean;
  @IsText() @Field(() => String, { nullable: true, description: 'Of a new list.' }) readonly listName: string = '';
  @IsLongText() @Field(() => String, { nullable: true }) readonly listDescription: string = '';
  @IsIn(WISHLIST_KINDS) @Field(() => WishlistKindScalar, { nullable: true }) readonly kind: WishlistKind = 'list';
}

class AddToWishlistForm {
  @IsIn(['order', 'cart', 'saved-lines', 'link']) readonly source: 'order' | 'cart' | 'saved-lines' | 'link';
  @Of('order') @IsShopId() readonly orderId: string;
  @Of('link') @IsText(WISHLIST_TOKEN_MAX_LENGTH) readonly token: string;
  /** Empty: a new one. */
  @IsText() readonly wishlistId: string = '';
  @IsText() readonly listName: string = '';
  /** For visitors without an account. */
  @IsOptional() @IsIn(['true']) readonly toMerkzettel?: 'true';
  /** Path of the page that holds the form. */
  @IsOptional() @IsText() readonly from?: string;
}

const sourceOf = ({
  source,
  orderId,
  token,
  items,
}: Pick<AddToWishlistArgs, 'source' | 'orderId' | 'token' | 'items'>): ListSource => {
  switch (source) {
    case 'order':
      return { from: source, orderId };
    case 'link':
      return { from: source, token };
    case 'items':
      return { from: source, items };
    case 'cart':
    case 'saved-lines':
      return { from: source };
  }
};

const targetOf = ({
  toMerkzettel,
  wishlistId,
  ...list
}: Pick<AddToWishlistArgs, 'toMerkzettel' | 'wishlistId' | 'listName' | 'listDescription' | 'kind'>): ListTarget => {
  if (toMerkzettel === true) return 'merkzettel';
  const { listName, listDescription, kind } = list;
  return wishlistId == null ? { listName, listDescription, kind } : { listId: wishlistId };
};

/** Puts the articles of an order, the basket or somebody's list on one of the visitor's lists, or on a new one. */
@Action()
export class AddToWishlist {
  @Mutation(() => WishlistChangeResult)
  async addToWishlist(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() args: AddToWishlistArgs,
  ): Promise<WishlistChangeResultType> {
    const { storefront } = visitor.shopper;
    const added = await addToList(shop, visitor)(sourceOf(args), targetOf(args));
    if (added.ok) return presentChange(added.value, storefront);
    return added.refusal.because === 'invalid-form'
      ? presentFormRefusal(added.refusal)
      : presentRefusal(added.refusal, visitor.shopper);
  }

  @FormRoute('add-to-wishlist', WISHLIST)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { wishlistId, listName, toMerkzettel, ...form }: AddToWishlistForm,
  ): Promise<FormReply> {
    const target = targetOf({
      toMerkzettel: toMerkzettel === 'true',
      listName,
      listDescription: '',
      kind: 'list',
      ...(wishlistId === '' ? {} : { wishlistId }),
    });
    const added = await addToList(shop, visitor)(sourceOf({ ...form, items: [] }), target);
    if (added.ok) {
      const { list, items, unknownNames, leftOutNames } = added.value;
      const toasts = toldOfAdded({
        list: list.name,
        added: items.added.length + items.raised.length,
        unchanged: items.unchanged.length,
        unknown: unknownNames,
        leftOut: leftOutNames,
      });
      return { path: wishlistPath(list.externalId), toasts };
    }
    const { refusal } = added;
    return refusal.because === 'invalid-form'
      ? { echo: formEchoOf('add-to-wishlist', { wishlistId, listName }, refusal) }
      : { toasts: [{ kind: 'error', messageKey: keyOfListRefusal(refusal, visitor.shopper) }] };
  }
}
