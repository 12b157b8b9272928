import { createUnionType, Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { FormRefusedType, SessionExpiredType } from '../shared/form-refused.types.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsOptionalText } from '../shared/is-text.ts';
import { CheckoutType } from './checkout.types.ts';

@InputType()
export class PaymentStepInput {
  @IsOptional() @IsShopId() @Field(() => ID, { nullable: true }) readonly paymentId?: string | null;
  @IsOptionalText() @Field(() => String, { nullable: true }) readonly buyerReference?: string | null;
}

@ObjectType('PaymentRefused')
export class PaymentRefusedType {
  readonly __typename: 'PaymentRefused';
  @Field(() => String) readonly messageKey: string;
  @Field(() => CheckoutType) readonly checkout: CheckoutType;
}

export type SavePaymentStepResultType = CheckoutType | FormRefusedType | PaymentRefusedType | SessionExpiredType;

export const SavePaymentStepResult = createUnionType({
  name: 'SavePaymentStepResult',
  types: () => [CheckoutType, FormRefusedType, PaymentRefusedType, SessionExpiredType] as const,
  resolveType: ({ __typename }: SavePaymentStepResultType) => __typename,
});
