import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, InputType, Mutation } from '@nestjs/graphql';
import { changeOwnDetails } from '@shop/domain/customers/change-account';
import { CONTACT_DETAILS } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { IsOptionalText, IsText } from '../shared/is-text.ts';
import { ChangeAccountResult, type ChangeAccountResultType } from './account.types.ts';
import { contactDetailsReply } from './contact-details-reply.ts';
import { presentChange } from './present-account.ts';

@InputType()
class AccountDataInput {
  @IsText() @Field(() => String) readonly salutation: string;
  @IsText() @Field(() => String) readonly firstName: string;
  @IsText() @Field(() => String) readonly lastName: string;
  @IsText() @Field(() => String) readonly company: string;
}

@ArgsType()
class AccountDataArgs {
  @ValidateNested() @Type(() => AccountDataInput) @Field(() => AccountDataInput) readonly input: AccountDataInput;
}

class AccountDataForm extends AccountDataInput {
  override readonly company: string = '';
  /** Path of the page that holds the form. */
  @IsOptionalText() readonly from?: string;
}

/** Changes the customer's title, name and institution. */
@Action()
export class ChangePersonalDetails {
  @Mutation(() => ChangeAccountResult)
  async changeAccountData(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { input }: AccountDataArgs,
  ): Promise<ChangeAccountResultType> {
    return presentChange(await changeOwnDetails(shop, visitor)(input));
  }

  @FormRoute('account-data', CONTACT_DETAILS)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { salutation, firstName, lastName, company }: AccountDataForm,
  ): Promise<FormReply> {
    const typed = { salutation, firstName, lastName, company };
    return contactDetailsReply('account-data', typed, await changeOwnDetails(shop, visitor)(typed));
  }
}
