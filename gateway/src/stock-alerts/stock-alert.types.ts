import { createUnionType, Field, ObjectType } from '@nestjs/graphql';
import { FormRefusedType } from '../shared/form-refused.types.ts';

@ObjectType('StockAlertStep', { description: 'The same for every e-mail address: nobody learns who is known.' })
export class StockAlertStepType {
  readonly __typename: 'StockAlertStep';
  @Field(() => String, { description: 'Of the page that says what happens next.' }) readonly path: string;
}

export type WatchItemResultType = StockAlertStepType | FormRefusedType;
export const WatchItemResult = createUnionType({
  name: 'WatchItemResult',
  types: () => [StockAlertStepType, FormRefusedType] as const,
  resolveType: ({ __typename }: WatchItemResultType) => __typename,
});

export const presentAlertStep = (path: string): StockAlertStepType => ({ __typename: 'StockAlertStep', path });
