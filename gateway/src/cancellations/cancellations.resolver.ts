import { Args, ArgsType, Context, Field, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { offersCancellation } from '@shop/domain/cancellations/cancellation';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { httpError, NOT_FOUND } from '../http/errors.ts';
import { ids } from '../shared/ids.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { presentFormRefusal } from '../shared/present-refusal.ts';
import { CancellationInput, CancellationResult, CancellationType } from './cancellation.types.ts';
import type { CancellationResultType } from './cancellation.types.ts';
import { declareCancellation, openCancellation } from '@shop/domain/cancellations/declare-cancellation';
import { presentCancellation } from './present-cancellation.ts';

@ArgsType()
class DeclareArgs {
  @IsShopId() @Field(() => ID) readonly key: string;
  @ValidateNested() @Type(() => CancellationInput) @Field(() => CancellationInput) readonly input: CancellationInput;
}

/** The cancellation button (§ 312k BGB): a page that asks what the law lists, and its button that declares it. */
@Resolver()
export class CancellationsResolver {
  @Query(() => CancellationType, { nullable: true, description: 'Null on a business storefront.' })
  cancellation(@Context() { visitor }: GraphqlContext): CancellationType | undefined {
    return offersCancellation(visitor.shopper.storefront)
      ? presentCancellation(openCancellation({ ids }, visitor))
      : undefined;
  }

  @Mutation(() => CancellationResult, {
    description:
      'Declares a cancellation, once however often this is called with the same key and input, and mails the receipt.',
  })
  async declareCancellation(
    @Context() context: GraphqlContext,
    @Args() { key, input }: DeclareArgs,
  ): Promise<CancellationResultType> {
    const visitor = await context.aboutToKeep();
    if (!offersCancellation(visitor.shopper.storefront)) throw httpError(NOT_FOUND);
    const { kind, fullName, contract, email, ...more } = input;
    const declared = await declareCancellation({ ...context.shop, ids }, visitor)(key, {
      kind,
      fullName,
      contract,
      email,
      ...omitNil(more),
    });
    return declared.ok ? presentCancellation(declared.value) : presentFormRefusal(declared.refusal);
  }
}
