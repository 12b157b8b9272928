import { Context, Query, Resolver } from '@nestjs/graphql';
import { currentCustomer } from '@shop/domain/customers/current-customer';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { AccountType } from './account.types.ts';
import { presentAccount } from './present-account.ts';

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
}
