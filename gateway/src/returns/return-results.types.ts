import { createUnionType, Field, ID, ObjectType } from '@nestjs/graphql';
import { FormRefusedType } from '../shared/form-refused.types.ts';
import { SubmittedReturnType } from './return-flow.types.ts';

@ObjectType('ReturnOrderFound')
export class ReturnOrderFoundType {
  readonly __typename: 'ReturnOrderFound';
  @Field(() => String, { description: 'Where its return begins.' }) readonly path: string;
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

@ObjectType('ReturnImageRemoved')
export class ReturnImageRemovedType {
  readonly __typename: 'ReturnImageRemoved';
  @Field(() => ID) readonly id: string;
}

@ObjectType('ReturnSubmitted')
export class ReturnSubmittedType {
  readonly __typename: 'ReturnSubmitted';
  @Field(() => SubmittedReturnType) readonly submitted: SubmittedReturnType;
}

@ObjectType('ReturnRefused', { description: 'The shop does not accept the return (specification A8: errorMsg).' })
export class ReturnRefusedType {
  readonly __typename: 'ReturnRefused';
  @Field(() => String) readonly messageKey: string;
  @Field(() => String, { nullable: true, description: 'The shop’s own words, if it has any.' }) readonly text:
    | string
    | undefined;
}

export type FindReturnOrderResultType = ReturnOrderFoundType | FormRefusedType | ReturnNotReadyType;
export const FindReturnOrderResult = createUnionType({
  name: 'FindReturnOrderResult',
  types: () => [ReturnOrderFoundType, FormRefusedType, ReturnNotReadyType] as const,
  resolveType: ({ __typename }: FindReturnOrderResultType) => __typename,
});

export type ReturnStepResultType = ReturnStepTakenType | FormRefusedType | ReturnNotReadyType;
export const ReturnStepResult = createUnionType({
  name: 'ReturnStepResult',
  types: () => [ReturnStepTakenType, FormRefusedType, ReturnNotReadyType] as const,
  resolveType: ({ __typename }: ReturnStepResultType) => __typename,
});

export type SubmitReturnResultType = ReturnSubmittedType | ReturnRefusedType | FormRefusedType | ReturnNotReadyType;
export const SubmitReturnResult = createUnionType({
  name: 'SubmitReturnResult',
  types: () => [ReturnSubmittedType, ReturnRefusedType, FormRefusedType, ReturnNotReadyType] as const,
  resolveType: ({ __typename }: SubmitReturnResultType) => __typename,
});

export type RemoveReturnImageResultType = ReturnImageRemovedType | ReturnNotReadyType;
export const RemoveReturnImageResult = createUnionType({
  name: 'RemoveReturnImageResult',
  types: () => [ReturnImageRemovedType, ReturnNotReadyType] as const,
  resolveType: ({ __typename }: RemoveReturnImageResultType) => __typename,
});
