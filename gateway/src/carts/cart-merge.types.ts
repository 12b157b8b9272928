import { Field, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('MergedLine')
export class MergedLineType {
  @Field(() => ID) readonly itemId: string;
  @Field(() => String) readonly name: string;
  @Field(() => Int, { description: 'Pieces in the basket of before.' }) readonly brought: number;
  @Field(() => Int, { description: 'Of them, those that were added.' }) readonly added: number;
  @Field(() => Int, { description: 'As many could be ordered; 0 if the article was sold out.' }) readonly most: number;
}

@ObjectType('MergedVoucher')
export class MergedVoucherType {
  @Field(() => String) readonly code: string;
  @Field(() => Boolean) readonly taken: boolean;
}

@ObjectType('CartMerge')
export class CartMergeType {
  @Field(() => ID, { description: 'Names the merge to the mutations about it.' }) readonly from: string;
  @Field(() => [MergedLineType]) readonly lines: readonly MergedLineType[];
  @Field(() => [MergedVoucherType]) readonly vouchers: readonly MergedVoucherType[];
}
