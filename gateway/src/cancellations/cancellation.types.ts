import { createUnionType, Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { CancellationKind } from '@shop/domain/cancellations/cancellation';
import { FormRefusedType } from '../shared/form-refused.types.ts';

export const CancellationKindEnum = { ordinary: 'ordinary', extraordinary: 'extraordinary' } as const satisfies {
  [Kind in CancellationKind]: Kind;
};
registerEnumType(CancellationKindEnum, { name: 'CancellationKind' });

@ObjectType('CancellationReceipt', { description: 'What was declared, and when it arrived.' })
export class CancellationReceiptType {
  @Field(() => ID) readonly receiptId: string;
  @Field(() => String, { description: 'ISO instant.' }) readonly receivedAt: string;
  @Field(() => CancellationKindEnum, { nullable: true, description: 'Null if it is unknown.' }) readonly kind:
    | CancellationKind
    | undefined;
  @Field(() => String, { nullable: true }) readonly cancellationReason?: string | undefined;
  @Field(() => String) readonly fullName: string;
  @Field(() => String) readonly contract: string;
  @Field(() => String, { nullable: true, description: 'ISO date; null: as early as possible.' }) readonly endsOn?:
    | string
    | undefined;
  @Field(() => String) readonly email: string;
}

@ObjectType('Cancellation', { description: 'What this browser cancels.' })
export class CancellationType {
  readonly __typename: 'Cancellation';
  @Field(() => ID, { description: 'Names the next declaration.' }) readonly key: string;
  @Field(() => CancellationReceiptType, { nullable: true, description: 'Of the last declaration.' }) readonly receipt:
    | CancellationReceiptType
    | undefined;
}

export const CancellationResult = createUnionType({
  name: 'CancellationResult',
  types: () => [CancellationType, FormRefusedType] as const,
});
export type CancellationResultType = CancellationType | FormRefusedType;
