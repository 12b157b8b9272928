import { createUnionType, Field, ID, ObjectType } from '@nestjs/graphql';
import { FormRefusedType } from '../shared/form-refused.types.ts';

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
  @Field(() => String, { nullable: true }) readonly withdrawnGoods?: string | undefined;
  @Field(() => String, { nullable: true }) readonly withdrawalReason?: string | undefined;
  @Field(() => WithdrawalReceiptType, { nullable: true }) readonly receipt: WithdrawalReceiptType | undefined;
}

export const WithdrawalResult = createUnionType({
  name: 'WithdrawalResult',
  types: () => [WithdrawalType, FormRefusedType] as const,
});
export type WithdrawalResultType = WithdrawalType | FormRefusedType;
