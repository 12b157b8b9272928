import { createUnionType, Field, InputType, ObjectType } from '@nestjs/graphql';
import { FormRefusedType } from '../shared/form-refused.types.ts';
import { IsSecret } from '../shared/is-text.ts';

@InputType()
export class RegisterBuyerInput {
  @IsSecret() @Field(() => String) readonly password: string;
  @IsSecret() @Field(() => String) readonly passwordRepeat: string;
}

@ObjectType('BuyerRegistered')
export class BuyerRegisteredType {
  readonly __typename: 'BuyerRegistered';
  @Field(() => String) readonly firstName: string;
  @Field(() => String) readonly lastName: string;
}

export type RegisterBuyerResultType = BuyerRegisteredType | FormRefusedType;

export const RegisterBuyerResult = createUnionType({
  name: 'RegisterBuyerResult',
  types: () => [BuyerRegisteredType, FormRefusedType] as const,
  resolveType: ({ __typename }: RegisterBuyerResultType) => __typename,
});
