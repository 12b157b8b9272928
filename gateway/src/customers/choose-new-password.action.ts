import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, InputType, Mutation } from '@nestjs/graphql';
import { choosePasswordByLink } from '@shop/domain/customers/replace-password';
import { LOGIN, newPasswordPath } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { formEchoOf } from '../request/form-echo-of.ts';
import { FormOnPage } from '../request/form-on-page.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { IsSecret } from '../shared/is-text.ts';
import { IsPasswordToken } from './is-password-token.ts';
import { PasswordStepResult, type PasswordStepResultType, presentPasswordStep } from './password-step.types.ts';

@InputType()
class NewPasswordInput {
  @IsPasswordToken() @Field(() => String) readonly token: string;
  @IsSecret() @Field(() => String) readonly password: string;
  @IsSecret() @Field(() => String) readonly passwordRepeat: string;
}

@ArgsType()
class NewPasswordArgs {
  @ValidateNested() @Type(() => NewPasswordInput) @Field(() => NewPasswordInput) readonly input: NewPasswordInput;
}

class NewPasswordForm extends FormOnPage {
  @IsSecret() readonly token: string;
  @IsSecret() readonly password: string;
  @IsSecret() readonly passwordRepeat: string;
}

/** Replaces a forgotten password, by the mailed link. */
@Action()
export class ChooseNewPassword {
  @Mutation(() => PasswordStepResult)
  async chooseNewPassword(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { input }: NewPasswordArgs,
  ): Promise<PasswordStepResultType> {
    return presentPasswordStep(await choosePasswordByLink(shop, visitor)(input));
  }

  @FormRoute('new-password', LOGIN)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { token, password, passwordRepeat }: NewPasswordForm,
  ): Promise<FormReply> {
    const chosen = await choosePasswordByLink(shop, visitor)({ token, password, passwordRepeat });
    return chosen.ok
      ? { path: LOGIN, toasts: [{ kind: 'success', messageKey: 'shop.password.chosen' }] }
      : { path: newPasswordPath(token), echo: formEchoOf('new-password', {}, chosen.refusal) };
  }
}
