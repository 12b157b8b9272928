import { createUnionType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { CartRefusal } from '@shop/domain/carts/carts.port';
import { CartType } from './cart.types.ts';

@ObjectType('AddedItem')
export class AddedItemType {
  @Field(() => ID) readonly itemId: string;
  @Field(() => String) readonly name: string;
  @Field(() => Int) readonly quantity: number;
}

@ObjectType('VariantToChoose')
export class VariantToChooseType {
  @Field(() => ID) readonly productId: string;
  @Field(() => String) readonly name: string;
  @Field(() => String) readonly path: string;
}

@ObjectType('ChangedQuantity')
export class ChangedQuantityType {
  @Field(() => ID) readonly itemId: string;
  @Field(() => String) readonly name: string;
  @Field(() => Int) readonly asked: number;
  @Field(() => Int) readonly now: number;
}

@ObjectType('MaxInCart')
export class MaxInCartType {
  @Field(() => ID) readonly itemId: string;
  @Field(() => String) readonly name: string;
  @Field(() => Int) readonly max: number;
}

@ObjectType('DealSplit', {
  description: 'Added pieces whose lightning deal the shopper saw, if not all of them got its price.',
})
export class DealSplitType {
  @Field(() => ID) readonly itemId: string;
  @Field(() => String) readonly name: string;
  @Field(() => Int) readonly lightning: number;
  @Field(() => Int) readonly normal: number;
}

@ObjectType('CartReport')
export class CartReportType {
  @Field(() => [AddedItemType]) readonly added: readonly AddedItemType[];
  @Field(() => [VariantToChooseType]) readonly variantsToChoose: readonly VariantToChooseType[];
  @Field(() => [ChangedQuantityType]) readonly quantityChanged: readonly ChangedQuantityType[];
  @Field(() => [MaxInCartType]) readonly maxInCart: readonly MaxInCartType[];
  @Field(() => [DealSplitType]) readonly dealSplit: readonly DealSplitType[];
  @Field(() => Boolean, { description: 'Whether an undo found its merge; one that is over changes nothing.' })
  readonly mergeUndone: boolean;
}

@ObjectType('CartUpdated')
export class CartUpdatedType {
  readonly __typename: 'CartUpdated';
  @Field(() => CartType) readonly cart: CartType;
  @Field(() => CartReportType) readonly report: CartReportType;
}

@ObjectType('CartRefused', {
  description:
    'because: cart-not-found, already-submitted, no-such-item, no-such-position, sold-out or voucher-refused.',
})
export class CartRefusedType {
  readonly __typename: 'CartRefused';
  @Field(() => String) readonly because: CartRefusal['because'];
  @Field(() => String) readonly messageKey: string;
  @Field(() => CartType) readonly cart: CartType;
}

export type UpdateCartResultType = CartUpdatedType | CartRefusedType;

export const UpdateCartResult = createUnionType({
  name: 'UpdateCartResult',
  types: () => [CartUpdatedType, CartRefusedType] as const,
  resolveType: ({ __typename }: UpdateCartResultType) => __typename,
});
