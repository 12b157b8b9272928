import { createUnionType, Field, InputType } from '@nestjs/graphql';
import { FormRefusedType } from '../shared/form-refused.types.ts';
import { IsText } from '../shared/is-text.ts';
import { OrderStatusViewType } from './order-status.types.ts';

@InputType()
export class OrderLookUpInput {
  @IsText() @Field(() => String, { description: 'As typed.' }) readonly orderId: string;
  @IsText()
  @Field(() => String, { description: 'Of the invoice or of the delivery, as typed.' })
  readonly zipCode: string;
}

export type LookUpOrderResultType =
  | (OrderStatusViewType & { readonly __typename: 'OrderStatusView' })
  | FormRefusedType;

export const LookUpOrderResult = createUnionType({
  name: 'LookUpOrderResult',
  types: () => [OrderStatusViewType, FormRefusedType] as const,
  resolveType: ({ __typename }: LookUpOrderResultType) => __typename,
});
