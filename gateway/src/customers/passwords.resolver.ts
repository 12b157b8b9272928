import { Args, ArgsType, Context, Field, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import type { FormRefusal } from '@shop/domain/shared/field-errors';
import type { Result } from '@shop/domain/shared/result';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { presentFormRefusal } from '../shared/present-refusal.ts';
import {
  NewPasswordInput,
  PasswordLinkInput,
  PasswordLinkType,
  PasswordStepResult,
  PasswordTokenArgs,
} from './passwords.types.ts';
import type { PasswordStepResultType } from './passwords.types.ts';
import { choosePasswordByLink, requestPasswordLink } from '@shop/domain/customers/replace-password';

@ArgsType()
class PasswordLinkArgs {
  @ValidateNested() @Type(() => PasswordLinkInput) @Field(() => PasswordLinkInput) readonly input: PasswordLinkInput;
}

@ArgsType()
class NewPasswordArgs {
  @ValidateNested() @Type(() => NewPasswordInput) @Field(() => NewPasswordInput) readonly input: NewPasswordInput;
}

const present = (result: Result<void, FormRefusal>): PasswordStepResultType =>
  result.ok ? { __typename: 'PasswordStepDone', done: true } : presentFormRefusal(result.refusal);

@Resolver()
export class PasswordsResolver {
  @Query(() => PasswordLinkType, {
    description: 'The link to a new password with this token, and whether it can still be used.',
  })
  async passwordLink(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { token }: PasswordTokenArgs,
  ): Promise<PasswordLinkType> {
    return { state: await shop.passwords.linkState(visitor.shopper, token) };
  }

  @Mutation(() => PasswordStepResult, {
    description: 'Mails a link to a new password. The result does not depend on whether there is an account.',
  })
  async requestPasswordLink(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { input }: PasswordLinkArgs,
  ): Promise<PasswordStepResultType> {
    return present(await requestPasswordLink(shop, visitor)(input));
  }

  @Mutation(() => PasswordStepResult)
  async chooseNewPassword(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { input }: NewPasswordArgs,
  ): Promise<PasswordStepResultType> {
    return present(await choosePasswordByLink(shop, visitor)(input));
  }
}
