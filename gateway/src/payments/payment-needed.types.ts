import { Field, ID, ObjectType } from '@nestjs/graphql';

@ObjectType('PostField')
export class PostFieldType {
  @Field(() => String) readonly name: string;
  @Field(() => String) readonly value: string;
}

@ObjectType('CardPaymentNeeded')
export class CardPaymentNeededType {
  readonly __typename: 'CardPaymentNeeded';
  @Field(() => ID) readonly orderId: string;
  @Field(() => String) readonly url: string;
  @Field(() => [PostFieldType]) readonly fields: readonly PostFieldType[];
}

@ObjectType('RedirectNeeded')
export class RedirectNeededType {
  readonly __typename: 'RedirectNeeded';
  @Field(() => ID) readonly orderId: string;
  @Field(() => String) readonly url: string;
}
