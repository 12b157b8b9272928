import { Inject } from '@nestjs/common';
import { Args, ArgsType, Context, Field, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsInt, Max, Min, MinLength, ValidateNested } from 'class-validator';
import type { CartOperation } from '@shop/domain/carts/carts.port';
import { refillCart } from '@shop/domain/carts/refill-cart';
import type { Shop } from '@shop/domain/shop';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsText } from '../shared/is-text.ts';
import { SHOP } from '../shop.token.ts';
import { keyOfCartRefusal } from './cart-refusal-key.ts';
import { MAX_QUANTITY } from './cart-limits.ts';
import { AddToCartInput, UpdateCartResult } from './cart-result.types.ts';
import type { UpdateCartResultType } from './cart-result.types.ts';
import { CartType } from './cart.types.ts';
import { emptyCart } from './empty-cart.ts';
import { presentMissing } from './present-missing.ts';
import { presentCart } from './present-cart.ts';
import { readOwnCart } from './read-own-cart.ts';
import { RefillCartInput, RefilledCartType } from './refill-cart.types.ts';
import { updateCart } from './update-cart.ts';

/** Most articles that one request can add. */
const MAX_ADDED = 100;

@ArgsType()
class AddToCartArgs {
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_ADDED)
  @ValidateNested({ each: true })
  @Type(() => AddToCartInput)
  @Field(() => [AddToCartInput])
  readonly items: readonly AddToCartInput[];
}

@ArgsType()
class PositionArgs {
  @IsShopId() @Field(() => ID) readonly positionId: string;
}

@ArgsType()
class QuantityArgs extends PositionArgs {
  @IsInt() @Min(0) @Max(MAX_QUANTITY) @Field(() => Int) readonly quantity: number;
}

@ArgsType()
class VoucherArgs {
  @MinLength(1) @IsText() @Field(() => String) readonly code: string;
}

@ArgsType()
class SaveItemArgs {
  @IsShopId() @Field(() => ID) readonly itemId: string;
  @IsInt() @Min(1) @Max(MAX_QUANTITY) @Field(() => Int) readonly quantity: number;
}

@ArgsType()
class SavedLineArgs {
  @IsShopId() @Field(() => ID) readonly savedId: string;
}

@ArgsType()
class MoveToCartArgs extends SavedLineArgs {
  @IsInt() @Min(1) @Max(MAX_QUANTITY) @Field(() => Int) readonly quantity: number;
}

@ArgsType()
class MergeArgs {
  @IsShopId() @Field(() => ID) readonly from: string;
}

@ArgsType()
class RefillCartArgs {
  @ValidateNested() @Type(() => RefillCartInput) @Field(() => RefillCartInput) readonly input: RefillCartInput;
}

@Resolver()
export class CartsResolver {
  constructor(@Inject(SHOP) private readonly shop: Pick<Shop, 'carts' | 'sessions'>) {}

  @Query(() => CartType, { description: "The visitor's own cart; an empty one where there is none yet." })
  async cart(@Context() { visitor }: GraphqlContext): Promise<CartType> {
    const { storefront } = visitor.shopper;
    return presentCart(
      (await readOwnCart(this.shop)(visitor, { shippingCost: true })) ?? emptyCart(storefront),
      storefront,
    );
  }

  @Mutation(() => UpdateCartResult)
  addToCart(@Context() context: GraphqlContext, @Args() { items }: AddToCartArgs): Promise<UpdateCartResultType> {
    return this.update(
      context,
      items.map(({ itemId, quantity }) => ({ do: 'add-position', itemId, quantity })),
    );
  }

  @Mutation(() => UpdateCartResult)
  changeQuantity(
    @Context() context: GraphqlContext,
    @Args() { positionId, quantity }: QuantityArgs,
  ): Promise<UpdateCartResultType> {
    return this.update(context, [
      quantity === 0 ? { do: 'remove-position', positionId } : { do: 'change-quantity', positionId, quantity },
    ]);
  }

  @Mutation(() => UpdateCartResult)
  removePosition(
    @Context() context: GraphqlContext,
    @Args() { positionId }: PositionArgs,
  ): Promise<UpdateCartResultType> {
    return this.update(context, [{ do: 'remove-position', positionId }]);
  }

  @Mutation(() => UpdateCartResult)
  addVoucher(@Context() context: GraphqlContext, @Args() { code }: VoucherArgs): Promise<UpdateCartResultType> {
    return this.update(context, [{ do: 'add-voucher', code }]);
  }

  @Mutation(() => UpdateCartResult)
  removeVoucher(@Context() context: GraphqlContext, @Args() { code }: VoucherArgs): Promise<UpdateCartResultType> {
    return this.update(context, [{ do: 'remove-voucher', code }]);
  }

  @Mutation(() => UpdateCartResult, { description: 'Takes a line out of the cart and saves it for later.' })
  saveForLater(
    @Context() context: GraphqlContext,
    @Args() { positionId }: PositionArgs,
  ): Promise<UpdateCartResultType> {
    return this.update(context, [{ do: 'save-for-later', positionId }]);
  }

  @Mutation(() => UpdateCartResult, {
    description: 'Saves an article that is not in the cart, as the undo of a removal does.',
  })
  saveItem(
    @Context() context: GraphqlContext,
    @Args() { itemId, quantity }: SaveItemArgs,
  ): Promise<UpdateCartResultType> {
    return this.update(context, [{ do: 'save-item', itemId, quantity }]);
  }

  @Mutation(() => UpdateCartResult, { description: 'Pieces that the cart cannot take stay saved.' })
  moveToCart(
    @Context() context: GraphqlContext,
    @Args() { savedId, quantity }: MoveToCartArgs,
  ): Promise<UpdateCartResultType> {
    return this.update(context, [{ do: 'move-to-cart', savedId, quantity }]);
  }

  @Mutation(() => UpdateCartResult)
  removeSaved(@Context() context: GraphqlContext, @Args() { savedId }: SavedLineArgs): Promise<UpdateCartResultType> {
    return this.update(context, [{ do: 'remove-saved', savedId }]);
  }

  @Mutation(() => UpdateCartResult, {
    description: 'Takes out what a merge added, never more than is there. One that is over changes nothing.',
  })
  undoMerge(@Context() context: GraphqlContext, @Args() { from }: MergeArgs): Promise<UpdateCartResultType> {
    return this.update(context, [{ do: 'undo-merge', from }]);
  }

  @Mutation(() => UpdateCartResult)
  dismissMerge(@Context() context: GraphqlContext, @Args() { from }: MergeArgs): Promise<UpdateCartResultType> {
    return this.update(context, [{ do: 'dismiss-merge', from }]);
  }

  @Mutation(() => RefilledCartType, {
    description:
      'Adds to the visitor’s cart what an earlier cart held whose session is gone. Adds only what is missing.',
  })
  async refillCart(
    @Context() { visitor }: GraphqlContext,
    @Args() { input }: RefillCartArgs,
  ): Promise<RefilledCartType> {
    const contents = { lines: input.lines, vouchers: input.vouchers.map(({ code }) => code) };
    const { cart, opened, missing } = await refillCart(this.shop)(visitor.shopper, contents);
    if (opened !== undefined) visitor.opened(opened);
    return { cart: presentCart(cart, visitor.shopper.storefront), missing: missing.map(presentMissing) };
  }

  private async update(
    { visitor }: GraphqlContext,
    operations: readonly CartOperation[],
  ): Promise<UpdateCartResultType> {
    const { storefront } = visitor.shopper;
    const updated = await updateCart(this.shop)(visitor, operations);
    if (updated.ok)
      return {
        __typename: 'CartUpdated',
        cart: presentCart(updated.value.cart, storefront),
        report: updated.value.report,
      };
    const { refusal, cart } = updated.refusal;
    return {
      __typename: 'CartRefused',
      because: refusal.because,
      messageKey: keyOfCartRefusal(refusal),
      cart: presentCart(cart, storefront),
    };
  }
}
