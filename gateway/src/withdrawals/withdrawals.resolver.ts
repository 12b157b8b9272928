import { Args, ArgsType, Context, Field, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { offersWithdrawal } from '@shop/domain/withdrawals/withdrawal';
import { WITHDRAWAL } from '@shop/domain/withdrawals/withdrawal.slot';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { httpError, NOT_FOUND } from '../http/errors.ts';
import type { VisitorSession } from '../visit/visitor-session.ts';
import { ids } from '../shared/ids.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { presentFormRefusal } from '../shared/present-refusal.ts';
import { confirmWithdrawal } from '@shop/domain/withdrawals/confirm-withdrawal';
import { prepareWithdrawal } from '@shop/domain/withdrawals/prepare-withdrawal';
import { presentConfirmRefusal, presentWithdrawal } from './present-withdrawal.ts';
import { WithdrawalInput, WithdrawalResult, WithdrawalType } from './withdrawal.types.ts';
import type { WithdrawalResultType } from './withdrawal.types.ts';

@ArgsType()
class PrepareArgs {
  @ValidateNested() @Type(() => WithdrawalInput) @Field(() => WithdrawalInput) readonly input: WithdrawalInput;
}

@ArgsType()
class ConfirmArgs {
  @IsShopId() @Field(() => ID) readonly key: string;
}

/** A business storefront has no such function. */
const consumerOf = ({ visitor }: GraphqlContext): VisitorSession => {
  if (!offersWithdrawal(visitor.shopper.storefront)) throw httpError(NOT_FOUND);
  return visitor;
};

/** The withdrawal function (§ 356a BGB): typed first, then confirmed. */
@Resolver()
export class WithdrawalsResolver {
  @Query(() => WithdrawalType, { nullable: true })
  withdrawal(@Context() { visitor }: GraphqlContext): WithdrawalType | undefined {
    const stored = offersWithdrawal(visitor.shopper.storefront) ? visitor.read(WITHDRAWAL) : undefined;
    return stored && presentWithdrawal(stored);
  }

  @Mutation(() => WithdrawalResult, {
    description: 'The first step: checks and keeps what was typed. Nothing is declared yet.',
  })
  async prepareWithdrawal(
    @Context() context: GraphqlContext,
    @Args() { input }: PrepareArgs,
  ): Promise<WithdrawalResultType> {
    await context.aboutToKeep();
    const { fullName, orderNumber, email, ...more } = input;
    const prepared = prepareWithdrawal(
      { ids },
      consumerOf(context),
    )({ fullName, orderNumber, email, ...omitNil(more) });
    return prepared.ok ? presentWithdrawal(prepared.value) : presentFormRefusal(prepared.refusal);
  }

  @Mutation(() => WithdrawalResult, {
    description: 'The second step: declares the withdrawal, once however often this is called, and mails the receipt.',
  })
  async confirmWithdrawal(
    @Context() context: GraphqlContext,
    @Args() { key }: ConfirmArgs,
  ): Promise<WithdrawalResultType> {
    const confirmed = await confirmWithdrawal(context.shop, consumerOf(context))(key);
    return confirmed.ok ? presentWithdrawal(confirmed.value) : presentConfirmRefusal(confirmed.refusal);
  }
}
