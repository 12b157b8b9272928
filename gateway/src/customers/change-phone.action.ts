import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, Mutation } from '@nestjs/graphql';
import { changeOwnPhone } from '@shop/domain/customers/change-account';
import { CONTACT_DETAILS } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { IsOptionalText, IsText } from '../shared/is-text.ts';
import { ChangeAccountResult, type ChangeAccountResultType } from './account.types.ts';
import { contactDetailsReply } from './contact-details-reply.ts';
import { presentChange } from './present-account.ts';

@ArgsType()
class ChangePhoneArgs {
  @IsText() @Field(() => String) readonly phone: string;
}

class ChangePhoneForm extends ChangePhoneArgs {
  /** Path of the page that holds the form. */
  @IsOptionalText() readonly from?: string;
}

/** Changes the customer's phone number. */
@Action()
export class ChangePhone {
  @Mutation(() => ChangeAccountResult)
  async changePhone(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { phone }: ChangePhoneArgs,
  ): Promise<ChangeAccountResultType> {
    return presentChange(await changeOwnPhone(shop, visitor)(phone));
  }

  @FormRoute('account-phone', CONTACT_DETAILS)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { phone }: ChangePhoneForm,
  ): Promise<FormReply> {
    return contactDetailsReply('account-phone', { phone }, await changeOwnPhone(shop, visitor)(phone));
  }
}
