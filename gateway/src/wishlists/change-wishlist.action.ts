import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, ID, InputType, Int, Mutation } from '@nestjs/graphql';
import { MOST_WISHLIST_ENTRIES } from '@shop/domain/wishlists/wishlist';
import type { ServerToast } from '@shop/domain/pages/page-contract';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { WISHLIST } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { WishlistId } from '@shop/domain/visit/shopper';
import type { Visit } from '@shop/domain/visit/visit.port';
import {
  changeMessages,
  placeMessages,
  restoreMessages,
  transferMessages,
} from '@shop/domain/wishlists/change-messages';
import { changeWishlist } from '@shop/domain/wishlists/change-wishlist';
import { readBookmarks, readOwnWishlists } from '@shop/domain/wishlists/read-own-wishlists';
import {
  type NamedItem,
  WISHLIST_CHANGES,
  type WishlistChange,
  type WishlistChangeKind,
} from '@shop/domain/wishlists/wishlist-change';
import type { RemovedEntry } from '@shop/domain/wishlists/wishlist-entry';
import { wishlistPath } from '@shop/domain/wishlists/wishlist-paths';
import { keyOfListRefusal } from '@shop/domain/wishlists/wishlist-refusal-key';
import type { ChangedWishlist } from '@shop/domain/wishlists/wishlists.port';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsIn, IsInt, IsOptional, Min, ValidateIf, ValidateNested } from 'class-validator';
import { type QuantityStep, QUANTITY_STEPS, steppedQuantity } from '../carts/stepped-quantity.ts';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { wordScalar } from '../graphql/word-scalar.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsText } from '../shared/is-text.ts';
import { presentChange, presentRefusal } from './present-results.ts';
import { IsListQuantity } from './wishlist-fields.ts';
import { WishlistChangeResult, type WishlistChangeResultType } from './wishlist-results.types.ts';

/** Whether the change is of such a kind: others do not have the field. */
const Of = (...kinds: readonly WishlistChangeKind[]): PropertyDecorator =>
  ValidateIf((change: { readonly do: WishlistChangeKind }) => kinds.includes(change.do));

const WishlistChangeScalar = wordScalar('WishlistChangeKind', WISHLIST_CHANGES, 'What a change of a list does.');

const OF_ONE_ENTRY = ['remove-entry', 'restore-entry', 'change-quantity', 'replace-item', 'place-entry'] as const;
const TO_ANOTHER_LIST = ['copy-entries', 'move-entries'] as const;
const OF_SEVERAL = ['remove-entries', 'restore-entries', ...TO_ANOTHER_LIST] as const;
const OF_A_VERSION = ['change-quantity', 'replace-item'] as const;

@InputType()
export class ListedItemInput {
  @IsShopId() @Field(() => ID) readonly productId: string;
  @IsShopId() @Field(() => ID) readonly itemId: string;
  @IsListQuantity() @Field(() => Int) readonly quantity: number;
}

@InputType({ description: 'The article of an entry.' })
class NamedItemInput {
  @IsShopId() @Field(() => ID) readonly productId: string;
  @IsShopId() @Field(() => ID) readonly itemId: string;
}

@InputType({ description: 'One change of a list’s entries. Each kind has its own fields.' })
class WishlistChangeInput {
  @IsIn(WISHLIST_CHANGES) @Field(() => WishlistChangeScalar) readonly do: WishlistChangeKind;
  @Of('add-items')
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_WISHLIST_ENTRIES)
  @ValidateNested({ each: true })
  @Type(() => ListedItemInput)
  @Field(() => [ListedItemInput], { nullable: true })
  readonly items: readonly ListedItemInput[];
  @Of(...OF_ONE_ENTRY) @IsShopId() @Field(() => ID, { nullable: true }) readonly entryId: string;
  @Of('change-quantity') @IsListQuantity() @Field(() => Int, { nullable: true }) readonly quantity: number;
  @Of('change-quantity')
  @IsOptional()
  @ValidateNested()
  @Type(() => NamedItemInput)
  @Field(() => NamedItemInput, { nullable: true, description: 'Absent where a variant is still to be chosen.' })
  readonly item?: NamedItem | null;
  @Of('replace-item') @IsShopId() @Field(() => ID, { nullable: true }) readonly itemId: string;
  @Of(...OF_A_VERSION)
  @IsInt()
  @Min(0)
  @Field(() => Int, { nullable: true, description: 'Of the entry that the visitor saw.' })
  readonly version: number;
  @Of('place-entry')
  @IsOptional()
  @IsShopId()
  @Field(() => ID, { nullable: true, description: 'The entry that comes after it; null: it is the last.' })
  readonly before?: string | null;
  @Of(...OF_SEVERAL)
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_WISHLIST_ENTRIES)
  @IsShopId({ each: true })
  @Field(() => [ID], { nullable: true })
  readonly entryIds: readonly string[];
  @Of(...TO_ANOTHER_LIST) @IsShopId() @Field(() => ID, { nullable: true }) readonly to: string;
}

@ArgsType()
class ChangeWishlistArgs {
  @IsShopId() @Field(() => ID) readonly wishlistId: string;
  @ValidateNested()
  @Type(() => WishlistChangeInput)
  @Field(() => WishlistChangeInput)
  readonly change: WishlistChangeInput;
}

const FORM_CHANGES = [
  'remove-entry',
  'restore-entry',
  'restore-entries',
  'dismiss-removed',
  'change-quantity',
  'replace-item',
  'place-entry',
  'copy-entries',
  'move-entries',
] as const;

/** Of all that was removed. */
const OF_REMOVED: readonly (typeof FORM_CHANGES)[number][] = ['restore-entries', 'dismiss-removed'];

/** Whether a posted change is of such a kind. */
const Posted = (...kinds: readonly (typeof FORM_CHANGES)[number][]): PropertyDecorator =>
  ValidateIf((form: ChangeWishlistForm) => kinds.includes(form.do));

/** A change as a page posts it without scripts. */
class ChangeWishlistForm {
  @IsShopId() readonly wishlistId: string;
  @IsIn(FORM_CHANGES) readonly do: (typeof FORM_CHANGES)[number];
  @ValidateIf((form: ChangeWishlistForm) => !OF_REMOVED.includes(form.do)) @IsShopId() readonly entryId: string;
  /** As typed. */
  @Posted('change-quantity') @IsText() readonly quantity: string;
  /** Of the button next to the quantity. */
  @IsOptional() @IsIn(QUANTITY_STEPS) readonly step?: QuantityStep;
  @Posted(...OF_A_VERSION) @IsText() readonly version: string;
  /** The article that takes the place of another one, or, with its product, the one whose quantity changes. */
  @ValidateIf(({ do: kind, itemId }: ChangeWishlistForm) => kind === 'replace-item' || itemId !== undefined)
  @IsShopId()
  readonly itemId: string;
  @IsOptional() @IsShopId() readonly productId?: string;
  @IsOptional() @IsShopId() readonly before?: string;
  @Posted(...TO_ANOTHER_LIST) @IsShopId() readonly to: string;
}

const changeOf = (input: WishlistChangeInput): WishlistChange => {
  const { do: kind, items, entryId, quantity, item, itemId, version, before, entryIds, to } = input;
  switch (kind) {
    case 'add-items':
      return { do: kind, items };
    case 'remove-entry':
    case 'restore-entry':
      return { do: kind, entryId };
    case 'remove-entries':
    case 'restore-entries':
      return { do: kind, entryIds };
    case 'dismiss-removed':
      return { do: kind };
    case 'change-quantity':
      return { do: kind, entryId, quantity, version, ...omitNil({ item }) };
    case 'replace-item':
      return { do: kind, entryId, itemId, version };
    case 'place-entry':
      return { do: kind, entryId, before: before ?? null };
    case 'copy-entries':
    case 'move-entries':
      return { do: kind, entryIds, to };
  }
};

/** A quantity that is no number is one that no list takes. */
const NO_QUANTITY = -1;

const typedChange = (form: ChangeWishlistForm, removed: readonly RemovedEntry[]): WishlistChange => {
  const { do: kind, entryId, quantity, step, version, productId, itemId, before, to } = form;
  switch (kind) {
    case 'remove-entry':
    case 'restore-entry':
      return { do: kind, entryId };
    case 'restore-entries':
      return { do: kind, entryIds: removed.map(({ externalId }) => externalId) };
    case 'dismiss-removed':
      return { do: kind };
    case 'change-quantity':
      return {
        do: kind,
        entryId,
        quantity: steppedQuantity(quantity, step) ?? NO_QUANTITY,
        version: Number(version),
        ...(productId !== undefined && { item: { productId, itemId } }),
      };
    case 'replace-item':
      return { do: kind, entryId, itemId, version: Number(version) };
    case 'place-entry':
      return { do: kind, entryId, before: before ?? null };
    case 'copy-entries':
    case 'move-entries':
      return { do: kind, entryIds: [entryId], to };
  }
};

/** What can be restored on a list, which the page does not name. */
const removedFrom = async (
  shop: Shop,
  visitor: Visit,
  { do: kind, wishlistId }: ChangeWishlistForm,
): Promise<readonly RemovedEntry[]> => {
  if (kind !== 'restore-entries') return [];
  const lists = await readOwnWishlists(shop, visitor)(wishlistId);
  return lists.ok ? (lists.value?.list.removed ?? []) : [];
};

/** What was copied or moved, and to which list. */
const transferToasts = async (
  shop: Shop,
  visitor: Visit,
  kind: Parameters<typeof transferMessages>[0],
  to: WishlistId,
  { items, removed }: ChangedWishlist,
): Promise<readonly ServerToast[]> => {
  const [put] = [...items.added, ...items.raised, ...items.unchanged];
  const list = (await readBookmarks(shop, visitor)()).find(({ externalId }) => externalId === to)?.name ?? '';
  return transferMessages(kind, { list, names: [put?.name ?? ''], leftOut: put === undefined ? 1 : 0, removed });
};

/** Where an entry stands now, which the change does not tell. */
const placeToasts = async (
  shop: Shop,
  visitor: Visit,
  { wishlistId, entryId }: ChangeWishlistForm,
): Promise<readonly ServerToast[]> => {
  const lists = await readOwnWishlists(shop, visitor)(wishlistId);
  return lists.ok && lists.value !== undefined ? placeMessages(entryId, lists.value.list) : [];
};

const toastsOf = async (
  shop: Shop,
  visitor: Visit,
  form: ChangeWishlistForm,
  removed: readonly RemovedEntry[],
  changed: ChangedWishlist,
): Promise<readonly ServerToast[]> => {
  switch (form.do) {
    case 'restore-entries':
      return restoreMessages(removed, changed);
    case 'copy-entries':
    case 'move-entries':
      return transferToasts(shop, visitor, form.do, form.to, changed);
    case 'place-entry':
      return placeToasts(shop, visitor, form);
    default:
      return changeMessages(form.do, changed);
  }
};

/** Changes the entries of one of the visitor's lists. */
@Action()
export class ChangeWishlist {
  @Mutation(() => WishlistChangeResult, { description: 'All of the change, or nothing.' })
  async changeWishlist(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { wishlistId, change }: ChangeWishlistArgs,
  ): Promise<WishlistChangeResultType> {
    const changed = await changeWishlist(shop, visitor).entries(wishlistId, changeOf(change));
    return changed.ok
      ? presentChange(changed.value, visitor.shopper.storefront)
      : presentRefusal(changed.refusal, visitor.shopper);
  }

  @FormRoute('change-wishlist', WISHLIST)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() form: ChangeWishlistForm,
  ): Promise<FormReply> {
    const { wishlistId, entryId, quantity } = form;
    const path = wishlistPath(wishlistId);
    const removed = await removedFrom(shop, visitor, form);
    const changed = await changeWishlist(shop, visitor).entries(wishlistId, typedChange(form, removed));
    if (changed.ok)
      return {
        path,
        toasts: await toastsOf(shop, visitor, form, removed, changed.value),
      };
    const { refusal } = changed;
    const toasts = [{ kind: 'error', messageKey: keyOfListRefusal(refusal, visitor.shopper) }] as const;
    if (refusal.because === 'no-such-list') return { path: WISHLIST, toasts };
    return form.do === 'change-quantity'
      ? { path, toasts, echo: { form: 'list-quantity', values: { entryId, quantity }, fieldErrors: [] } }
      : { path, toasts };
  }
}
