import { ArgsType, createUnionType, Field, InputType, ObjectType } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';
import { FormRefusedType } from '../shared/form-refused.types.ts';
import { IsSecret, IsText } from '../shared/is-text.ts';

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

@InputType()
export class AccountDataInput {
  @IsText() @Field(() => String) readonly salutation: string;
  @IsText() @Field(() => String) readonly firstName: string;
  @IsText() @Field(() => String) readonly lastName: string;
  @IsText() @Field(() => String) readonly company: string;
}

@InputType()
export class ChangeEmailInput {
  @IsText() @Field(() => String) readonly email: string;
  @IsSecret() @Field(() => String) readonly password: string;
}

@InputType()
export class DeleteAccountInput {
  @IsSecret() @Field(() => String) readonly password: string;
  @IsBoolean()
  @Field(() => Boolean, { description: 'Ticked: they have read what is deleted and what stays.' })
  readonly isSure: boolean;
}

export type ChangeAccountResultType = AccountType | FormRefusedType;

export const ChangeAccountResult = createUnionType({
  name: 'ChangeAccountResult',
  types: () => [AccountType, FormRefusedType] as const,
  resolveType: ({ __typename }: ChangeAccountResultType) => __typename,
});

@ObjectType('AccountDeleted')
export class AccountDeletedType {
  readonly __typename: 'AccountDeleted';
  @Field(() => String) readonly messageKey: string;
}

export type DeleteAccountResultType = AccountDeletedType | FormRefusedType;

export const DeleteAccountResult = createUnionType({
  name: 'DeleteAccountResult',
  types: () => [AccountDeletedType, FormRefusedType] as const,
  resolveType: ({ __typename }: DeleteAccountResultType) => __typename,
});

@ArgsType()
export class PhoneArgs {
  @IsText() @Field(() => String) readonly phone: string;
}
