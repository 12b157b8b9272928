import { createUnionType, Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { FormRefusedType } from '../shared/form-refused.types.ts';
import { IsLongText, IsText } from '../shared/is-text.ts';

@InputType()
export class WithdrawalInput {
  @IsText() @Field(() => String) readonly fullName: string;
  @IsText()
  @Field(() => String, { description: 'The order’s number, or words that identify it.' })
  readonly orderNumber: string;
  @IsText() @Field(() => String) readonly email: string;
  @IsOptional() @IsLongText() @Field(() => String, { nullable: true }) readonly withdrawnGoods?: string | null;
  @IsOptional() @IsLongText() @Field(() => String, { nullable: true }) readonly withdrawalReason?: string | null;
}

@ObjectType('WithdrawalReceipt')
export class WithdrawalReceiptType {
  @Field(() => ID) readonly receiptId: string;
  @Field(() => String, { description: 'ISO instant.' }) readonly receivedAt: string;
}

@ObjectType('Withdrawal', {
  description: 'What this browser declares: typed, and with a receipt once it was confirmed.',
})
export class WithdrawalType {
  readonly __typename: 'Withdrawal';
  @Field(() => ID, { description: 'Confirms exactly this declaration.' }) readonly key: string;
  @Field(() => String) readonly fullName: string;
  @Field(() => String) readonly orderNumber: string;
  @Field(() => String) readonly email: string;
  @Field(() => String, { nullable: true }) readonly withdrawnGoods: string | undefined;
  @Field(() => String, { nullable: true }) readonly withdrawalReason: string | undefined;
  @Field(() => WithdrawalReceiptType, { nullable: true }) readonly receipt: WithdrawalReceiptType | undefined;
}

export const WithdrawalResult = createUnionType({
  name: 'WithdrawalResult',
  types: () => [WithdrawalType, FormRefusedType] as const,
});
export type WithdrawalResultType = WithdrawalType | FormRefusedType;
