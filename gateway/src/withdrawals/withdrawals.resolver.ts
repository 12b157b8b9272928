import { Context, Query, Resolver } from '@nestjs/graphql';
import { offersWithdrawal } from '@shop/domain/withdrawals/withdrawal';
import { WITHDRAWAL } from '@shop/domain/withdrawals/withdrawal.slot';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { presentWithdrawal } from './present-withdrawal.ts';
import { WithdrawalType } from './withdrawal.types.ts';

/** What this browser declares: a page of the withdrawal function may be loaded again (§ 356a BGB). */
@Resolver()
export class WithdrawalsResolver {
  @Query(() => WithdrawalType, { nullable: true })
  withdrawal(@Context() { visitor }: GraphqlContext): WithdrawalType | undefined {
    const stored = offersWithdrawal(visitor.shopper.storefront) ? visitor.read(WITHDRAWAL) : undefined;
    return stored && presentWithdrawal(stored);
  }
}
