import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { PasswordLinkType, PasswordTokenArgs } from './passwords.types.ts';

@Resolver()
export class PasswordsResolver {
  @Query(() => PasswordLinkType, {
    description: 'The link to a new password with this token, and whether it can still be used.',
  })
  async passwordLink(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { token }: PasswordTokenArgs,
  ): Promise<PasswordLinkType> {
    return { state: await shop.passwords.linkState(visitor.shopper, token) };
  }
}
