import { createUnionType, Field, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { CancellationKind } from '@shop/domain/cancellations/cancellation';
import { IsIn, IsOptional } from 'class-validator';
import { FormRefusedType } from '../shared/form-refused.types.ts';
import { IsLongText, IsOptionalText, IsText } from '../shared/is-text.ts';

export const CancellationKindEnum = { ORDINARY: 'ordinary', EXTRAORDINARY: 'extraordinary' } as const satisfies Record<
  string,
  CancellationKind
>;
registerEnumType(CancellationKindEnum, { name: 'CancellationKind' });

@InputType()
export class CancellationInput {
  @IsIn(Object.values(CancellationKindEnum)) @Field(() => CancellationKindEnum) readonly kind: CancellationKind;
  @IsOptional()
  @IsLongText()
  @Field(() => String, { nullable: true, description: 'Of an extraordinary cancellation.' })
  readonly cancellationReason?: string | null;
  @IsText() @Field(() => String) readonly fullName: string;
  @IsText()
  @Field(() => String, { description: 'E-mail address of the account, customer number, or other words.' })
  readonly contract: string;
  @IsOptionalText()
  @Field(() => String, { nullable: true, description: 'The wished last day, YYYY-MM-DD.' })
  readonly endsOn?: string | null;
  @IsText() @Field(() => String) readonly email: string;
}

@ObjectType('CancellationReceipt', { description: 'What was declared, and when it arrived.' })
export class CancellationReceiptType {
  @Field(() => ID) readonly receiptId: string;
  @Field(() => String, { description: 'ISO instant.' }) readonly receivedAt: string;
  @Field(() => CancellationKindEnum, { nullable: true, description: 'Null if it is unknown.' }) readonly kind:
    | CancellationKind
    | undefined;
  @Field(() => String, { nullable: true }) readonly cancellationReason: string | undefined;
  @Field(() => String) readonly fullName: string;
  @Field(() => String) readonly contract: string;
  @Field(() => String, { nullable: true, description: 'ISO date; null: as early as possible.' }) readonly endsOn:
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
