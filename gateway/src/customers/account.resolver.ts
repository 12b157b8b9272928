import { Args, ArgsType, Context, Field, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { presentFormRefusal } from '../shared/present-refusal.ts';
import {
  AccountDataInput,
  AccountType,
  ChangeAccountResult,
  ChangeEmailInput,
  DeleteAccountInput,
  DeleteAccountResult,
  PhoneArgs,
} from './account.types.ts';
import type { ChangeAccountResultType, DeleteAccountResultType } from './account.types.ts';
import {
  changeOwnDetails,
  changeOwnEmail,
  changeOwnPhone,
  deleteOwnAccount,
} from '@shop/domain/customers/change-account';
import { currentCustomer } from '@shop/domain/customers/current-customer';
import { presentAccount, presentChange } from './present-account.ts';

@ArgsType()
class AccountDataArgs {
  @ValidateNested() @Type(() => AccountDataInput) @Field(() => AccountDataInput) readonly input: AccountDataInput;
}

@ArgsType()
class ChangeEmailArgs {
  @ValidateNested() @Type(() => ChangeEmailInput) @Field(() => ChangeEmailInput) readonly input: ChangeEmailInput;
}

@ArgsType()
class DeleteAccountArgs {
  @ValidateNested() @Type(() => DeleteAccountInput) @Field(() => DeleteAccountInput) readonly input: DeleteAccountInput;
}

const DELETED: MessageKey = 'shop.account.deleted';

@Resolver()
export class AccountResolver {
  @Query(() => AccountType, {
    nullable: true,
    description: 'The account of a signed-in customer; null for anybody else.',
  })
  async account(@Context() { visitor, shop }: GraphqlContext): Promise<AccountType | undefined> {
    const customer = await currentCustomer(shop, visitor)();
    return visitor.shopper.loginState === 'customer' ? presentAccount(customer) : undefined;
  }

  @Mutation(() => ChangeAccountResult)
  async changeAccountData(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { input }: AccountDataArgs,
  ): Promise<ChangeAccountResultType> {
    return presentChange(await changeOwnDetails(shop, visitor)(input));
  }

  @Mutation(() => ChangeAccountResult)
  async changeEmail(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { input }: ChangeEmailArgs,
  ): Promise<ChangeAccountResultType> {
    return presentChange(await changeOwnEmail(shop, visitor)(input));
  }

  @Mutation(() => ChangeAccountResult)
  async changePhone(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { phone }: PhoneArgs,
  ): Promise<ChangeAccountResultType> {
    return presentChange(await changeOwnPhone(shop, visitor)(phone));
  }

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
}
