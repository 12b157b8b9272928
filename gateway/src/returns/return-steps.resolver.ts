import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { Result } from '@shop/domain/shared/result';
import type { Shop } from '@shop/domain/shop';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { unlessRevoked } from '../sessions/unless-revoked.ts';
import { SHOP } from '../shop.token.ts';
import type { ReturnParts, StepRefusal } from './change-return.ts';
import { findReturnOrder } from './find-return-order.ts';
import { presentSubmittedReturn } from './present-return.ts';
import { presentNotReady, presentStepRefusal } from './present-return-refusal.ts';
import { readContact } from './read-contact.ts';
import { removeReturnImage } from './remove-return-image.ts';
import { RETURN_DRAFTS } from './return-drafts.ts';
import type { ReturnDrafts } from './return-drafts.ts';
import {
  ChooseRegulationArgs,
  ChooseReturnCarrierArgs,
  FindReturnOrderArgs,
  RemoveReturnImageArgs,
  SelectReturnItemsArgs,
  SubmitReturnArgs,
} from './return-inputs.types.ts';
import {
  FindReturnOrderResult,
  RemoveReturnImageResult,
  ReturnStepResult,
  SubmitReturnResult,
} from './return-results.types.ts';
import type {
  FindReturnOrderResultType,
  RemoveReturnImageResultType,
  ReturnStepResultType,
  SubmitReturnResultType,
} from './return-results.types.ts';
import { submitReturnOnce } from './submit-return-once.ts';
import { chooseRegulation, chooseReturnCarrier, selectReturnItems } from './take-return-steps.ts';
import type { StepTaken } from './take-return-steps.ts';

const presentStep = (taken: Result<StepTaken, StepRefusal>): ReturnStepResultType =>
  taken.ok ? { __typename: 'ReturnStepTaken', path: taken.value.path } : presentStepRefusal(taken.refusal);

/** The steps of a return, a mutation each. If the session ends meanwhile, the step is taken without it: a return needs none. */
@Resolver()
export class ReturnStepsResolver {
  constructor(
    @Inject(SHOP) private readonly shop: Pick<Shop, 'returns' | 'parameters' | 'customers'>,
    @Inject(RETURN_DRAFTS) private readonly drafts: ReturnDrafts,
  ) {}

  private get parts(): ReturnParts {
    return { shop: this.shop, drafts: this.drafts };
  }

  @Mutation(() => FindReturnOrderResult, { description: 'Finds an order by its number and postcode.' })
  async findReturnOrder(
    @Context() context: GraphqlContext,
    @Args() lookup: FindReturnOrderArgs,
  ): Promise<FindReturnOrderResultType> {
    const found = await this.run(context, () => findReturnOrder(this.shop)(context.visitor, lookup));
    return found.ok ? { __typename: 'ReturnOrderFound', path: found.value.path } : presentStepRefusal(found.refusal);
  }

  @Mutation(() => ReturnStepResult)
  async selectReturnItems(
    @Context() context: GraphqlContext,
    @Args() { order, items }: SelectReturnItemsArgs,
  ): Promise<ReturnStepResultType> {
    const selections = items.map(({ id, quantity, reason, comment, additionalInfo, images, components }) => ({
      id,
      quantity,
      reason,
      images,
      components,
      ...omitNil({ comment, additionalInfo }),
    }));
    return presentStep(
      await this.run(context, () => selectReturnItems(this.parts)(context.visitor, order, selections)),
    );
  }

  @Mutation(() => ReturnStepResult)
  async chooseRegulation(
    @Context() context: GraphqlContext,
    @Args() { order, regulation }: ChooseRegulationArgs,
  ): Promise<ReturnStepResultType> {
    return presentStep(await this.run(context, () => chooseRegulation(this.parts)(context.visitor, order, regulation)));
  }

  @Mutation(() => ReturnStepResult)
  async chooseReturnCarrier(
    @Context() context: GraphqlContext,
    @Args() { order, carrier, labels }: ChooseReturnCarrierArgs,
  ): Promise<ReturnStepResultType> {
    return presentStep(
      await this.run(context, () => chooseReturnCarrier(this.parts)(context.visitor, order, { carrier, labels })),
    );
  }

  @Mutation(() => RemoveReturnImageResult)
  async removeReturnImage(
    @Context() context: GraphqlContext,
    @Args() { order, image }: RemoveReturnImageArgs,
  ): Promise<RemoveReturnImageResultType> {
    const removed = await this.run(context, () => removeReturnImage(this.parts)(context.visitor, order, image));
    return removed.ok ? { __typename: 'ReturnImageRemoved', id: removed.value } : presentNotReady(removed.refusal);
  }

  @Mutation(() => SubmitReturnResult, {
    description:
      'Announces the return. One return of a browser is submitted at most once, however often this is called.',
  })
  async submitReturn(
    @Context() context: GraphqlContext,
    @Args() { order, contact }: SubmitReturnArgs,
  ): Promise<SubmitReturnResultType> {
    const submitted = await this.run(context, () =>
      submitReturnOnce(this.parts)(context.visitor, order, readContact(contact)),
    );
    if (submitted.ok) return { __typename: 'ReturnSubmitted', submitted: presentSubmittedReturn(submitted.value) };
    const { refusal } = submitted;
    return refusal.because === 'return-refused'
      ? { __typename: 'ReturnRefused', messageKey: refusal.message, text: refusal.text }
      : presentStepRefusal(refusal);
  }

  private async run<Value>(context: GraphqlContext, step: () => Promise<Value>): Promise<Value> {
    return unlessRevoked(this.shop)(await context.aboutToKeep(), step, step);
  }
}
