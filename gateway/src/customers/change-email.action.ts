import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, InputType, Mutation } from '@nestjs/graphql';
import { changeOwnEmail } from '@shop/domain/customers/change-account';
import { CONTACT_DETAILS } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { ids } from '../shared/ids.ts';
import { IsOptionalText, IsSecret, IsText } from '../shared/is-text.ts';
import { ChangeAccountResult, type ChangeAccountResultType } from './account.types.ts';
import { contactDetailsReply } from './contact-details-reply.ts';
import { presentChange } from './present-account.ts';

@InputType()
class ChangeEmailInput {
  @IsText() @Field(() => String) readonly email: string;
  @IsSecret() @Field(() => String) readonly password: string;
}

@ArgsType()
class ChangeEmailArgs {
  @ValidateNested() @Type(() => ChangeEmailInput) @Field(() => ChangeEmailInput) readonly input: ChangeEmailInput;
}

class ChangeEmailForm extends ChangeEmailInput {
  /** Path of the page that holds the form. */
  @IsOptionalText() readonly from?: string;
}

/** Changes the customer's e-mail address, which takes the password. */
@Action()
export class ChangeEmail {
  @Mutation(() => ChangeAccountResult)
  async changeEmail(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { input }: ChangeEmailArgs,
  ): Promise<ChangeAccountResultType> {
    return presentChange(await changeOwnEmail({ ...shop, ids }, visitor)(input));
  }

  @FormRoute('account-email', CONTACT_DETAILS)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { email, password }: ChangeEmailForm,
  ): Promise<FormReply> {
    const changed = await changeOwnEmail({ ...shop, ids }, visitor)({ email, password });
    return contactDetailsReply('account-email', { email }, changed);
  }
}
