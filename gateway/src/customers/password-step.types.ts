import { createUnionType, Field, ObjectType } from '@nestjs/graphql';
import type { FormRefusal } from '@shop/domain/shared/field-errors';
import type { Result } from '@shop/domain/shared/result';
import { FormRefusedType } from '../shared/form-refused.types.ts';
import { presentFormRefusal } from '../shared/present-refusal.ts';

@ObjectType('PasswordStepDone')
class PasswordStepDoneType {
  readonly __typename: 'PasswordStepDone';
  @Field(() => Boolean) readonly done: boolean;
}

export type PasswordStepResultType = PasswordStepDoneType | FormRefusedType;

export const PasswordStepResult = createUnionType({
  name: 'PasswordStepResult',
  types: () => [PasswordStepDoneType, FormRefusedType] as const,
  resolveType: ({ __typename }: PasswordStepResultType) => __typename,
});

export const presentPasswordStep = (taken: Result<void, FormRefusal>): PasswordStepResultType =>
  taken.ok ? { __typename: 'PasswordStepDone', done: true } : presentFormRefusal(taken.refusal);
