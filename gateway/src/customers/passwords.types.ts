import { ArgsType, createUnionType, Field, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { PasswordLinkState } from '@shop/domain/customers/passwords.port';
import { FormRefusedType } from '../shared/form-refused.types.ts';
import { IsOptionalText, IsSecret, IsText } from '../shared/is-text.ts';

export const PasswordLinkStateEnum = {
  valid: 'valid',
  used: 'used',
  expired: 'expired',
  unknown: 'unknown',
  unusable: 'unusable',
} as const satisfies { [State in PasswordLinkState]: State };

registerEnumType(PasswordLinkStateEnum, { name: 'PasswordLinkState' });

@ObjectType('PasswordLink')
export class PasswordLinkType {
  @Field(() => PasswordLinkStateEnum) readonly state: PasswordLinkState;
}

/** Longer than any token of a shop. */
const MAX_TOKEN = 500;

@ArgsType()
export class PasswordTokenArgs {
  @IsText(MAX_TOKEN) @Field(() => String) readonly token: string;
}

@InputType()
export class PasswordLinkInput {
  @IsOptionalText() @Field(() => String, { nullable: true }) readonly email?: string | null;
  @IsOptionalText()
  @Field(() => String, { nullable: true, description: 'On the business shop, instead of the e-mail address.' })
  readonly customerNumber?: string | null;
  @IsText() @Field(() => String, { description: 'A field that people do not see.' }) readonly honeypot: string;
}

@InputType()
export class NewPasswordInput {
  @IsText(MAX_TOKEN) @Field(() => String) readonly token: string;
  @IsSecret() @Field(() => String) readonly password: string;
  @IsSecret() @Field(() => String) readonly passwordRepeat: string;
}

@ObjectType('PasswordStepDone')
export class PasswordStepDoneType {
  readonly __typename: 'PasswordStepDone';
  @Field(() => Boolean) readonly done: boolean;
}

export type PasswordStepResultType = PasswordStepDoneType | FormRefusedType;

export const PasswordStepResult = createUnionType({
  name: 'PasswordStepResult',
  types: () => [PasswordStepDoneType, FormRefusedType] as const,
  resolveType: ({ __typename }: PasswordStepResultType) => __typename,
});
