import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, createUnionType, Field, InputType, Mutation, ObjectType } from '@nestjs/graphql';
import { deleteOwnAccount } from '@shop/domain/customers/change-account';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { CONTACT_DETAILS, HOME } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { Type } from 'class-transformer';
import { IsBoolean, ValidateNested } from 'class-validator';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { formEchoOf } from '../request/form-echo-of.ts';
import { FormOnPage } from '../request/form-on-page.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { FormRefusedType } from '../shared/form-refused.types.ts';
import { IsOptionalText, IsSecret } from '../shared/is-text.ts';
import { presentFormRefusal } from '../shared/present-refusal.ts';

@InputType()
class DeleteAccountInput {
  @IsSecret() @Field(() => String) readonly password: string;
  @IsBoolean()
  @Field(() => Boolean, { description: 'Ticked: they have read what is deleted and what stays.' })
  readonly isSure: boolean;
}

@ArgsType()
class DeleteAccountArgs {
  @ValidateNested() @Type(() => DeleteAccountInput) @Field(() => DeleteAccountInput) readonly input: DeleteAccountInput;
}

class DeleteAccountForm extends FormOnPage {
  @IsSecret() readonly password: string;
  /** Present if ticked. */
  @IsOptionalText() readonly isSure?: string;
}

@ObjectType('AccountDeleted')
class AccountDeletedType {
  readonly __typename: 'AccountDeleted';
  @Field(() => String) readonly messageKey: string;
}

type DeleteAccountResultType = AccountDeletedType | FormRefusedType;
const DeleteAccountResult = createUnionType({
  name: 'DeleteAccountResult',
  types: () => [AccountDeletedType, FormRefusedType] as const,
  resolveType: ({ __typename }: DeleteAccountResultType) => __typename,
});

const DELETED: MessageKey = 'shop.account.deleted';

/** Deletes the customer's account, which takes the password and a tick. */
@Action()
export class DeleteAccount {
  @Mutation(() => DeleteAccountResult, {
    description: 'Deletes the account and signs out; orders stay as the law demands.',
  })
  async deleteAccount(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { input }: DeleteAccountArgs,
  ): Promise<DeleteAccountResultType> {
    const deleted = await deleteOwnAccount(shop, visitor)(input);
    return deleted.ok ? { __typename: 'AccountDeleted', messageKey: DELETED } : presentFormRefusal(deleted.refusal);
  }

  @FormRoute('delete-account', HOME)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { password, isSure }: DeleteAccountForm,
  ): Promise<FormReply> {
    const deleted = await deleteOwnAccount(shop, visitor)({ password, isSure: isSure !== undefined });
    return deleted.ok
      ? { path: HOME, toasts: [{ kind: 'success', messageKey: DELETED }] }
      : { path: CONTACT_DETAILS, echo: formEchoOf('delete-account', { isSure }, deleted.refusal) };
  }
}
