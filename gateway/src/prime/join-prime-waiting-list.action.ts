import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, Mutation } from '@nestjs/graphql';
import { joinWaitingList } from '@shop/domain/prime/join-waiting-list';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { PRIME } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { formEchoOf } from '../request/form-echo-of.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { IsText } from '../shared/is-text.ts';
import { presentFormRefusal } from '../shared/present-refusal.ts';
import { PrimeWaitingListResult, type PrimeWaitingListResultType } from './prime.types.ts';

@ArgsType()
class WaitingListArgs {
  @IsText() @Field(() => String) readonly email: string;
}

const WAITING: MessageKey = 'shop.prime.waiting';

/** Puts an e-mail address on the list of those who wait until Prime takes members again. */
@Action()
export class JoinPrimeWaitingList {
  @Mutation(() => PrimeWaitingListResult, { description: 'Mails a receipt the first time.' })
  async joinPrimeWaitingList(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { email }: WaitingListArgs,
  ): Promise<PrimeWaitingListResultType> {
    const joined = await joinWaitingList(shop)(visitor.shopper, email);
    return joined.ok
      ? { __typename: 'PrimeWaitingListJoined', messageKey: WAITING }
      : presentFormRefusal(joined.refusal);
  }

  @FormRoute('prime-waiting-list', PRIME)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { email }: WaitingListArgs,
  ): Promise<FormReply> {
    const joined = await joinWaitingList(shop)(visitor.shopper, email);
    return joined.ok
      ? { path: PRIME, toasts: [{ kind: 'success', messageKey: WAITING }] }
      : { path: PRIME, echo: formEchoOf('prime-waiting-list', { email }, joined.refusal) };
  }
}
