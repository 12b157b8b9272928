import { Inject } from '@nestjs/common';
import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import type { Shop } from '@shop/domain/shop';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { unlessRevoked } from '../sessions/unless-revoked.ts';
import { SHOP } from '../shop.token.ts';
import type { ReturnParts } from './change-return.ts';
import { areReturnsOpen } from './are-returns-open.ts';
import { knownContact } from './known-contact.ts';
import { presentReturnFlow } from './present-return.ts';
import { readReturnFlow } from './read-return-flow.ts';
import type { ReturnFlow } from './read-return-flow.ts';
import { RETURN_DRAFTS } from './return-drafts.ts';
import type { ReturnDrafts } from './return-drafts.ts';
import { ReturnCarrierType, ReturnContactType, ReturnFlowType, ReturnRegulationType } from './return-flow.types.ts';
import { OfReturnOrder, ReturnFlowArgs } from './return-inputs.types.ts';
import { openDraft } from './stored-return.ts';

/** What the pages of a return show. A session that ends meanwhile changes nothing: a return needs none. */
@Resolver()
export class ReturnsResolver {
  constructor(
    @Inject(SHOP) private readonly shop: Pick<Shop, 'returns' | 'parameters' | 'customers' | 'addresses'>,
    @Inject(RETURN_DRAFTS) private readonly drafts: ReturnDrafts,
  ) {}

  private get parts(): ReturnParts {
    return { shop: this.shop, drafts: this.drafts };
  }

  @Query(() => ReturnFlowType)
  async returnFlow(@Context() context: GraphqlContext, @Args() { order }: ReturnFlowArgs): Promise<ReturnFlowType> {
    const flow = await this.read(context, order ?? undefined);
    return presentReturnFlow(flow, context.visitor.shopper.loginState);
  }

  @Query(() => Boolean, { description: 'Whether the shop takes returns at all; if not, their pages do not exist.' })
  areReturnsOpen(@Context() { publicShopper }: GraphqlContext): Promise<boolean> {
    return areReturnsOpen(this.shop)(publicShopper);
  }

  @Query(() => [ReturnRegulationType], { description: 'What the buyer may get for all of the selected articles.' })
  async returnRegulations(
    @Context() context: GraphqlContext,
    @Args() { order }: OfReturnOrder,
  ): Promise<readonly ReturnRegulationType[]> {
    const draft = openDraft((await this.read(context, order)).stored);
    return draft === undefined ? [] : this.shop.returns.regulations(context.visitor.shopper, order, draft.items);
  }

  @Query(() => [ReturnCarrierType], { description: 'Who may take the goods back, with the reason why some cannot.' })
  async returnCarriers(
    @Context() context: GraphqlContext,
    @Args() { order }: OfReturnOrder,
  ): Promise<readonly ReturnCarrierType[]> {
    const draft = openDraft((await this.read(context, order)).stored);
    if (draft === undefined) return [];
    const carriers = await this.shop.returns.carriers(context.visitor.shopper, draft);
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
  returnContact(@Context() { visitor }: GraphqlContext): Promise<ReturnContactType> {
    const read = () => knownContact(this.shop)(visitor);
    return unlessRevoked(this.shop)(visitor, read, read);
  }

  private read({ visitor }: GraphqlContext, order: string | undefined): Promise<ReturnFlow> {
    const read = () => readReturnFlow(this.parts)(visitor, order);
    return unlessRevoked(this.shop)(visitor, read, read);
  }
}
