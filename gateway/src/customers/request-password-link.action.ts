import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, InputType, Mutation } from '@nestjs/graphql';
import { requestPasswordLink } from '@shop/domain/customers/replace-password';
import { REQUESTED_PASSWORD, RESET_PASSWORD } from '@shop/domain/shared/paths';
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
import { IsOptionalText, IsText } from '../shared/is-text.ts';
import { PasswordStepResult, type PasswordStepResultType, presentPasswordStep } from './password-step.types.ts';

@InputType()
class PasswordLinkInput {
  @IsOptionalText() @Field(() => String, { nullable: true }) readonly email?: string | null;
  @IsOptionalText()
  @Field(() => String, { nullable: true, description: 'On the business shop, instead of the e-mail address.' })
  readonly customerNumber?: string | null;
  @IsText() @Field(() => String, { description: 'A field that people do not see.' }) readonly honeypot: string;
}

@ArgsType()
class PasswordLinkArgs {
  @ValidateNested() @Type(() => PasswordLinkInput) @Field(() => PasswordLinkInput) readonly input: PasswordLinkInput;
}

class PasswordLinkForm extends FormOnPage {
  @IsOptionalText() readonly email?: string;
  @IsOptionalText() readonly customerNumber?: string;
  /** The honeypot: people do not see it. */
  @IsText() readonly subject: string = '';
}

/** Mails a link to a new password to somebody who forgot the old one. */
@Action()
export class RequestPasswordLink {
  @Mutation(() => PasswordStepResult, {
    description: 'Mails a link to a new password. The result does not depend on whether there is an account.',
  })
  async requestPasswordLink(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { input }: PasswordLinkArgs,
  ): Promise<PasswordStepResultType> {
    return presentPasswordStep(await requestPasswordLink(shop, visitor)(input));
  }

  @FormRoute('password-link', RESET_PASSWORD, { name: 'password-link', fields: ['email', 'customerNumber'] })
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { email, customerNumber, subject }: PasswordLinkForm,
  ): Promise<FormReply> {
    const requested = await requestPasswordLink(shop, visitor)({ email, customerNumber, honeypot: subject });
    return requested.ok
      ? { path: REQUESTED_PASSWORD }
      : { path: RESET_PASSWORD, echo: formEchoOf('password-link', { email, customerNumber }, requested.refusal) };
  }
}
