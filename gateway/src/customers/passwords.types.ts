import { ArgsType, Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { PasswordLinkState } from '@shop/domain/customers/passwords.port';
import { IsPasswordToken } from './is-password-token.ts';

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

@ArgsType()
export class PasswordTokenArgs {
  @IsPasswordToken() @Field(() => String) readonly token: string;
}
