import { ArgsType, createUnionType, Field, ID, ObjectType } from '@nestjs/graphql';
import type { ReturnNotReady, StepRefusal, StepTaken } from '@shop/domain/returns/change-return';
import type { Result } from '@shop/domain/shared/result';
import { FormRefusedType } from '../shared/form-refused.types.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { presentFormRefusal } from '../shared/present-refusal.ts';

/** What the steps of a return have in common: the order by its hash, and how a step ends. */
@ArgsType()
export class OfReturnOrder {
  @IsShopId() @Field(() => ID) readonly order: string;
}

@ObjectType('ReturnStepTaken')
export class ReturnStepTakenType {
  readonly __typename: 'ReturnStepTaken';
  @Field(() => String, { description: 'The first step that is not complete.' }) readonly path: string;
}

@ObjectType('ReturnNotReady', {
  description: 'The step cannot be taken now, such as because another tab has begun another return.',
})
export class ReturnNotReadyType {
  readonly __typename: 'ReturnNotReady';
  @Field(() => String) readonly path: string;
  @Field(() => String, { nullable: true }) readonly messageKey: string | undefined;
}

export type ReturnStepResultType = ReturnStepTakenType | FormRefusedType | ReturnNotReadyType;
export const ReturnStepResult = createUnionType({
  name: 'ReturnStepResult',
  types: () => [ReturnStepTakenType, FormRefusedType, ReturnNotReadyType] as const,
  resolveType: ({ __typename }: ReturnStepResultType) => __typename,
});

export const presentNotReady = ({ path, notice }: ReturnNotReady): ReturnNotReadyType => ({
  __typename: 'ReturnNotReady',
  path,
  messageKey: notice,
});

export const presentStepRefusal = (refusal: StepRefusal): FormRefusedType | ReturnNotReadyType =>
  refusal.because === 'not-ready' ? presentNotReady(refusal) : presentFormRefusal(refusal);

export const presentStep = (taken: Result<StepTaken, StepRefusal>): ReturnStepResultType =>
  taken.ok ? { __typename: 'ReturnStepTaken', path: taken.value.path } : presentStepRefusal(taken.refusal);
