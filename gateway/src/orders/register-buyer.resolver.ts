import { Args, ArgsType, Context, Field, Mutation, Resolver } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { presentFormRefusal } from '../shared/present-refusal.ts';
import { registerBuyer } from '@shop/domain/checkout/register-buyer';
import { RegisterBuyerInput, RegisterBuyerResult } from './register-buyer.types.ts';
import type { RegisterBuyerResultType } from './register-buyer.types.ts';

@ArgsType()
class RegisterBuyerArgs {
  @ValidateNested() @Type(() => RegisterBuyerInput) @Field(() => RegisterBuyerInput) readonly input: RegisterBuyerInput;
}

@Resolver()
export class RegisterBuyerResolver {
  @Mutation(() => RegisterBuyerResult, {
    description:
      'Makes an account of the guest whose order this browser has just confirmed, with what was typed for it.',
  })
  async registerBuyer(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { input }: RegisterBuyerArgs,
  ): Promise<RegisterBuyerResultType> {
    const registered = await registerBuyer(shop, visitor)(input);
    if (!registered.ok) return presentFormRefusal(registered.refusal);
    const { firstName, lastName } = registered.value;
    return { __typename: 'BuyerRegistered', firstName, lastName };
  }
}
