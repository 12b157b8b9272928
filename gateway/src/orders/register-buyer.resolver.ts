import { Inject } from '@nestjs/common';
import { Args, ArgsType, Context, Field, Mutation, Resolver } from '@nestjs/graphql';
import type { Shop } from '@shop/domain/shop';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { presentFormRefusal } from '../shared/present-refusal.ts';
import { SESSION_CHANGES } from '../sessions/session-change-listeners.ts';
import type { SessionChangeListeners } from '../sessions/session-change-listeners.ts';
import { SHOP } from '../shop.token.ts';
import { registerBuyer } from './register-buyer.ts';
import { RegisterBuyerInput, RegisterBuyerResult } from './register-buyer.types.ts';
import type { RegisterBuyerResultType } from './register-buyer.types.ts';

@ArgsType()
class RegisterBuyerArgs {
  @ValidateNested() @Type(() => RegisterBuyerInput) @Field(() => RegisterBuyerInput) readonly input: RegisterBuyerInput;
}

@Resolver()
export class RegisterBuyerResolver {
  constructor(
    @Inject(SHOP) private readonly shop: Pick<Shop, 'carts' | 'orders' | 'sessions'>,
    @Inject(SESSION_CHANGES) private readonly sessionChanges: SessionChangeListeners,
  ) {}

  @Mutation(() => RegisterBuyerResult, {
    description:
      'Makes an account of the guest whose order this browser has just confirmed, with what was typed for it.',
  })
  async registerBuyer(
    @Context() { visitor }: GraphqlContext,
    @Args() { input }: RegisterBuyerArgs,
  ): Promise<RegisterBuyerResultType> {
    const registered = await registerBuyer({ shop: this.shop, sessionChanges: this.sessionChanges })(visitor, input);
    if (!registered.ok) return presentFormRefusal(registered.refusal);
    const { firstName, lastName } = registered.value;
    return { __typename: 'BuyerRegistered', firstName, lastName };
  }
}
