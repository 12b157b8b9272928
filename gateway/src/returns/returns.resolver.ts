import { Inject } from '@nestjs/common';
import { Args, ArgsType, Context, Field, ID, Query, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import type { ReturnPorts } from '@shop/domain/returns/change-return';
import { areReturnsOpen } from '@shop/domain/returns/are-returns-open';
import { knownContact } from '@shop/domain/returns/known-contact';
import { presentReturnFlow } from './present-return.ts';
import { readReturnFlow } from '@shop/domain/returns/read-return-flow';
import { ReturnCarrierType, ReturnContactType, ReturnFlowType, ReturnRegulationType } from './return-flow.types.ts';
import { OfReturnOrder } from './return-step.types.ts';
import { RETURN_PORTS, type ReturnPortsFor } from './return-ports.ts';
import { IsOptionalText } from '../shared/is-text.ts';
import { openDraft } from '@shop/domain/returns/stored-return';

@ArgsType()
class ReturnFlowArgs {
  @IsOptionalText()
  @Field(() => ID, {
    nullable: true,
    description: 'The hash of an order, as a URL holds it; absent: the one whose return this browser fills in.',
  })
  readonly order?: string | null;
}

/** What the pages of a return show. A session that ends meanwhile changes nothing: a return needs none. */
@Resolver()
export class ReturnsResolver {
  constructor(@Inject(RETURN_PORTS) private readonly portsFor: ReturnPortsFor) {}

  @Query(() => ReturnFlowType)
  async returnFlow(@Context() context: GraphqlContext, @Args() { order }: ReturnFlowArgs): Promise<ReturnFlowType> {
    const flow = await readReturnFlow(this.portsOf(context), context.visitor)(order ?? undefined);
    return presentReturnFlow(flow, context.visitor.shopper.loginState);
  }

  @Query(() => Boolean, { description: 'Whether the shop takes returns at all; if not, their pages do not exist.' })
  areReturnsOpen(@Context() { publicShopper, publicShop }: GraphqlContext): Promise<boolean> {
    return areReturnsOpen(publicShop)(publicShopper);
  }

  @Query(() => [ReturnRegulationType], { description: 'What the buyer may get for all of the selected articles.' })
  async returnRegulations(
    @Context() context: GraphqlContext,
    @Args() { order }: OfReturnOrder,
  ): Promise<readonly ReturnRegulationType[]> {
    const draft = openDraft((await readReturnFlow(this.portsOf(context), context.visitor)(order)).stored);
    return draft === undefined ? [] : context.shop.returns.regulations(context.visitor.shopper, order, draft.items);
  }

  @Query(() => [ReturnCarrierType], { description: 'Who may take the goods back, with the reason why some cannot.' })
  async returnCarriers(
    @Context() context: GraphqlContext,
    @Args() { order }: OfReturnOrder,
  ): Promise<readonly ReturnCarrierType[]> {
    const draft = openDraft((await readReturnFlow(this.portsOf(context), context.visitor)(order)).stored);
    if (draft === undefined) return [];
    const carriers = await context.shop.returns.carriers(context.visitor.shopper, draft);
    return carriers.map(({ code, name, description, enabled, notice }) => ({
      code,
      name,
      description,
      enabled,
      notice,
    }));
  }

  @Query(() => ReturnContactType, {
    description: 'What the shop knows about a visitor who is signed in; empty for others.',
  })
  returnContact(@Context() { visitor, shop }: GraphqlContext): Promise<ReturnContactType> {
    return knownContact(shop, visitor)();
  }

  private portsOf(context: GraphqlContext): ReturnPorts {
    return this.portsFor(context.shop, context);
  }
}
