import { createUnionType, Field, ObjectType } from '@nestjs/graphql';
import { FormRefusedType } from '../shared/form-refused.types.ts';

@ObjectType('Account', { description: 'What a signed-in customer may see and change about themselves.' })
export class AccountType {
  readonly __typename: 'Account';
  @Field(() => String) readonly salutation: string;
  @Field(() => String) readonly firstName: string;
  @Field(() => String) readonly lastName: string;
  @Field(() => String) readonly company: string;
  @Field(() => String) readonly email: string;
  @Field(() => String) readonly phone: string;
  @Field(() => String, { nullable: true, description: 'Of business customers.' }) readonly customerNumber:
    | string
    | undefined;
}

export type ChangeAccountResultType = AccountType | FormRefusedType;

export const ChangeAccountResult = createUnionType({
  name: 'ChangeAccountResult',
  types: () => [AccountType, FormRefusedType] as const,
  resolveType: ({ __typename }: ChangeAccountResultType) => __typename,
});
